import { type PlanSection_client$data } from '#generated/PlanSection_client';
import { companyDay } from '#ui/companyDay.ts';

type Subscription = NonNullable<PlanSection_client$data['subscription']>;
type Circumstances = { subscription: Subscription; paymentMethodEntered: boolean; manuallyInvoiced: boolean };

type PlanStory = {
  /** How the plan stands, in a word or two; `tone` is a badge's. */
  state: string;
  tone: 'neutral' | 'positive' | 'caution' | 'critical';
  /** What comes next, and when. */
  sentence: string;
};

/** How a plan stands and what becomes of it, in words. */
export function planStory({ subscription, paymentMethodEntered, manuallyInvoiced }: Circumstances): PlanStory {
  const { status, cancellationDate, periodEnd } = subscription;
  const end = periodEnd ? companyDay(periodEnd) : null;
  if (manuallyInvoiced) {
    const sentence = 'Your company pays by invoice. To change the plan, reply to the mail that the invoices come in.';
    return { state: 'Paid by invoice', tone: 'neutral', sentence };
  }
  if (status === 'Canceled') return { state: 'Ended', tone: 'caution', sentence: endedSentence(cancellationDate) };
  if (cancellationDate) {
    const sentence = `You cancelled on ${companyDay(cancellationDate)}. The plan stays yours${end ? ` until ${end}` : ''}.`;
    return { state: 'Cancelled', tone: 'caution', sentence };
  }
  if (status === 'Paused') {
    const sentence = 'The free trial has ended and there is no card to pay with. Pick a plan to go on.';
    return { state: 'Trial ended', tone: 'caution', sentence };
  }
  if (status === 'PastDue') {
    const sentence = 'The last payment failed. Pay the open invoice, or add another card: it is charged at once.';
    return { state: 'Payment overdue', tone: 'critical', sentence };
  }
  if (status === 'Trialing') {
    const then = paymentMethodEntered
      ? 'Your card pays from then on.'
      : 'Pick a plan and add a card to go on after that.';
    return { state: 'Free trial', tone: 'neutral', sentence: `${end ? `Free until ${end}. ` : ''}${then}` };
  }
  return { state: 'Active', tone: 'positive', sentence: activeSentence(subscription) };
}

function activeSentence({ type, scheduleToDowngrade, periodEnd }: Subscription): string {
  if (scheduleToDowngrade) {
    const day = companyDay(scheduleToDowngrade.dueDate);
    return `${type} stays yours until ${day}; then ${scheduleToDowngrade.type} begins.`;
  }
  return periodEnd ? `Renews on ${companyDay(periodEnd)}.` : 'Renews every month.';
}

function endedSentence(cancellationDate: string | null | undefined): string {
  const when = cancellationDate ? ` You cancelled on ${companyDay(cancellationDate)}.` : '';
  return `The plan has ended.${when} Reactivate the account to go on where you left off.`;
}
