import { createServer } from 'node:http';
import { once } from 'node:events';
import { createServerAdapter } from '@whatwg-node/server';
import { Stripe } from 'stripe';
import type { Db } from '@parley/db';
import { inBackground } from '#background/inBackground.ts';
import { planPrices } from '#billing/prices.ts';
import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import { createStripe } from '#outside/stripe.ts';
import { listen } from '#transport/listen.ts';
import { acceptLoopbackOnly } from '#transport/loopback.ts';
import { standInState } from '../standInState.ts';
import { hasLivedDemo } from './demo.ts';
import { demoCompanies } from './demoCompanies.ts';
import { PUBLISHABLE_KEY } from './keys.ts';
import { createStripeStandIn } from './stripeStandIn.ts';

type Served = { db: Db; clock: Clock; config: Config; host: string | undefined; webhookUrl: () => string | null };

const EVERY_MS = 1000;

/** Plays Stripe on a port of its own, as stripe-mock does. Answers where, and how to stop. */
export async function serveStripe({ db, clock, config, host, webhookUrl }: Served) {
  const { secretKey, webhookSecret, standInPort, mockUrl } = config.stripe;
  let origin = config.stripe.apiUrl;
  const state = standInState(db, 'stripe');
  const standIn = createStripeStandIn({
    keys: { secretKey, publishableKey: PUBLISHABLE_KEY },
    apiVersion: Stripe.API_VERSION,
    origin: () => origin,
    clock,
    state,
    mockUrl,
    webhooks: { url: webhookUrl, secret: webhookSecret },
  });

  let preparing: Promise<void> | null = null;
  /**
   * An account that has not lived the demo, as after a reset, does so first. That it knows something says little: what was
   * under way during the reset may have been kept in it.
   */
  async function ready() {
    if (preparing === null && hasLivedDemo(await state.load())) return;
    preparing ??= prepare().finally(() => (preparing = null));
    await preparing;
  }
  async function prepare() {
    const send = (url: RequestInfo | URL, init?: RequestInit) => standIn.handle(new Request(url, init));
    const prices = await planPrices(createStripe(config, Stripe.createFetchHttpClient(send)));
    await standIn.playDemo(Object.fromEntries(prices.map(({ type, id }) => [type, id])), await demoCompanies(db));
  }

  const adapter = createServerAdapter(async (request: Request) => {
    await ready();
    return standIn.handle(request);
  });
  const server = createServer((request, response) => void adapter(request, response));
  if (!host) acceptLoopbackOnly(server);
  const port = await listen(server, standInPort ?? 0, host, 'STRIPE_PORT');
  origin = `http://localhost:${port}`;
  const timer = setInterval(
    () => inBackground('Letting time pass at Stripe', () => ready().then(standIn.tick)),
    EVERY_MS,
  );

  async function stop() {
    clearInterval(timer);
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
  return { origin, stop };
}
