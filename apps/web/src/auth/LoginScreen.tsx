import { Suspense, useState } from 'react';
import { config } from '#config.ts';
import { lazyScreen } from '#router/lazyScreen.tsx';
import { paths } from '#router/paths.ts';
import { usePlace } from '#router/place.ts';
import { PlaceLink } from '#router/PlaceLink.tsx';
import { readReturnPath, withReturnPath } from '#session/returnPath.ts';
import { useSession } from '#session/sessionStore.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { useIsHydrated } from '#ui/useIsHydrated.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { googleProblemIn } from './googleProblem.ts';
import { LoginForm } from './LoginForm.tsx';
import { OrDivider } from './OrDivider.tsx';
import { PublicFrame } from '#ui/public-frame/PublicFrame.tsx';
import { secondStepIn, type SecondStep } from './secondStep.ts';
import { signOutMessages } from './signOutMessages.ts';
import { Terms } from './Terms.tsx';

/** Few need it: it comes when the first step is done. */
const secondStepScreen = lazyScreen(() => import('./SecondStepScreen.tsx'));

/** /login */
export default function LoginScreen() {
  const { search, loaded } = usePlace();
  const next = readReturnPath(search);
  const [problem, setProblem] = useState(() => googleProblemIn(loaded));
  const [step, setStep] = useState(() => secondStepIn(loaded));
  const isHydrated = useIsHydrated();
  const signOutReason = useSession(({ auth }) => auth.signOutReason);
  // Read once: signing in makes it true a moment before the screen goes.
  const [wasSignedIn] = useState(() => useSession.getState().auth.accessToken !== null);

  async function goOn(next: SecondStep) {
    await secondStepScreen.load();
    setStep(next);
  }

  function back(reason: string | null) {
    setProblem(reason);
    setStep(null);
  }

  if (step) {
    return (
      <Suspense fallback={<FullScreenLoader />}>
        <secondStepScreen.Screen step={step} onBack={back} />
      </Suspense>
    );
  }
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
      {signOutReason && !problem && <FormNotice tone="neutral">{signOutMessages[signOutReason]}</FormNotice>}
      {isHydrated && wasSignedIn && (
        <FormNotice tone="neutral">
          You are already signed in.{' '}
          <PlaceLink className="link" to={next ?? paths.dashboard}>
            Continue to the dashboard
          </PlaceLink>
        </FormNotice>
      )}
      {problem && <FormNotice tone="critical">{problem}</FormNotice>}
      <GoogleButton purpose="login" next={next} onProblem={setProblem} />
      <OrDivider />
      <LoginForm next={next} onSecondStep={goOn} />
    </PublicFrame>
  );
}
