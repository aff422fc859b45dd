import type { BillingNotice } from '@parley/db';
import { timezoneOf } from '#company/timezoneOf.ts';
import type { Deps, OutgoingMail } from '#context.ts';
import { atStripe } from '#outside/stripe.ts';
import { billingDetails } from '../billingDetails.service.ts';
import { paymentMethods } from '../paymentMethods.service.ts';
import { nextPromotion } from '../nextPromotion.ts';
import { priceOf } from '../prices.ts';
import { takenOff } from '../promotions.ts';
import { upcomingInvoice } from '../upcomingInvoice.ts';
import { cardExpiringMail } from './mails/cardExpiring.ts';
import { planChangedMail } from './mails/planChanged.ts';
import { paymentFailedMail } from './mails/paymentFailed.ts';
import { receiptMail } from './mails/receipt.ts';
import { trialEndingMail } from './mails/trialEnding.ts';
import { recipientsOf } from './recipients.ts';

type Told = (deps: Deps, notice: BillingNotice, billingEmail: string) => Promise<OutgoingMail[]>;

/**
 * The mails that a notice becomes, by what is so now: none where it was settled meanwhile, as when an invoice has been paid
 * before anybody was told that its payment had failed.
 */
export async function noticeMails(deps: Deps, notice: BillingNotice): Promise<OutgoingMail[]> {
  const { email } = await billingDetails(deps, notice.clientId);
  return TOLD[notice.kind](deps, notice, email);
}

const TOLD: Readonly<Record<BillingNotice['kind'], Told>> = {
  TrialEnding: trialEnding,
  PaymentFailed: paymentFailed,
  PaymentReceived: paymentReceived,
  CardExpiring: cardExpiring,
  PlanChanged: planChanged,
};

async function trialEnding(deps: Deps, { clientId, subjectId }: BillingNotice, billingEmail: string) {
  const subscription = await deps.db.clientSubscription.findUniqueOrThrow({ where: { clientId } });
  const { status, stripeId, trialEndsAt, cancellationDate, type } = subscription;
  if (status !== 'Trialing' || stripeId !== subjectId || cancellationDate || !trialEndsAt) return [];
  const [card, next] = [(await paymentMethods(deps, clientId))[0] ?? null, await upcomingInvoice(deps, clientId)];
  const timezone = await timezoneOf(deps.db, clientId);
  return toAll(deps, clientId, billingEmail, (to) =>
    trialEndingMail({ to, plan: type, endsAt: trialEndsAt, timezone, card, next, webUrl: deps.config.webUrl }),
  );
}

async function paymentFailed(deps: Deps, { clientId, subjectId }: BillingNotice, billingEmail: string) {
  const invoice = await atStripe(() => deps.stripe.invoices.retrieve(subjectId));
  if (invoice.status !== 'open') return [];
  const timezone = await timezoneOf(deps.db, clientId);
  return toAll(deps, clientId, billingEmail, (to) =>
    paymentFailedMail({ to, invoice, timezone, webUrl: deps.config.webUrl }),
  );
}

/** Where nobody is named to receive invoices, it goes to those who manage the company. */
async function paymentReceived(deps: Deps, { clientId, subjectId }: BillingNotice, billingEmail: string) {
  const invoice = await atStripe(() => deps.stripe.invoices.retrieve(subjectId));
  const recipients = billingEmail ? [billingEmail] : await recipientsOf(deps, clientId, '');
  return recipients.map((to) => receiptMail({ to, invoice, webUrl: deps.config.webUrl }));
}

async function cardExpiring(deps: Deps, { clientId }: BillingNotice, billingEmail: string) {
  const [card] = await paymentMethods(deps, clientId);
  if (card?.expiry !== 'Soon') return [];
  return toAll(deps, clientId, billingEmail, (to) => cardExpiringMail({ to, card, webUrl: deps.config.webUrl }));
}

async function planChanged(deps: Deps, { clientId, subjectId }: BillingNotice, billingEmail: string) {
  const present = await deps.db.clientSubscription.findUniqueOrThrow({ where: { clientId } });
  // Another one has followed, of which people are told by itself.
  if (present.stripeId !== subjectId) return [];
  const { type, status, periodEnd, cancellationDate, downgradeType, downgradeDueDate } = present;
  const [{ cents }, promotion, timezone] = await Promise.all([
    atStripe(() => priceOf(deps.stripe, type)),
    nextPromotion(deps, present, { isUsed: false }),
    timezoneOf(deps.db, clientId),
  ]);
  return toAll(deps, clientId, billingEmail, (to) =>
    planChangedMail({
      to,
      plan: type,
      status,
      periodEnd,
      isCancelled: cancellationDate !== null,
      downgrade: downgradeType && downgradeDueDate && { plan: downgradeType, dueAt: downgradeDueDate },
      monthlyAmount: cents,
      promotion: promotion && { code: promotion.code, amount: takenOff(promotion, cents) },
      timezone,
      webUrl: deps.config.webUrl,
    }),
  );
}

async function toAll(deps: Deps, clientId: string, billingEmail: string, mailTo: (to: string) => OutgoingMail) {
  return (await recipientsOf(deps, clientId, billingEmail)).map(mailTo);
}
