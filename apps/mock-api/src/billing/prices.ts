import type { ClientSubscriptionType } from '@parley/db';
import type { Stripe } from 'stripe';
import { atStripe, idOf } from '#outside/stripe.ts';
import { PLAN_TYPES } from './plans.ts';

/** What a plan costs where Stripe has no price for it yet: cents a month, and the days of its trial. */
const NEW_PRICES: Readonly<Record<ClientSubscriptionType, { cents: number; trialDays: number }>> = {
  Starter: { cents: 2900, trialDays: 14 },
  Standard: { cents: 7900, trialDays: 14 },
  Pro: { cents: 14_900, trialDays: 14 },
  Enterprise: { cents: 49_900, trialDays: 0 },
};

/** A plan's price, as Stripe has it: the one that is asked for now. */
export type PlanPrice = {
  id: string;
  product: string | null;
  type: ClientSubscriptionType;
  cents: number;
  trialDays: number;
};

/** A price as Stripe names it, or gives it whole. */
export type GivenPrice = string | Stripe.Price | Stripe.DeletedPrice;

const TRIAL = 'trial_days';
const lookupKey = (type: ClientSubscriptionType) => `parley_${type.toLowerCase()}_monthly`;
const typeOf = (key: string | null) => PLAN_TYPES.find((type) => lookupKey(type) === key);

const underWay = new WeakMap<Stripe, Promise<readonly PlanPrice[]>>();

/**
 * The plans' prices, smallest plan first, made at Stripe where they are missing. They are not remembered: Stripe's owner may
 * change them at any time. Who asks at the same moment shares one answer.
 */
export function planPrices(stripe: Stripe): Promise<readonly PlanPrice[]> {
  const asked = underWay.get(stripe) ?? readPrices(stripe).finally(() => underWay.delete(stripe));
  underWay.set(stripe, asked);
  return asked;
}

/** Whose price this is: whoever subscribed before a plan's price was replaced goes on paying the one of then. */
export function planOfPrice(prices: readonly PlanPrice[], price: GivenPrice): ClientSubscriptionType {
  const id = idOf(price);
  const product = typeof price === 'object' && 'product' in price ? idOf(price.product) : null;
  const found =
    prices.find((one) => one.id === id) ?? prices.find((one) => product !== null && one.product === product);
  if (!found) throw new Error(`${id} is the price of no plan.`);
  return found.type;
}

/** The price of one plan. */
export async function priceOf(stripe: Stripe, type: ClientSubscriptionType): Promise<PlanPrice> {
  const price = (await atStripe(() => planPrices(stripe))).find((one) => one.type === type);
  if (!price) throw new Error(`Stripe has no price for ${type}.`);
  return price;
}

/** As the operation GetMonthlySubscriptionPrices names them: dollars, and a number that is 0 without a trial. */
export async function stripePrices({ stripe }: { stripe: Stripe }) {
  const prices = await atStripe(() => planPrices(stripe));
  const [starter, standard, pro, enterprise] = prices.map(({ cents, trialDays }) => ({
    dollars: cents / 100,
    trialDays,
  }));
  if (!starter || !standard || !pro || !enterprise) throw new Error('Stripe has not all prices.');
  return {
    starterMonthlySubscription: starter.dollars,
    starterMonthlySubscriptionFreeTrial: starter.trialDays,
    standardMonthlySubscription: standard.dollars,
    standardMonthlySubscriptionFreeTrial: standard.trialDays,
    proMonthlySubscription: pro.dollars,
    proMonthlySubscriptionFreeTrial: pro.trialDays,
    enterpriseMonthlySubscription: enterprise.dollars,
    enterpriseMonthlySubscriptionFreeTrial: enterprise.trialDays,
  };
}

async function readPrices(stripe: Stripe): Promise<readonly PlanPrice[]> {
  const { data } = await stripe.prices.list({ lookup_keys: PLAN_TYPES.map(lookupKey), active: true, limit: 100 });
  const prices: PlanPrice[] = [];
  for (const type of PLAN_TYPES) {
    const price = data.find(({ lookup_key: key }) => typeOf(key) === type) ?? (await makePrice(stripe, type));
    prices.push({
      id: price.id,
      product: idOf(price.product),
      type,
      cents: price.unit_amount ?? 0,
      trialDays: Number(price.metadata[TRIAL] ?? 0),
    });
  }
  return prices;
}

/** Two processes that begin at once make it once: the same key makes the same thing at Stripe. */
async function makePrice(stripe: Stripe, type: ClientSubscriptionType): Promise<Stripe.Price> {
  const key = lookupKey(type);
  const product = await stripe.products.create({ name: `Parley ${type}` }, { idempotencyKey: `product ${key}` });
  const { cents, trialDays } = NEW_PRICES[type];
  return stripe.prices.create(
    {
      product: product.id,
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval: 'month' },
      lookup_key: key,
      metadata: { [TRIAL]: String(trialDays) },
    },
    { idempotencyKey: `price ${key}` },
  );
}
