import { type PayInvoice } from '#generated/PayInvoice';
import { billingChanged } from '#billing/billingChanges.ts';
import { billingToast } from '#billing/billingToast.ts';
import { payInvoice } from '#billing/payInvoice.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Pays an invoice with the default card, and says so. Rejects with what the bank says against it. */
export function usePayInvoice() {
  const [send, isPaying] = useAsyncMutation<PayInvoice>(payInvoice);

  async function pay({ id, number }: { id: string; number: string }) {
    await send({ id });
    billingToast('success', `Invoice ${number} is paid`);
    billingChanged();
  }
  return { pay, isPaying };
}
