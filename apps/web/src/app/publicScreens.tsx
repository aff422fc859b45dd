import { Suspense, type ReactElement } from 'react';
import LoginScreen from '#auth/LoginScreen.tsx';
import { lazyScreen } from '#router/lazyScreen.tsx';
import { paths } from '#router/paths.ts';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';

/** The screens of `isPublicScreen` but the first, which most people begin with: that one comes with its page's code. */
const others: ReadonlyMap<string, ReturnType<typeof lazyScreen<object>>> = new Map([
  [paths.signup, lazyScreen(() => import('#auth/SignupScreen.tsx'))],
  [paths.forgotPassword, lazyScreen(() => import('#auth/ForgotPasswordScreen.tsx'))],
  [paths.forgotPasswordSuccess, lazyScreen(() => import('#auth/ForgotPasswordSuccessScreen.tsx'))],
  [paths.resetPassword, lazyScreen(() => import('#auth/ResetPasswordScreen.tsx'))],
  [paths.auth, lazyScreen(() => import('#auth/TokenSignInScreen.tsx'))],
]);

/** The screen at `path`, which shows at once when `loadPublicScreen` has brought it. */
export function publicScreen(path: string): ReactElement | null {
  if (path === paths.login) return <LoginScreen />;
  const other = others.get(path);
  if (!other) return null;
  return (
    <Suspense key={path} fallback={<FullScreenLoader />}>
      <other.Screen />
    </Suspense>
  );
}

/** Settles when the screen's code is there. Throws when it cannot be had. */
export async function loadPublicScreen(path: string): Promise<void> {
  await others.get(path)?.load();
}
