import { Stripe } from 'stripe';
import { createClock } from '#clock.ts';
import { createStripeStandIn } from '#stand-ins/stripe/stripeStandIn.ts';

export const DAY = 24 * 60 * 60;
const KEYS = { secretKey: 'sk_test_parley', publishableKey: 'pk_test_parley' };
export const WEBHOOK_SECRET = 'whsec_test';

/** The stand-in without a port, and the official SDK that speaks to it. Its clock begins at `now`. */
export function standInForTests({
  now = new Date('2026-11-22T12:00:00Z'),
  webhookUrl = null as string | null,
  mockUrl = null as string | null,
} = {}) {
  const clock = createClock();
  clock.setOffset(now.getTime() - Date.now());
  let kept: string | null = null;
  const standIn = createStripeStandIn({
    keys: KEYS,
    apiVersion: Stripe.API_VERSION,
    origin: () => 'http://stripe.test',
    clock,
    state: {
      load: () => Promise.resolve(kept),
      save: (state) => {
        kept = state;
        return Promise.resolve();
      },
    },
    mockUrl,
    webhooks: { url: () => webhookUrl, secret: WEBHOOK_SECRET },
  });
  const send = (url: RequestInfo | URL, init?: RequestInit) => standIn.handle(new Request(url, init));
  const sdkWith = (key: string) =>
    new Stripe(key, {
      httpClient: Stripe.createFetchHttpClient(send),
      host: 'stripe.test',
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
  const stripe = sdkWith(KEYS.secretKey);

  /** As the page does it: with the publishable key, the intent's secret, and the card itself. */
  async function confirm(intent: Stripe.SetupIntent, number: string, more: Record<string, string> = {}) {
    const body = new URLSearchParams({
      key: KEYS.publishableKey,
      client_secret: intent.client_secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '4',
      'payment_method_data[card][exp_year]': '2030',
      'payment_method_data[card][cvc]': '123',
      ...more,
    });
    const response = await send(`http://stripe.test/v1/setup_intents/${intent.id}/confirm`, { method: 'POST', body });
    const answer: Partial<Stripe.SetupIntent> & { error?: Stripe.StripeRawError } = await response.json();
    return { status: response.status, ...answer };
  }

  /** Somebody with a card that is charged from now on. */
  async function customerWithCard(method = 'pm_card_visa'): Promise<Stripe.Customer> {
    const { id } = await stripe.customers.create({ name: 'Northwind', email: 'billing@northwind.test' });
    const { id: card } = await stripe.paymentMethods.attach(method, { customer: id });
    return stripe.customers.update(id, { invoice_settings: { default_payment_method: card } });
  }

  /** Prices of this many dollars a month, each with a product of its own. */
  async function monthlyPrice(dollars: number, name = `Plan of ${dollars}`): Promise<Stripe.Price> {
    const product = await stripe.products.create({ name });
    return stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: Math.round(dollars * 100),
      recurring: { interval: 'month' },
    });
  }

  const wait = (seconds: number) => {
    clock.setOffset(clock.offset() + seconds * 1000);
    return standIn.tick();
  };
  return { standIn, stripe, sdkWith, send, confirm, customerWithCard, monthlyPrice, wait, clock };
}
