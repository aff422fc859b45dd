import * as v from 'valibot';
import { all, find, freshId, put, tell, type World } from './account.ts';
import { cardRefused, invalid } from './errors.ts';
import { mergedMetadata, metadata, read, text } from './form.ts';
import { pageOf, readList } from './lists.ts';
import type { PaymentMethod, SetupIntent } from './objects.ts';
import { attach, CardData, methodFor, saveCard } from './paymentMethods.ts';
import type { Call, StripeRoute } from './route.ts';

const Create = v.strictObject({
  customer: v.optional(text),
  usage: v.optional(v.picklist(['off_session', 'on_session'])),
  allowed_payment_method_types: v.optional(v.array(v.picklist(['card']))),
  /** The same, as versions of the API before it had it. */
  payment_method_types: v.optional(v.array(v.picklist(['card']))),
  description: v.optional(text),
  metadata: v.optional(metadata),
});

const Confirm = v.strictObject({
  payment_method: v.optional(text),
  payment_method_data: v.optional(CardData),
  return_url: v.optional(text),
  client_secret: v.optional(text),
  expected_payment_method_type: v.optional(text),
  use_stripe_sdk: v.optional(text),
});

export const setupIntentRoutes: StripeRoute[] = [
  {
    on: 'POST /v1/setup_intents',
    answer: (world, { params }) => {
      const {
        customer,
        usage,
        description,
        allowed_payment_method_types: allowed,
        payment_method_types: types,
        metadata: notes,
      } = read(Create, params);
      if (allowed && types) {
        throw invalid('You may only specify one of: allowed_payment_method_types, payment_method_types.');
      }
      if (customer !== undefined) find(world, 'customer', customer, 'customer');
      const id = freshId('seti', 24);
      const intent: SetupIntent = {
        id,
        object: 'setup_intent',
        allowed_payment_method_types: allowed ?? null,
        application: null,
        automatic_payment_methods: null,
        cancellation_reason: null,
        client_secret: `${id}_secret_${freshId('', 24).slice(1)}`,
        created: world.now,
        customer: customer ?? null,
        customer_account: null,
        description: description ?? null,
        excluded_payment_method_types: null,
        flow_directions: null,
        last_setup_error: null,
        latest_attempt: null,
        livemode: false,
        mandate: null,
        metadata: mergedMetadata({}, notes),
        next_action: null,
        on_behalf_of: null,
        payment_method: null,
        payment_method_configuration_details: null,
        payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
        payment_method_types: types ?? ['card'],
        single_use_mandate: null,
        status: 'requires_payment_method',
        usage: usage ?? 'off_session',
      };
      put(world, intent);
      tell(world, 'setup_intent.created', intent);
      return intent;
    },
  },
  {
    on: 'GET /v1/setup_intents',
    answer: (world, { params }) => {
      const { customer, ...page } = readList({ customer: v.optional(text) }, params);
      const intents = all(world, 'setup_intent').filter((one) => customer === undefined || one.customer === customer);
      return pageOf('/v1/setup_intents', intents, page);
    },
  },
  {
    on: 'GET /v1/setup_intents/:id',
    isPublic: true,
    answer: (world, call) => {
      const { client_secret: secret } = read(v.strictObject({ client_secret: v.optional(text) }), call.params);
      return intentFor(world, call, secret);
    },
  },
  {
    on: 'POST /v1/setup_intents/:id/confirm',
    isPublic: true,
    answer: (world, call) => {
      const params = read(Confirm, call.params);
      const intent = intentFor(world, call, params.client_secret);
      if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'confirm');
      return confirm(world, intent, params);
    },
  },
  {
    on: 'POST /v1/setup_intents/:id/cancel',
    answer: (world, { ids: [id], params }) => {
      read(v.strictObject({ cancellation_reason: v.optional(text) }), params);
      const before = find(world, 'setup_intent', id);
      if (before.status === 'succeeded' || before.status === 'canceled') throw unexpected(before, 'cancel');
      const intent = put(world, { ...before, status: 'canceled', next_action: null });
      tell(world, 'setup_intent.canceled', intent);
      return intent;
    },
  },
];

/**
 * What follows once the bank's page has been left: the card is the customer's, or the intent waits for another one.
 * Answers the intent.
 */
export function endAuthentication(world: World, intent: SetupIntent, isGranted: boolean): SetupIntent {
  if (intent.status !== 'requires_action' || intent.payment_method === null) throw unexpected(intent, 'authenticate');
  const method = find(world, 'payment_method', intent.payment_method);
  if (isGranted) return succeed(world, intent, method);
  return fail(world, intent, {
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

function confirm(world: World, intent: SetupIntent, params: v.InferOutput<typeof Confirm>): SetupIntent {
  const { payment_method: id, payment_method_data: data, return_url: returnUrl } = params;
  if (id === undefined && data === undefined) {
    const message = 'You cannot confirm this SetupIntent because it is missing a payment method.';
    throw invalid(message, { code: 'setup_intent_unexpected_state' });
  }
  const method = data ? saveCard(world, data) : methodFor(world, id ?? '');
  const { onSetup = 'fine' } = world.account.cards[method.id] ?? {};
  if (typeof onSetup === 'object') {
    throw cardRefused(
      { ...onSetup, setup_intent: fail(world, intent, onSetup), payment_method: method },
      { isKept: true },
    );
  }
  if (onSetup === 'fine') return succeed(world, intent, method);
  const asked = put<SetupIntent>(world, {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_setup_error: null,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: {
        url: `${world.origin}/3d_secure/${intent.id}?client_secret=${intent.client_secret}`,
        return_url: returnUrl ?? null,
      },
    },
  });
  tell(world, 'setup_intent.requires_action', asked);
  return asked;
}

function succeed(world: World, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  if (intent.customer !== null) attach(world, method, intent.customer);
  const done = put<SetupIntent>(world, {
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  });
  tell(world, 'setup_intent.succeeded', done);
  return done;
}

function fail(world: World, intent: SetupIntent, { code, ...error }: { code: string; message: string }): SetupIntent {
  const failed = put<SetupIntent>(world, {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { ...error, code, type: 'card_error' },
  });
  tell(world, 'setup_intent.setup_failed', failed);
  return failed;
}

/** The intent of a call: the page has to know its secret too. */
function intentFor(world: World, { ids: [id], key }: Call, secret: string | undefined): SetupIntent {
  const intent = find(world, 'setup_intent', id);
  if (key === 'secret' && secret === undefined) return intent;
  if (secret === intent.client_secret) return intent;
  const message = `The client_secret provided does not match the client_secret associated with the SetupIntent.`;
  throw invalid(message, { code: 'setup_intent_invalid_parameter', param: 'client_secret' });
}

const unexpected = (intent: SetupIntent, act: string) =>
  invalid(`You cannot ${act} this SetupIntent because it has a status of ${intent.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: intent,
  });
