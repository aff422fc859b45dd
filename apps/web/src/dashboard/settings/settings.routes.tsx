import { type RouteObject } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { redirectTo } from '#router/redirectTo.ts';
import { plainScreen } from '#router/screen.tsx';
import { toFirstItem } from '#router/toFirstItem.ts';
import { coming } from '../coming.tsx';
import { tabbed, titled } from '../titled.ts';

const toMyProfile = toFirstItem(paths.settings, ['my-profile']);

export const settingsRoutes: RouteObject = {
  path: 'settings',
  ...tabbed(titled('Settings', plainScreen({ load: () => import('./SettingsLayout.tsx') }))),
  children: [
    { index: true, loader: toMyProfile },
    { path: 'my-profile', ...coming('myProfile', 'My profile') },
    { path: 'company-profile', ...coming('companyProfile', 'Company profile') },
    { path: 'reset-password', ...coming('password', 'Password') },
    { path: 'subscription', ...coming('subscription', 'Subscription') },
    {
      path: 'payment-methods',
      children: [
        { index: true, loader: redirectTo(paths.newPaymentMethod) },
        { path: '*', ...coming('paymentMethods', 'Payment methods') },
      ],
    },
    { path: '*', loader: toMyProfile },
  ],
};
