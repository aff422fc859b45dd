import { type RouteObject } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { redirectTo } from '#router/redirectTo.ts';
import { coming } from '../coming.tsx';
import { titled } from '../titled.ts';
import { CardPayersOnly } from './CardPayersOnly.tsx';

export const settingsRoutes: RouteObject = {
  path: 'settings',
  ...titled('Settings', {}),
  children: [
    { index: true, loader: redirectTo(paths.myProfile) },
    { path: 'my-profile', ...coming('myProfile', 'My profile') },
    { path: 'company-profile', ...coming('companyProfile', 'Company profile') },
    { path: 'reset-password', ...coming('password', 'Password') },
    { path: 'subscription', ...coming('subscription', 'Subscription') },
    {
      path: 'payment-methods',
      element: <CardPayersOnly />,
      children: [
        { index: true, loader: redirectTo(paths.newPaymentMethod) },
        { path: '*', ...coming('paymentMethods', 'Payment methods') },
      ],
    },
  ],
};
