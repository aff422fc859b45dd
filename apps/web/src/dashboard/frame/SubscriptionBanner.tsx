import { CreditCard } from 'lucide-react';
import { useLazyLoadQuery } from 'react-relay/hooks';
import FramePersonNode, { type FramePersonQuery } from '#generated/FramePersonQuery';
import { ASIDE } from '#relay/network.ts';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { Banner } from './Banner.tsx';
import { BannerLink } from './BannerLink.tsx';
import { framePerson } from './framePerson.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { useFollowBilling } from './useFollowBilling.ts';

/** What stops the service sooner or later, and the way out of it. */
const WARNINGS = {
  PastDue: {
    tone: 'critical',
    text: 'The last payment for Parley failed.',
    way: { label: 'Pay now', to: paths.owedInvoice },
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
      <QueryBoundary isOptional fallback={null}>
        <Warning />
      </QueryBoundary>
    </output>
  );
}

function Warning() {
  // Stripe may change it at any time.
  useFollowBilling(FramePersonNode);
  const { currentUser } = useLazyLoadQuery<FramePersonQuery>(
    framePerson,
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
    <Banner tone={tone} icon={CreditCard} action={mayManage && <BannerLink to={way.to}>{way.label}</BannerLink>}>
      {text} {!mayManage && 'Tell an Admin of your company.'}
    </Banner>
  );
}
