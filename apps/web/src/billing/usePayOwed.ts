import { fetchQuery, graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { type PayInvoice } from '#generated/PayInvoice';
import { type OwedInvoices } from '#generated/OwedInvoices';
import { payInvoice } from './payInvoice.ts';

/** Pays all that is owed with the default card, oldest first. Rejects with what the bank says; what is paid stays paid. */
export function usePayOwed() {
  const environment = useRelayEnvironment();
  const [commit] = useMutation<PayInvoice>(payInvoice);
  const pay = (id: string) =>
    new Promise<void>((resolve, reject) => {
      commit({ variables: { id }, onCompleted: () => resolve(), onError: reject });
    });

  return async () => {
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
    const owed = answer?.invoices?.edges.filter(({ node }) => node.status === 'Open') ?? [];
    for (const { node } of owed.toReversed()) {
      // The bank is asked once at a time: what is refused ends it.
      // oxlint-disable-next-line eslint/no-await-in-loop
      await pay(node.id);
    }
  };
}
