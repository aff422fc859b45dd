import { type RouteObject } from 'react-router-dom';
import CompanyProfileScreenQuery from '#__generated__/CompanyProfileScreenQuery$parameters.ts';
import PasswordScreenQuery from '#__generated__/PasswordScreenQuery$parameters.ts';
import MyProfileScreenQuery from '#__generated__/MyProfileScreenQuery$parameters.ts';
import BillingDetailsQuery from '#__generated__/BillingDetailsQuery$parameters.ts';
import GetPaymentMethods from '#__generated__/GetPaymentMethods$parameters.ts';
import HistoryQuery from '#__generated__/HistoryQuery$parameters.ts';
import InvoicesQuery from '#__generated__/InvoicesQuery$parameters.ts';
import NextInvoiceQuery from '#__generated__/NextInvoiceQuery$parameters.ts';
import SubscriptionScreenQuery from '#__generated__/SubscriptionScreenQuery$parameters.ts';
import UsageQuery from '#__generated__/UsageQuery$parameters.ts';
import { type CompanyProfileScreenQuery as CompanyProfileScreenQueryType } from '#generated/CompanyProfileScreenQuery';
import { type PasswordScreenQuery as PasswordScreenQueryType } from '#generated/PasswordScreenQuery';
import { type MyProfileScreenQuery as MyProfileScreenQueryType } from '#generated/MyProfileScreenQuery';
import { type SubscriptionScreenQuery as SubscriptionScreenQueryType } from '#generated/SubscriptionScreenQuery';
import { paths } from '#router/paths.ts';
import { redirectTo } from '#router/redirectTo.ts';
import { plainScreen, screen } from '#router/screen.tsx';
import { toFirstItem } from '#router/toFirstItem.ts';
import { readCurrentUser } from '#session/currentUser.ts';
import { may } from '#session/usePermission.ts';
import { tabbed, titled } from '../frame/titled.ts';

const isManager = () => may('MANAGE_CLIENT');
/** Who is invoiced by hand has no bill at Stripe. */
const isCardPayer = () => isManager() && readCurrentUser()?.client?.manuallyInvoiced === false;
/** Shows nothing, as the screen around it stands before this leads on. */
const toNewPaymentMethod = { loader: redirectTo(paths.newPaymentMethod), element: null };
const toMyProfile = toFirstItem(paths.settings, ['my-profile']);

export const settingsRoutes: RouteObject = {
  path: 'settings',
  ...tabbed(titled('Settings', plainScreen({ load: () => import('./SettingsLayout.tsx') }))),
  children: [
    { index: true, loader: toMyProfile },
    {
      path: 'my-profile',
      ...titled(
        'My profile',
        screen<MyProfileScreenQueryType>({
          query: MyProfileScreenQuery,
          load: () => import('./my-profile/MyProfileScreen.tsx'),
        }),
      ),
    },
    {
      path: 'company-profile',
      ...titled(
        'Company profile',
        screen<CompanyProfileScreenQueryType>({
          query: CompanyProfileScreenQuery,
          load: () => import('./company-profile/CompanyProfileScreen.tsx'),
        }),
      ),
    },
    {
      path: 'reset-password',
      ...titled(
        'Password',
        screen<PasswordScreenQueryType>({
          query: PasswordScreenQuery,
          load: () => import('./reset-password/PasswordScreen.tsx'),
        }),
      ),
    },
    {
      path: 'subscription',
      ...titled(
        'Subscription',
        screen<SubscriptionScreenQueryType>({
          query: SubscriptionScreenQuery,
          load: () => import('./subscription/SubscriptionScreen.tsx'),
          parts: [
            { query: UsageQuery, when: isManager },
            ...[NextInvoiceQuery, InvoicesQuery, BillingDetailsQuery, HistoryQuery].map((query) => ({
              query,
              when: isCardPayer,
            })),
          ],
        }),
      ),
    },
    {
      path: 'payment-methods',
      ...titled(
        'Payment methods',
        plainScreen({
          load: () => import('./payment-methods/PaymentMethodsLayout.tsx'),
          parts: [{ query: GetPaymentMethods, when: isCardPayer }],
        }),
      ),
      children: [
        { index: true, ...toNewPaymentMethod },
        { path: 'new', ...plainScreen({ load: () => import('./payment-methods/NewPaymentMethodScreen.tsx') }) },
        { path: ':id', ...plainScreen({ load: () => import('./payment-methods/PaymentMethodScreen.tsx') }) },
        { path: '*', ...toNewPaymentMethod },
      ],
    },
    { path: '*', loader: toMyProfile },
  ],
};
