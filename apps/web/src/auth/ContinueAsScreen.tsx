import { paths } from '#router/paths.ts';
import { usePlace } from '#router/place.ts';
import { PlaceLink } from '#router/PlaceLink.tsx';
import { readReturnPath } from '#session/returnPath.ts';
import { signIn } from '#session/signIn.ts';
import { Button } from '#ui/Button.tsx';
import { PublicFrame } from '#ui/public-frame/PublicFrame.tsx';
import type { LinkQuestion } from './linkQuestion.ts';

/** /auth, where a link would sign somebody in, and somebody else is signed in already. */
export function ContinueAsScreen({ accessToken, present, linked }: LinkQuestion) {
  const { search, go } = usePlace();

  async function goOn() {
    signIn({ accessToken, refreshToken: null, rememberMe: false, isByLink: true });
    await go(readReturnPath(search) ?? paths.dashboard, { replace: true });
  }

  if (accessToken === null) {
    return (
      <PublicFrame
        title="This sign-in link no longer works"
        intro={`Each link works once. You are still signed in${present ? ` as ${present}` : ''}.`}
      >
        <PlaceLink className="link" to={paths.dashboard}>
          Go to the dashboard
        </PlaceLink>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame
      title={`You are signed in${present ? ` as ${present}` : ' already'}`}
      intro={
        linked
          ? `The link that you opened signs in ${linked}. Continue as ${linked}?`
          : 'The link that you opened signs in with another account. Continue with it?'
      }
    >
      <Button variant="primary" size="lg" isWide onClick={() => void goOn()}>
        {linked ? `Continue as ${linked}` : 'Continue with the other account'}
      </Button>
      <Button size="lg" isWide onClick={() => void go(paths.dashboard, { replace: true })}>
        Stay signed in{present ? ` as ${present}` : ''}
      </Button>
    </PublicFrame>
  );
}
