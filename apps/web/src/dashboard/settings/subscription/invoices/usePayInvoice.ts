import { useMutation } from 'react-relay';
import { type PayInvoice } from '#generated/PayInvoice';
import { billingChanged } from '#billing/billingChanges.ts';
import { billingToast } from '#billing/billingToast.ts';
import { payInvoice } from '#billing/payInvoice.ts';

type Pay = { id: string; number: string; onPaid: () => void; onRefused: (sentence: string) => void };

/** Pays an invoice with the default card, and says so. What the bank says against it is told to the caller. */
export function usePayInvoice() {
  const [commit, isPaying] = useMutation<PayInvoice>(payInvoice);

  function pay({ id, number, onPaid, onRefused }: Pay) {
    commit({
      variables: { id },
      onCompleted: () => {
        billingToast('success', `Invoice ${number} is paid`);
        billingChanged();
        onPaid();
      },
      onError: ({ message }) => onRefused(message),
    });
  }
  return { pay, isPaying };
}
