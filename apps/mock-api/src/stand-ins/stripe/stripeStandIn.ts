import { inBackground } from '#background/inBackground.ts';
import type { Clock } from '#clock.ts';
import { freshId } from './account.ts';
import { createAccountStore, type KeepState } from './accountStore.ts';
import { answerApi, type Keys } from './api.ts';
import { playDemo, type DemoCompany } from './demo.ts';
import { refusalOfMock } from './officialMock.ts';
import { answerPage } from './pages.ts';
import { stripeJs } from './stripeJs.ts';
import { nextMoment } from './time.ts';
import { createWebhooks, type WebhookTarget } from './webhooks.ts';

type StandIn = {
  keys: Keys;
  apiVersion: string;
  /** Where browsers reach it, without a slash at the end: `http://localhost:12111`. */
  origin: () => string;
  clock: Clock;
  /** Keeps the account over restarts. */
  state: KeepState;
  webhooks: WebhookTarget;
  /** Stripe's official mock: its refusals are passed on. */
  mockUrl?: string | null;
};

type StripeStandIn = {
  /** Gives a new account the demo's past. */
  playDemo: (prices: Parameters<typeof playDemo>[1], companies: readonly DemoCompany[]) => Promise<void>;
  handle: (request: Request) => Promise<Response>;
  /** Lets happen what time brings, and delivers what is to be told of it. Call it now and then. */
  tick: () => Promise<void>;
};

/**
 * Stripe, played locally: its API under `/v1`, its script for the page, the pages it shows itself (3-D Secure, invoices),
 * and its webhooks. Requests are answered one after the other.
 */
export function createStripeStandIn({
  keys,
  apiVersion,
  origin,
  clock,
  state,
  webhooks,
  mockUrl = null,
}: StandIn): StripeStandIn {
  const store = createAccountStore(state, () => ({
    now: Math.floor(clock.now().getTime() / 1000),
    apiVersion,
    origin: origin(),
    request: null,
  }));
  const deliver = createWebhooks(store, webhooks, clock);

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (url.pathname === '/stripe.js') return stripeJs(origin());
    if (!url.pathname.startsWith('/v1/')) return answerPage(store, request, url);

    const body = request.method === 'GET' ? '' : await request.text();
    const id = freshId('req');
    const { method, headers } = request;
    const refusal = mockUrl && (await refusalOfMock(mockUrl, { method, url, headers, body }));
    if (refusal) return refusal;
    const {
      status,
      body: answer,
      isReplayed,
    } = await store.change((world) => answerApi(world, { id, method, url, headers, body }, keys));
    inBackground('Delivering Stripe’s events', deliver);
    return new Response(answer, {
      status,
      headers: {
        ...CORS,
        'content-type': 'application/json',
        'stripe-version': headers.get('stripe-version') ?? apiVersion,
        'request-id': id,
        ...(isReplayed && { 'idempotent-replayed': 'true' }),
      },
    });
  }

  /** Up to when nothing happens by itself while the account is this one. */
  let quiet = { account: '', until: 0 };

  async function tick() {
    const now = Math.floor(clock.now().getTime() / 1000);
    if ((await state.load()) === quiet.account && now < quiet.until) return;
    await store.change(() => {});
    await deliver();
    const until = await store.change(nextMoment);
    quiet = { account: (await state.load()) ?? '', until };
  }

  return {
    handle,
    tick,
    playDemo: (prices, companies) => store.change((world) => playDemo(world, prices, companies)),
  };
}

/** The page speaks to it from the dashboard's own origin. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, stripe-version, idempotency-key',
  'access-control-allow-methods': 'GET, POST, DELETE',
};
