import { redirect, type RouteObject } from 'react-router-dom';
import { config } from '#config.ts';
import { paths } from '#router/paths.ts';
import { plainScreen } from '#router/plainScreen.tsx';
import { RoutedPlace } from '#router/RoutedPlace.tsx';
import { readReturnPath, withReturnPath } from '#session/returnPath.ts';
import { claimGoogle } from './arrival.ts';

const screens: RouteObject[] = [
  {
    path: 'login',
    ...plainScreen({ load: () => import('./LoginScreen.tsx') }),
    loader: () => returnFromGoogle('login'),
  },
  {
    path: 'signup',
    ...plainScreen({ load: () => import('./SignupScreen.tsx') }),
    loader: ({ request }) => {
      if (config.signupEnabled) return returnFromGoogle('signup');
      throw redirect(withReturnPath(paths.login, readReturnPath(new URL(request.url).search)));
    },
  },
  {
    path: 'forgot-password',
    children: [
      { index: true, ...plainScreen({ load: () => import('./ForgotPasswordScreen.tsx') }) },
      { path: 'success', ...plainScreen({ load: () => import('./ForgotPasswordSuccessScreen.tsx') }) },
    ],
  },
  { path: 'reset-password', ...plainScreen({ load: () => import('./ResetPasswordScreen.tsx') }) },
  {
    path: 'auth',
    ...plainScreen({ load: () => import('./TokenSignInScreen.tsx') }),
    loader: async (args) => (await import('./signInByLink.ts')).signInByLink(args),
  },
];

/** The public screens (spec §2). They load neither Relay nor the component library. */
export const authRoutes: RouteObject[] = [{ element: <RoutedPlace />, children: screens }];

/** When Google's page has sent the person back, what was begun is finished before the screen shows. */
async function returnFromGoogle(purpose: 'login' | 'signup') {
  const answer = claimGoogle();
  return answer && (await import('./finishGoogle.ts')).finishGoogle(purpose, answer);
}
