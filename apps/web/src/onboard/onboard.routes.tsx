import { type FunctionComponent } from 'react';
import { type RouteObject } from 'react-router-dom';
import GetFirstOrder from '#__generated__/GetFirstOrder$parameters.ts';
import GetMonthlySubscriptionPrices from '#__generated__/GetMonthlySubscriptionPrices$parameters.ts';
import GetOnboarding from '#__generated__/GetOnboarding$parameters.ts';
import { type GetFirstOrder as GetFirstOrderType } from '#generated/GetFirstOrder';
import { type GetMonthlySubscriptionPrices as GetMonthlySubscriptionPricesType } from '#generated/GetMonthlySubscriptionPrices';
import { type GetOnboarding as GetOnboardingType } from '#generated/GetOnboarding';
import { paths } from '#router/paths.ts';
import { redirectTo } from '#router/redirectTo.ts';
import { plainScreen, screen } from '#router/screen.tsx';
import { stepCode } from './client/stepCode.ts';

/** Of a step that shows what plans cost: that is asked for with its code, and read by the part that can ask again. */
type StepCode = () => Promise<{ default: FunctionComponent }>;

const withPrices = (load: StepCode) =>
  screen<GetMonthlySubscriptionPricesType>({ query: GetMonthlySubscriptionPrices, load });
const withFirstOrder = (load: StepCode) => screen<GetFirstOrderType>({ query: GetFirstOrder, load });

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
      { path: 'subscription', ...withPrices(stepCode.Subscription) },
      { path: 'payment', ...withFirstOrder(stepCode.Payment) },
      { path: 'install', ...withFirstOrder(stepCode.Install) },
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
