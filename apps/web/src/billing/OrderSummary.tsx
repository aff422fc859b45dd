import { graphql, useLazyLoadQuery } from 'react-relay';
import { type OrderSummaryQuery } from '#generated/OrderSummaryQuery';
import { OwnPart } from '#router/OwnPart.tsx';
import { count } from '#ui/format.ts';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { useBillingChanges } from './billingChanges.ts';
import { orderRows } from './orderRows.ts';
import { dollars, PLAN_LIMITS, type PlanType } from './plans.ts';

/** What a plan costs today and from then on, before anything is paid. */
export function OrderSummary({ plan }: { plan: PlanType }) {
  const changes = useBillingChanges();
  return (
    <OwnPart what="costs of this change" fallback={<TextSkeleton lines={5} />}>
      {(attempt) => <Order plan={plan} fetchKey={attempt + changes} />}
    </OwnPart>
  );
}

function Order({ plan, fetchKey }: { plan: PlanType; fetchKey: number }) {
  const { subscriptionChangePreview: preview, currentUser } = useLazyLoadQuery<OrderSummaryQuery>(
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
        currentUser {
          client {
            subscription {
              type
              status
              periodEnd
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
  const { lines, dueToday, next, notes } = orderRows(preview, subscription);
  const { messages, formSubmissions, mapRequests, apiRequests } = PLAN_LIMITS[plan];

  return (
    <>
      <dl className="grid gap-2.5 text-dense">
        <Row name={plan} value={`${dollars(preview.monthlyAmount / 100)} USD / month`} />
        {lines.map(({ name, value }, place) => (
          // The same line may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={`${place} ${name}`} name={name} value={value} isQuiet />
        ))}
        <div className="mt-0.5 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
          <dt>Due today</dt>
          <dd className="tabular-nums">{dueToday}</dd>
        </div>
        <Row {...next} isQuiet />
      </dl>
      {notes.map((note) => (
        <p key={note} className="mt-4 text-dense text-pretty">
          {note}
        </p>
      ))}
      <p className="mt-4 text-xs text-pretty text-ink-faint">
        {count(messages)} messages, {count(formSubmissions)} form submissions, {count(mapRequests)} map requests and{' '}
        {count(apiRequests)} API requests a month.
      </p>
    </>
  );
}

function Row({ name, value, isQuiet = false }: { name: string; value: string; isQuiet?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isQuiet ? 'text-ink-muted' : ''}`}>
      <dt className="min-w-0 text-pretty">{name}</dt>
      <dd className="flex-none tabular-nums">{value}</dd>
    </div>
  );
}
