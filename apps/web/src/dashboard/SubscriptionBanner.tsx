import { Suspense, useCallback, useEffect } from 'react';
import { CreditCard } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { useBillingChanges } from '#billing/billingChanges.ts';
import SubscriptionBannerNode, { type SubscriptionBannerQuery } from '#generated/SubscriptionBannerQuery';
import { ASIDE } from '#relay/network.ts';
import { useResync } from '#relay/useResync.ts';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { Banner } from './Banner.tsx';
import { Quiet } from './Quiet.tsx';
import { useReturns } from './useReturns.ts';

/** What stops the service sooner or later, and the way out of it. */
const WARNINGS = {
  PastDue: {
    tone: 'critical',
    text: 'The last payment for Parley failed.',
    way: { label: 'Pay now', to: paths.subscription },
  },
  Paused: {
    tone: 'caution',
    text: 'The free trial has ended.',
    way: { label: 'Pick a plan', to: paths.planPicker() },
  },
  Canceled: {
    tone: 'caution',
    text: 'The subscription has ended.',
    way: { label: 'Reactivate account', to: paths.planPicker() },
  },
} as const;

/** Says on every screen when the subscription needs somebody: a payment failed, or trial or plan have ended. */
export default function SubscriptionBanner() {
  return (
    <output className="block flex-none">
      <Quiet>
        <Suspense fallback={null}>
          <Warning />
        </Suspense>
      </Quiet>
    </output>
  );
}

function Warning() {
  useFollow();
  const { currentUser } = useLazyLoadQuery<SubscriptionBannerQuery>(
    graphql`
      query SubscriptionBannerQuery {
        currentUser {
          client {
            manuallyInvoiced
            subscription {
              status
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', networkCacheConfig: ASIDE },
  );
  const mayManage = usePermission('MANAGE_CLIENT');
  const client = currentUser?.client;
  const status = client?.subscription?.status;
  if (!client || client.manuallyInvoiced) return null;
  if (status !== 'PastDue' && status !== 'Paused' && status !== 'Canceled') return null;

  const { tone, text, way } = WARNINGS[status];
  return (
    <Banner
      tone={tone}
      icon={CreditCard}
      action={
        mayManage && (
          <Link
            to={way.to}
            className="inline-flex min-h-7 items-center rounded-control px-2 underline underline-offset-2 hover:no-underline max-md:min-h-10"
          >
            {way.label}
          </Link>
        )
      }
    >
      {text} {!mayManage && 'Tell an Admin of your company.'}
    </Banner>
  );
}

/** Stripe may change it at any time: it is asked again whenever somebody comes back, and after what changes the bill. */
function useFollow() {
  const refetch = useResync<SubscriptionBannerQuery>(SubscriptionBannerNode, {});
  const changes = useBillingChanges();
  const ask = useCallback(() => void refetch().catch(() => {}), [refetch]);
  useReturns(ask);
  useEffect(() => {
    if (changes > 0) ask();
  }, [changes, ask]);
}
