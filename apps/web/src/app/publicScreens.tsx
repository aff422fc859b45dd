import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import ForgotPasswordScreen from '#auth/ForgotPasswordScreen.tsx';
import LoginScreen from '#auth/LoginScreen.tsx';
import SignupScreen from '#auth/SignupScreen.tsx';
import { paths } from '#router/paths.ts';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';

// Rarely seen, and nobody begins with them without having waited for a mail.
const ForgotPasswordSuccessScreen = lazy(() => import('#auth/ForgotPasswordSuccessScreen.tsx'));
const ResetPasswordScreen = lazy(() => import('#auth/ResetPasswordScreen.tsx'));
const TokenSignInScreen = lazy(() => import('#auth/TokenSignInScreen.tsx'));

/** The screens of `isPublicScreen`. */
export const publicScreens: ReadonlyMap<string, ReactElement> = new Map([
  [paths.login, <LoginScreen key={paths.login} />],
  [paths.signup, <SignupScreen key={paths.signup} />],
  [paths.forgotPassword, <ForgotPasswordScreen key={paths.forgotPassword} />],
  [paths.forgotPasswordSuccess, whenThere(paths.forgotPasswordSuccess, <ForgotPasswordSuccessScreen />)],
  [paths.resetPassword, whenThere(paths.resetPassword, <ResetPasswordScreen />)],
  [paths.auth, whenThere(paths.auth, <TokenSignInScreen />)],
]);

function whenThere(key: string, screen: ReactNode) {
  return (
    <Suspense key={key} fallback={<FullScreenLoader />}>
      {screen}
    </Suspense>
  );
}
