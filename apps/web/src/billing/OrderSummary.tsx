import { useDeferredValue } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type OrderSummaryQuery } from '#generated/OrderSummaryQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { useBillingChanges } from './billingChanges.ts';
import { OrderLines } from './OrderLines.tsx';
import { orderRows } from './orderRows.ts';
import { PlanTooSmall } from './PlanTooSmall.tsx';
import { type PlanType } from './plans.ts';

type OrderSummaryProps = {
  plan: PlanType;
  /** Hears what is due today, in cents; null while nobody has been told. */
  onDue: (due: number | null) => void;
  /** Another plan is wanted, which fits better. */
  onPick: (plan: PlanType) => void;
};

/** What a plan costs today and from then on, before anything is paid. */
export function OrderSummary(summary: OrderSummaryProps) {
  // Deferred: what stands there stays until the new answer has come.
  const changes = useDeferredValue(useBillingChanges());
  return (
    <QueryBoundary what="costs of this change" isInCard fallback={<TextSkeleton lines={5} />}>
      {(attempt) => <Summary {...summary} fetchKey={attempt + changes} />}
    </QueryBoundary>
  );
}

function Summary({ plan, onDue, onPick, fetchKey }: OrderSummaryProps & { fetchKey: number }) {
  const {
    subscriptionChangePreview: preview,
    invoices,
    currentUser,
  } = useLazyLoadQuery<OrderSummaryQuery>(
    graphql`
      query OrderSummaryQuery($plan: ClientSubscriptionType!) {
        subscriptionChangePreview(subscriptionType: $plan) {
          effectiveAt
          isImmediate
          currency
          lines {
            description
            amount
          }
          discount
          amountDue
          monthlyAmount
          nextAmount
        }
        invoices(first: 100) {
          edges {
            node {
              id
              number
              status
              amountDue
            }
          }
        }
        currentUser {
          client {
            subscription {
              type
              status
              periodEnd
              scheduleToDowngrade {
                type
                dueDate
              }
            }
          }
        }
      }
    `,
    { plan },
    { fetchPolicy: 'network-only', fetchKey },
  );
  const subscription = currentUser?.client?.subscription;
  if (!subscription) return null;
  const { status, type, scheduleToDowngrade } = subscription;
  const owed = status === 'PastDue' ? (invoices?.edges.map(({ node }) => node) ?? []) : [];
  const order = orderRows(preview, subscription, {
    owed: owed.filter((invoice) => invoice.status === 'Open'),
    waiting: plan === type ? (scheduleToDowngrade ?? null) : null,
  });
  // What has ended, or paused, begins with a new count.
  const isCounted = preview.isImmediate && status !== 'Canceled' && status !== 'Paused';
  return (
    <>
      <OrderLines {...preview} plan={plan} order={order} onDue={onDue} />
      <PlanTooSmall plan={plan} present={type} isImmediate={isCounted} onPick={onPick} />
    </>
  );
}
