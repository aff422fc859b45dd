import type { Stripe } from 'stripe';
import { domainError } from '#errors.ts';
import { atStripe, idOf } from '#outside/stripe.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { type CardExpiry, cardExpiry } from './cardExpiry.ts';
import { customerOf, type BillingDeps } from './customer.ts';

/** As the specification names a card's facts. */
export type PaymentMethod = {
  id: string;
  brand: string;
  funding: string;
  expiryMonth: number;
  expiryYear: number;
  expiry: CardExpiry;
  lastFourDigits: string;
  isDefault: boolean;
};

const MOST_CARDS = 100;

/**
 * The client's cards, the default one first, as Stripe has them: one that has just been saved is there before any webhook.
 * A card that was saved again is one card, the newest. The first card becomes the default one, and whether there is one is
 * noted of the client.
 */
export const paymentMethods = (deps: BillingDeps, clientId: string): Promise<PaymentMethod[]> =>
  withKeyLock(`cards of ${clientId}`, () => settleCards(deps, clientId));

async function settleCards(deps: BillingDeps, clientId: string): Promise<PaymentMethod[]> {
  const customer = await customerOf(deps, clientId);
  const { cards: saved, defaultId } = await atStripe(() => readCards(deps.stripe, customer));
  const cards = saved.filter((card) => newestOf(saved, card) === card);
  const [newest] = cards;
  const present = saved.find(({ id }) => id === defaultId);
  const chosen = (present ? newestOf(saved, present) : newest)?.id ?? null;
  if (chosen !== null && chosen !== defaultId) await atStripe(() => makeDefault(deps.stripe, customer, chosen));
  for (const { id } of saved.filter((card) => !cards.includes(card))) {
    await atStripe(() => deps.stripe.paymentMethods.detach(id));
  }
  await noteCard(deps, clientId, cards.find(({ id }) => id === chosen)?.card ?? null);
  return cards
    .map((card) => shown(card, { isDefault: card.id === chosen, now: deps.clock.now() }))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** Begins to save a card: the secret with which the page confirms it at Stripe. It may be charged while nobody is there. */
export async function createSetupIntent(deps: BillingDeps, clientId: string): Promise<string> {
  const customer = await customerOf(deps, clientId);
  const { client_secret: secret } = await atStripe(() =>
    deps.stripe.setupIntents.create({
      customer,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: { clientId },
    }),
  );
  if (secret === null) throw new Error('Stripe made a setup intent without a secret.');
  return secret;
}

/** From now on this card is charged. Throws NOT_FOUND for one that is not the client's. */
export async function setDefaultPaymentMethod(
  deps: BillingDeps,
  clientId: string,
  id: string,
): Promise<PaymentMethod[]> {
  const customer = await customerOf(deps, clientId);
  await assertIsOwn(deps, customer, id);
  await atStripe(() => makeDefault(deps.stripe, customer, id));
  return paymentMethods(deps, clientId);
}

/**
 * Forgets a card. Throws NOT_FOUND for one that is not the client's, and BAD_INPUT for the last one of somebody whose plan is
 * paid with it.
 */
export async function removePaymentMethod(deps: BillingDeps, clientId: string, id: string): Promise<PaymentMethod[]> {
  const customer = await customerOf(deps, clientId);
  const { cards } = await assertIsOwn(deps, customer, id);
  const { subscription } = await deps.db.client.findUniqueOrThrow({
    where: { id: clientId },
    include: { subscription: true },
  });
  const isPaying =
    subscription !== null && subscription.cancellationDate === null && subscription.status !== 'Trialing';
  if (cards.length === 1 && isPaying) {
    throw domainError('BAD_INPUT', 'Your plan is paid with this card. Add another one first, or cancel the plan.');
  }
  await atStripe(() => deps.stripe.paymentMethods.detach(id));
  return paymentMethods(deps, clientId);
}

/** Whether there is a card, and how long it is good, as the rest of the API sees it. */
async function noteCard({ db, clock }: BillingDeps, clientId: string, card: Stripe.PaymentMethod.Card | null) {
  const paymentMethodEntered = card !== null;
  // Until the end of its month: months count from 0 here, and from 1 there.
  const cardExpiresAt = card && new Date(Date.UTC(card.exp_year, card.exp_month, 1));
  const expiresOtherwise = cardExpiresAt
    ? [{ cardExpiresAt: null }, { cardExpiresAt: { not: cardExpiresAt } }]
    : [{ cardExpiresAt: { not: null } }];
  await db.client.updateMany({
    where: { id: clientId, OR: [{ paymentMethodEntered: !paymentMethodEntered }, ...expiresOtherwise] },
    data: { paymentMethodEntered, cardExpiresAt, updatedAt: clock.now() },
  });
}

async function assertIsOwn({ stripe }: BillingDeps, customer: string, id: string) {
  const read = await atStripe(() => readCards(stripe, customer));
  if (!read.cards.some((card) => card.id === id)) throw domainError('NOT_FOUND', 'There is no such card.');
  return read;
}

async function readCards(stripe: Stripe, customerId: string) {
  const [customer, { data: cards }] = await Promise.all([
    stripe.customers.retrieve(customerId),
    stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: MOST_CARDS }),
  ]);
  if (customer.deleted) throw new Error(`${customerId} was deleted at Stripe.`);
  return { cards, defaultId: idOf(customer.invoice_settings.default_payment_method) };
}

/** Stripe knows a card again by its number. Of those that were saved, newest first. */
const newestOf = (saved: readonly Stripe.PaymentMethod[], wanted: Stripe.PaymentMethod) =>
  saved.find(
    ({ id, card }) => id === wanted.id || (card?.fingerprint && card.fingerprint === wanted.card?.fingerprint),
  );

const makeDefault = (stripe: Stripe, customer: string, id: string) =>
  stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });

function shown(
  { id, card }: Stripe.PaymentMethod,
  { isDefault, now }: { isDefault: boolean; now: Date },
): PaymentMethod {
  const [expiryMonth, expiryYear] = [card?.exp_month ?? 1, card?.exp_year ?? 1970];
  return {
    id,
    brand: card?.brand ?? 'unknown',
    funding: card?.funding ?? 'unknown',
    expiryMonth,
    expiryYear,
    expiry: cardExpiry(expiryYear, expiryMonth, now),
    lastFourDigits: card?.last4 ?? '',
    isDefault,
  };
}
