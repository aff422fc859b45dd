import type { ClientSubscriptionType } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { buildClient } from '@parley/db/factories/billing';
import type { Stripe } from 'stripe';
import { createTestApi, type TestApi, type TestApiOptions } from './testApi.ts';
import { staffToken } from './tokens.ts';
import { startSubscription } from '#billing/startSubscription.ts';
import { WEBHOOKS_PATH } from '#billing/webhooks.http.ts';

/** For tests: a company and its Admin, and Stripe as it is played locally. */
export type BillingWorld = Awaited<ReturnType<typeof createBillingWorld>>;

export async function createBillingWorld(options: TestApiOptions = {}) {
  const api = await createTestApi(options);

  async function company(plan: ClientSubscriptionType | null = null) {
    const client = await buildClient(api.db, { subscription: null });
    const admin = await buildUser(api.db, { clientId: client.id, role: 'Admin' });
    if (plan) await startSubscription(api.deps, client.id, plan);
    return {
      id: client.id,
      admin,
      /** Asks as the Admin, in a new session: time may have gone by. */
      ask: async (document: string, variables: Record<string, unknown> = {}) =>
        (await api.run(document, { variables, token: await staffToken(api.deps, admin) })).body,
      /** As the page does it: the intent is made by us and confirmed at Stripe. */
      addCard: (method = 'pm_card_visa') => addCard(api, client.id, admin, method),
      cards: async () => (await api.run(CARDS, { token: await staffToken(api.deps, admin) })).body.data.paymentMethods,
      subscription: () => api.db.clientSubscription.findUniqueOrThrow({ where: { clientId: client.id } }),
      totals: () => totals(api, client.id),
    };
  }
  return { api, company, deliver: (events?: Stripe.Event[]) => deliver(api, events), send: sendTo(api) };
}

const SETUP = 'mutation { createStripeSetupIntent }';
const CARDS =
  'query GetPaymentMethods { paymentMethods { id brand funding expiryMonth expiryYear expiry lastFourDigits isDefault } }';

async function addCard(api: TestApi, clientId: string, admin: Parameters<typeof staffToken>[1], method: string) {
  const token = await staffToken(api.deps, admin);
  const { body } = await api.run(SETUP, { token });
  const intent = String(body.data.createStripeSetupIntent).split('_secret_')[0] ?? '';
  await api.deps.stripe.setupIntents.confirm(intent, { payment_method: method });
  return (await api.run(CARDS, { token })).body.data.paymentMethods;
}

async function totals(api: TestApi, clientId: string): Promise<(number | string | null)[][]> {
  const { stripeCustomerId } = await api.db.client.findUniqueOrThrow({ where: { id: clientId } });
  const { data } = await api.deps.stripe.invoices.list({ customer: stripeCustomerId ?? '', limit: 100 });
  return data.toReversed().map(({ total, status }) => [total, status]);
}

/** Sends what Stripe has to tell, oldest first unless said otherwise, as Stripe does. Answers the statuses. */
async function deliver(api: TestApi, given?: Stripe.Event[]): Promise<number[]> {
  const events = given ?? (await api.deps.stripe.events.list({ limit: 100 })).data.toReversed();
  const statuses: number[] = [];
  for (const event of events) statuses.push((await sendTo(api)(JSON.stringify(event))).status);
  return statuses;
}

/** Sends a body to the webhooks, signed now with our secret unless said otherwise. */
const sendTo =
  (api: TestApi) =>
  (body: string, { secret = api.deps.config.stripe.webhookSecret, after = 0 } = {}): Promise<Response> => {
    const timestamp = Math.floor(api.clock.now().getTime() / 1000) + after;
    const signature = api.deps.stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    const request = new Request(`http://localhost${WEBHOOKS_PATH}`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body,
    });
    return Promise.resolve(api.api.fetch(request, {}));
  };
