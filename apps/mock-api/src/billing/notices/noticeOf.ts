import type { BillingNoticeKind } from '@parley/db';
import type { Stripe } from 'stripe';

/** What a company is to be told by mail. `key` is the same however often, and in whatever event, that is heard of. */
export type Notice = { kind: BillingNoticeKind; subjectId: string; key: string };

/** What a company is to be told because of something that Stripe tells us; null for all that speaks for itself. */
export function noticeOf(event: Stripe.Event): Notice | null {
  switch (event.type) {
    case 'customer.subscription.trial_will_end': {
      const { id, trial_end: end } = event.data.object;
      return { kind: 'TrialEnding', subjectId: id, key: `TrialEnding ${id} ${end}` };
    }
    case 'invoice.payment_failed': {
      const { id, attempt_count: attempt } = event.data.object;
      return id ? { kind: 'PaymentFailed', subjectId: id, key: `PaymentFailed ${id} ${attempt}` } : null;
    }
    case 'invoice.paid': {
      const { id, amount_paid: paid } = event.data.object;
      return id && paid > 0 ? { kind: 'PaymentReceived', subjectId: id, key: `PaymentReceived ${id}` } : null;
    }
    default:
      return null;
  }
}
