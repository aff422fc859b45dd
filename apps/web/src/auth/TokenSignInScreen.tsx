import { paths } from '#router/paths.ts';
import { PlaceLink } from '#router/PlaceLink.tsx';
import { PublicFrame } from '#ui/public-frame/PublicFrame.tsx';

/** /auth without a token: with one, nobody stays here. */
export default function TokenSignInScreen() {
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
