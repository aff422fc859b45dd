import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type NextInvoiceQuery } from '#generated/NextInvoiceQuery';
import { partPolicy } from '#router/routeParts.ts';
import { CompanyDay } from '#ui/CompanyDay.tsx';
import { money } from '#ui/format.ts';
import { nextInvoiceRows } from './nextInvoiceRows.ts';
import { whyNoInvoice } from './whyNoInvoice.ts';

/** When the next invoice comes, what makes it up and what is to be paid; or why none comes. */
export function NextInvoice({ fetchKey }: { fetchKey: number }) {
  const { upcomingInvoice, stripePromotion, currentUser } = useLazyLoadQuery<NextInvoiceQuery>(
    graphql`
      query NextInvoiceQuery @preloadable {
        upcomingInvoice {
          dueAt
          currency
          lines {
            description
            amount
          }
          discount
          total
          amountDue
        }
        stripePromotion {
          id
          code
        }
        currentUser {
          client {
            paymentMethodEntered
            subscription {
              status
              cancellationDate
            }
          }
        }
      }
    `,
    {},
    partPolicy(fetchKey),
  );
  if (!upcomingInvoice) {
    return <p className="text-dense text-ink-muted">{whyNoInvoice(currentUser?.client?.subscription)}</p>;
  }
  const { dueAt, amountDue, currency } = upcomingInvoice;
  // A trial pauses without one, and nothing is charged.
  const needsCard =
    currentUser?.client?.subscription?.status === 'Trialing' && !currentUser.client.paymentMethodEntered;

  return (
    <>
      <p className="text-dense text-ink-muted">
        <span className="mr-1.5 text-lg font-semibold text-ink tabular-nums">{money(amountDue, currency)}</span>
        on <CompanyDay instant={dueAt} />
        {needsCard && ', if you add a card'}
      </p>
      <dl className="mt-3 grid gap-1.5 text-dense">
        {nextInvoiceRows(upcomingInvoice, stripePromotion?.code ?? null).map(({ name, amount, isSum }, place) => (
          <div
            // The same line may stand there twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${place} ${name}`}
            className={`flex justify-between gap-4 ${isSum ? 'mt-0.5 border-t border-line pt-2 font-semibold' : 'text-ink-muted'}`}
          >
            <dt className="min-w-0 text-pretty">{name}</dt>
            <dd className="flex-none tabular-nums">{money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
