import { type RouteObject } from 'react-router-dom';
import GetOnboarding from '#__generated__/GetOnboarding$parameters.ts';
import { type GetOnboarding as GetOnboardingType } from '#generated/GetOnboarding';
import { paths } from '#router/paths.ts';
import { redirectTo } from '#router/redirectTo.ts';
import { plainScreen, screen } from '#router/screen.tsx';

/** Children of /onboard (spec §2). */
export const onboardRoutes: RouteObject[] = [
  { path: 'client', loader: redirectTo(paths.onboardDetails) },
  {
    path: 'client',
    ...screen<GetOnboardingType>({
      query: GetOnboarding,
      load: () => import('./client/ClientOnboardingScreen.tsx'),
    }),
    children: [
      { path: 'details', ...plainScreen({ load: () => import('./client/DetailsStep.tsx') }) },
      { path: 'chat/*', ...plainScreen({ load: () => import('./client/ChatStep.tsx') }) },
      { path: 'subscription', ...plainScreen({ load: () => import('./client/SubscriptionStep.tsx') }) },
      { path: 'payment', ...plainScreen({ load: () => import('./client/PaymentStep.tsx') }) },
      { path: 'install', ...plainScreen({ load: () => import('./client/InstallStep.tsx') }) },
    ],
  },
  {
    path: 'user',
    ...plainScreen({ load: () => import('./user/UserOnboardingScreen.tsx') }),
    loader: async ({ request }) => (await import('./user/loadInvitation.ts')).loadInvitation(request),
    // How it stands is asked anew when accepting it was refused.
    shouldRevalidate: () => true,
  },
];
