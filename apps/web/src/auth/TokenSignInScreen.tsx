import { paths } from '#router/paths.ts';
import { usePlace } from '#router/place.ts';
import { PlaceLink } from '#router/PlaceLink.tsx';
import { PublicFrame } from '#ui/public-frame/PublicFrame.tsx';
import { ContinueAsScreen } from './ContinueAsScreen.tsx';
import { linkQuestionIn } from './linkQuestion.ts';

/** /auth without a token, or with one of somebody else than is signed in. */
export default function TokenSignInScreen() {
  const question = linkQuestionIn(usePlace().loaded);
  if (question) return <ContinueAsScreen {...question} />;
  return (
    <PublicFrame
      title="This sign-in link is not complete"
      intro="Each link works once. Open it again from where you received it, or sign in another way."
    >
      <PlaceLink className="link" to={paths.login}>
        Sign in
      </PlaceLink>
    </PublicFrame>
  );
}
