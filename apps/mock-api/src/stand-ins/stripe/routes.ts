import { catalogueRoutes } from './catalogue.ts';
import { customerRoutes } from './customers.ts';
import { eventRoutes } from './eventRoutes.ts';
import { invoiceRoutes } from './invoices.ts';
import { paymentMethodRoutes } from './paymentMethods.ts';
import { promotionRoutes } from './promotions.ts';
import type { Call, StripeRoute } from './route.ts';
import { scheduleRoutes } from './schedules.ts';
import { setupIntentRoutes } from './setupIntents.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { taxIdRoutes } from './taxIds.ts';

const ROUTES: readonly StripeRoute[] = [
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...setupIntentRoutes,
  ...catalogueRoutes,
  ...promotionRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...invoiceRoutes,
  ...taxIdRoutes,
  ...eventRoutes,
];

/** The route of a request, and the ids in its path; null when the stand-in has none such. */
export function routeOf(method: string, pathname: string) {
  const parts = pathname.split('/');
  for (const route of ROUTES) {
    const [routeMethod, pattern = ''] = route.on.split(' ');
    const wanted = pattern.split('/');
    if (routeMethod !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => part.startsWith(':') || part === parts[index])) continue;
    const [first = '', ...more] = parts.filter((_, index) => wanted[index]?.startsWith(':')).map(decodeURIComponent);
    const ids: Call['ids'] = [first, ...more];
    return { route, ids };
  }
  return null;
}
