import { graphql } from 'react-relay/hooks';

/** Pays an invoice with the default card: the plan goes on at once. */
export const payInvoice = graphql`
  mutation PayInvoice($id: ID!) {
    payInvoice(id: $id) {
      invoice {
        id
        status
        amountDue
        payUrl
      }
      client {
        id
        subscription {
          type
          status
          periodEnd
          cancellationDate
          scheduleToDowngrade {
            type
            dueDate
          }
        }
      }
    }
  }
`;
