import { type RouteObject } from 'react-router-dom';
import GetFirstOrder from '#__generated__/GetFirstOrder$parameters.ts';
import GetMonthlySubscriptionPrices from '#__generated__/GetMonthlySubscriptionPrices$parameters.ts';
import GetOnboarding from '#__generated__/GetOnboarding$parameters.ts';
import { type GetOnboarding as GetOnboardingType } from '#generated/GetOnboarding';
import { paths } from '#router/paths.ts';
import { redirectTo } from '#router/redirectTo.ts';
import { plainScreen, screen } from '#router/screen.tsx';
import { stepCode } from './client/stepCode.ts';

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
      { path: 'details', ...plainScreen({ load: stepCode.Details }) },
      { path: 'chat/*', ...plainScreen({ load: stepCode.Chat }) },
      {
        path: 'subscription',
        ...plainScreen({ load: stepCode.Subscription, parts: [{ query: GetMonthlySubscriptionPrices }] }),
      },
      { path: 'payment', ...plainScreen({ load: stepCode.Payment, parts: [{ query: GetFirstOrder }] }) },
      { path: 'install', ...plainScreen({ load: stepCode.Install, parts: [{ query: GetFirstOrder }] }) },
    ],
  },
  {
    path: 'user',
    ...plainScreen({
      load: () => import('./user/UserOnboardingScreen.tsx'),
      data: async ({ request }) => (await import('./user/loadInvitation.ts')).loadInvitation(request),
    }),
    // How it stands is asked anew when accepting it was refused.
    shouldRevalidate: () => true,
  },
];
