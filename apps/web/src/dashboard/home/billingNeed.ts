import { paths } from '#router/paths.ts';
import { count, counted } from '#ui/format.ts';

/** A trial that ends in so many days does not wait. */
const ENDING_DAYS = 3;

type Trial = { daysRemaining: number; messagesRemaining: number };
type BillingNeed = { title: string; text: string; act: string; to: string };

/** What plan and bill need somebody to do now; null while they need nobody. */
export function billingNeed(status: string | null | undefined, trial: Trial | null | undefined): BillingNeed | null {
  if (status === 'PastDue') {
    const text = 'Pay it to go on with your plan.';
    return { title: 'The last payment failed', text, act: 'Pay now', to: paths.owedInvoice };
  }
  if (status === 'Canceled') {
    const text = 'Reactivate the account to go on where you left off.';
    return { title: 'The subscription has ended', text, act: 'Reactivate', to: paths.planPicker() };
  }
  if (!trial || trial.daysRemaining > ENDING_DAYS) return null;
  const hasEnded = trial.daysRemaining <= 0;
  return {
    title: hasEnded ? 'The trial has ended' : `The trial ends in ${counted(trial.daysRemaining, 'day')}`,
    text: hasEnded ? 'Pick a plan and add a card to go on.' : `${count(trial.messagesRemaining)} messages are left`,
    act: 'Pick plan',
    to: paths.planPicker(),
  };
}
