import { lazy, Suspense, type ReactElement } from 'react';
import ForgotPasswordScreen from '#auth/ForgotPasswordScreen.tsx';
import ForgotPasswordSuccessScreen from '#auth/ForgotPasswordSuccessScreen.tsx';
import LoginScreen from '#auth/LoginScreen.tsx';
import SignupScreen from '#auth/SignupScreen.tsx';
import TokenSignInScreen from '#auth/TokenSignInScreen.tsx';
import { paths } from '#router/paths.ts';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';

/** Opened from a mail, rarely. */
const ResetPasswordScreen = lazy(() => import('#auth/ResetPasswordScreen.tsx'));

/** The screens of `isPublicScreen`. */
export const publicScreens: ReadonlyMap<string, ReactElement> = new Map([
  [paths.login, <LoginScreen key={paths.login} />],
  [paths.signup, <SignupScreen key={paths.signup} />],
  [paths.forgotPassword, <ForgotPasswordScreen key={paths.forgotPassword} />],
  [paths.forgotPasswordSuccess, <ForgotPasswordSuccessScreen key={paths.forgotPasswordSuccess} />],
  [
    paths.resetPassword,
    <Suspense key={paths.resetPassword} fallback={<FullScreenLoader />}>
      <ResetPasswordScreen />
    </Suspense>,
  ],
  [paths.auth, <TokenSignInScreen key={paths.auth} />],
]);
