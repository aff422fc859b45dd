import { useState } from 'react';
import { config } from '#config.ts';
import { paths } from '#router/paths.ts';
import { usePlace } from '#router/place.ts';
import { PlaceLink } from '#router/PlaceLink.tsx';
import { readReturnPath, withReturnPath } from '#session/returnPath.ts';
import { useSession } from '#session/sessionStore.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { useIsHydrated } from '#ui/useIsHydrated.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { googleProblemIn } from './googleProblem.ts';
import { LoginForm } from './LoginForm.tsx';
import { OrDivider } from './OrDivider.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { signOutMessages } from './signOutMessages.ts';
import { Terms } from './Terms.tsx';

/** /login */
export default function LoginScreen() {
  const { search, loaded } = usePlace();
  const next = readReturnPath(search);
  const [googleProblem, setGoogleProblem] = useState(() => googleProblemIn(loaded));
  const isHydrated = useIsHydrated();
  const signOutReason = useSession(({ auth }) => auth.signOutReason);
  // Read once: signing in makes it true a moment before the screen goes.
  const [wasSignedIn] = useState(() => useSession.getState().auth.accessToken !== null);

  return (
    <PublicFrame
      title="Sign in"
      intro={
        config.signupEnabled && (
          <>
            New here?{' '}
            <PlaceLink className="link" to={withReturnPath(paths.signup, next)}>
              Create an account
            </PlaceLink>
          </>
        )
      }
      footer={<Terms act="signing in" />}
    >
      {signOutReason && !googleProblem && <FormNotice tone="neutral">{signOutMessages[signOutReason]}</FormNotice>}
      {isHydrated && wasSignedIn && (
        <FormNotice tone="neutral">
          You are already signed in.{' '}
          <PlaceLink className="link" to={next ?? paths.dashboard}>
            Continue to the dashboard
          </PlaceLink>
        </FormNotice>
      )}
      {googleProblem && <FormNotice tone="critical">{googleProblem}</FormNotice>}
      <GoogleButton purpose="login" next={next} onProblem={setGoogleProblem} />
      <OrDivider />
      <LoginForm next={next} />
    </PublicFrame>
  );
}
