import { useRef, useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { config } from '#config.ts';
import { paths } from '#router/paths.ts';
import { readReturnPath, withReturnPath } from '#session/returnPath.ts';
import { useSession } from '#session/sessionStore.ts';
import type { GoogleResult } from './finishGoogle.ts';
import { FormNotice } from './FormNotice.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OrDivider } from './OrDivider.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { signOutMessages } from './signOutMessages.ts';
import { Terms } from './Terms.tsx';

/** /login */
export default function LoginScreen() {
  const google = useLoaderData<GoogleResult>();
  const [search] = useSearchParams();
  const next = readReturnPath(search);
  const [googleProblem, setGoogleProblem] = useState(google?.problem ?? null);
  const rememberMe = useRef(true);
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
            <Link className="link" to={withReturnPath(paths.signup, next)}>
              Create an account
            </Link>
          </>
        )
      }
      footer={<Terms act="signing in" />}
    >
      {signOutReason && !googleProblem && <FormNotice tone="neutral">{signOutMessages[signOutReason]}</FormNotice>}
      {wasSignedIn && (
        <FormNotice tone="neutral">
          You are already signed in.{' '}
          <Link className="link" to={next ?? paths.dashboard}>
            Continue to the dashboard
          </Link>
        </FormNotice>
      )}
      {googleProblem && <FormNotice tone="critical">{googleProblem}</FormNotice>}
      <GoogleButton purpose="login" next={next} rememberMe={() => rememberMe.current} onProblem={setGoogleProblem} />
      <OrDivider />
      <LoginForm
        next={next}
        onRememberMe={(isRemembered) => {
          rememberMe.current = isRemembered;
        }}
      />
    </PublicFrame>
  );
}
