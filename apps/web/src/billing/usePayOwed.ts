import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { type PayInvoice } from '#generated/PayInvoice';
import { type OwedInvoices } from '#generated/OwedInvoices';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { payInvoice } from './payInvoice.ts';

/**
 * Pays all that is owed with the default card, oldest first. Rejects with what the bank says; what is paid stays paid.
 *
 * It may all be paid already: Stripe tells the API of a new card at the same time, which then pays, and hears later that the
 * plan goes on. The last invoice is asked for all the same, since that brings the plan up to date.
 */
export function usePayOwed() {
  const environment = useRelayEnvironment();
  const [send] = useAsyncMutation<PayInvoice>(payInvoice);

  async function payOwed() {
    const answer = await fetchQuery<OwedInvoices>(
      environment,
      graphql`
        query OwedInvoices {
          invoices(first: 100) {
            edges {
              node {
                id
                status
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const invoices = answer?.invoices?.edges.map(({ node }) => node) ?? [];
    const owed = invoices.filter(({ status }) => status === 'Open').toReversed();
    const lastPaid = invoices.filter(({ status }) => status === 'Paid').slice(0, 1);
    for (const { id } of owed.length > 0 ? owed : lastPaid) {
      // The bank is asked once at a time: what is refused ends it.
      // oxlint-disable-next-line eslint/no-await-in-loop
      await send({ id });
    }
  }

  return { payOwed };
}
