import type { Client, ClientSubscription } from '@parley/db';
import { PLANS } from './plans.ts';

const DAY = 24 * 60 * 60_000;

type TrialClient = Pick<Client, 'paymentMethodEntered' | 'manuallyInvoiced'> & { messagesUsed: number };
type TrialSubscription = Pick<ClientSubscription, 'type' | 'trialEndsAt'>;

/** What is left of the trial at `now`: null without a trial, and once it has ended for a client who pays. */
export function freeTrialInfo(client: TrialClient, { type, trialEndsAt }: TrialSubscription, now: Date) {
  const pays = client.paymentMethodEntered || client.manuallyInvoiced;
  if (!trialEndsAt || (pays && trialEndsAt <= now)) return null;
  const days = Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY);
  return {
    daysRemaining: Math.max(0, days),
    messagesRemaining: Math.max(0, PLANS[type].messages - client.messagesUsed),
  };
}
