import * as v from 'valibot';
import { all, find, freshId, put, tell, type World } from './account.ts';
import { address, NO_ADDRESS } from './addresses.ts';
import { assertNotExpired, cardOf, shownCard, TEST_PAYMENT_METHODS } from './cards.ts';
import { cardRefused, invalid } from './errors.ts';
import { clearable, integer, mergedMetadata, metadata, read, text } from './form.ts';
import { pageOf, readList } from './lists.ts';
import type { PaymentMethod } from './objects.ts';
import type { StripeRoute } from './route.ts';

const billingDetails = v.strictObject({
  name: v.optional(clearable),
  email: v.optional(clearable),
  phone: v.optional(clearable),
  address: v.optional(address),
});

/** A card as the page sends it. */
export const CardData = v.strictObject({
  type: v.picklist(['card']),
  card: v.strictObject({ number: text, exp_month: integer, exp_year: integer, cvc: v.optional(text) }),
  billing_details: v.optional(billingDetails),
});

/** Keeps a card whose number has just been sent. Throws what Stripe says of numbers and dates that cannot be. */
export function saveCard(
  world: World,
  { card, billing_details: details }: v.InferOutput<typeof CardData>,
): PaymentMethod {
  const kind = cardOf(card.number.replaceAll(/[\s-]/g, ''));
  const expiry = { exp_month: card.exp_month, exp_year: card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year };
  assertNotExpired(expiry, world.now);
  const method: PaymentMethod = {
    id: freshId('pm', 24),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { ...NO_ADDRESS, ...details?.address },
      email: details?.email ?? null,
      name: details?.name ?? null,
      phone: details?.phone ?? null,
      tax_id: null,
    },
    card: shownCard(kind, expiry),
    created: world.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  world.account.cards[method.id] = kind;
  return put(world, method);
}

/** The payment method, a fresh copy of it for one of those that Stripe keeps ready for tests. */
export function methodFor(world: World, id: string, param = 'payment_method'): PaymentMethod {
  const number = TEST_PAYMENT_METHODS[id];
  if (number === undefined) return find(world, 'payment_method', id, param);
  const year = new Date(world.now * 1000).getUTCFullYear() + 4;
  return saveCard(world, { type: 'card', card: { number, exp_month: 12, exp_year: year } });
}

/** From now on it belongs to the customer. Throws when the bank does not let the card be saved. */
export function attach(world: World, method: PaymentMethod, customer: string): PaymentMethod {
  find(world, 'customer', customer, 'customer');
  if (method.customer !== null && method.customer !== customer) {
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_already_attached',
      param: 'payment_method',
    });
  }
  if (method.customer === customer) return method;
  const attached = put(world, { ...method, customer });
  tell(world, 'payment_method.attached', attached);
  return attached;
}

export const paymentMethodRoutes: StripeRoute[] = [
  {
    on: 'GET /v1/payment_methods',
    answer: (world, { params }) => {
      const entries = { customer: v.optional(text), type: v.optional(text), allow_redisplay: v.optional(text) };
      const { customer, type, allow_redisplay: _, ...page } = readList(entries, params);
      return pageOf('/v1/payment_methods', methodsOf(world, customer, type), page);
    },
  },
  { on: 'GET /v1/payment_methods/:id', answer: (world, { ids: [id] }) => find(world, 'payment_method', id) },
  {
    on: 'GET /v1/customers/:id/payment_methods',
    answer: (world, { ids: [id], params }) => {
      const entries = { type: v.optional(text), allow_redisplay: v.optional(text) };
      const { type, allow_redisplay: _, ...page } = readList(entries, params);
      const { id: customer } = find(world, 'customer', id);
      return pageOf(`/v1/customers/${customer}/payment_methods`, methodsOf(world, customer, type), page);
    },
  },
  {
    on: 'GET /v1/customers/:id/payment_methods/:method',
    answer: (world, { ids: [customer, id = ''] }) => {
      const method = find(world, 'payment_method', id);
      assertIsOf(method, customer);
      return method;
    },
  },
  {
    on: 'POST /v1/payment_methods/:id',
    answer: (world, { ids: [id], params }) => {
      const Params = v.strictObject({
        billing_details: v.optional(billingDetails),
        metadata: v.optional(metadata),
        card: v.optional(v.strictObject({ exp_month: v.optional(integer), exp_year: v.optional(integer) })),
      });
      const { billing_details: details, metadata: notes, card } = read(Params, params);
      const before = find(world, 'payment_method', id);
      const { address: place, ...facts } = details ?? {};
      const method = put(world, {
        ...before,
        billing_details: {
          ...before.billing_details,
          ...facts,
          address: { ...NO_ADDRESS, ...before.billing_details.address, ...place },
        },
        metadata: mergedMetadata(before.metadata, notes),
        card: { ...before.card, ...card },
      });
      tell(world, 'payment_method.updated', method);
      return method;
    },
  },
  {
    on: 'POST /v1/payment_methods/:id/attach',
    answer: (world, { ids: [id], params }) => {
      const { customer } = read(v.strictObject({ customer: text }), params);
      const method = methodFor(world, id);
      const { onSetup = 'fine' } = world.account.cards[method.id] ?? {};
      if (typeof onSetup === 'object') throw cardRefused(onSetup);
      return attach(world, method, customer);
    },
  },
  {
    on: 'POST /v1/payment_methods/:id/detach',
    answer: (world, { ids: [id], params }) => {
      read(v.strictObject({}), params);
      const before = find(world, 'payment_method', id);
      if (before.customer === null) {
        throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
      }
      const customer = find(world, 'customer', before.customer);
      if (customer.invoice_settings.default_payment_method === id) {
        const invoice_settings = { ...customer.invoice_settings, default_payment_method: null };
        tell(world, 'customer.updated', put(world, { ...customer, invoice_settings }));
      }
      const method = put(world, { ...before, customer: null });
      tell(world, 'payment_method.detached', method);
      return method;
    },
  },
];

/** Throws unless the payment method is this customer's. */
export function assertIsOf(method: PaymentMethod, customer: string, param = 'payment_method') {
  if (method.customer === customer) return;
  const message = `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`;
  throw invalid(message, { code: 'resource_missing', param });
}

function methodsOf(world: World, customer: string | undefined, type: string | undefined): PaymentMethod[] {
  if (customer !== undefined) find(world, 'customer', customer, 'customer');
  return all(world, 'payment_method').filter(
    (one) => customer !== undefined && one.customer === customer && (type === undefined || one.type === type),
  );
}
