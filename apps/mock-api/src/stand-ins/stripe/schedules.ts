import * as v from 'valibot';
import { find, freshId, put, tell, type World } from './account.ts';
import { invalid } from './errors.ts';
import { integer, mergedMetadata, metadata, read, text } from './form.ts';
import { currentPeriod, itemOf } from './lineItems.ts';
import type { Schedule, Subscription } from './objects.ts';
import { monthsAfter } from './periods.ts';
import type { StripeRoute } from './route.ts';

type Phase = Schedule['phases'][number];

const phaseParams = v.strictObject({
  items: v.strictTuple([v.strictObject({ price: text, quantity: v.optional(integer) })]),
  start_date: v.optional(integer),
  end_date: v.optional(integer),
  duration: v.optional(v.strictObject({ interval: v.picklist(['month']), interval_count: v.optional(integer) })),
  proration_behavior: v.optional(v.picklist(['create_prorations', 'always_invoice', 'none'])),
  trial_end: v.optional(integer),
});
const Update = v.strictObject({
  phases: v.optional(v.array(phaseParams)),
  end_behavior: v.optional(v.picklist(['release', 'cancel'])),
  proration_behavior: v.optional(v.picklist(['create_prorations', 'always_invoice', 'none'])),
  metadata: v.optional(metadata),
});

export const scheduleRoutes: StripeRoute[] = [
  {
    on: 'POST /v1/subscription_schedules',
    answer: (world, { params }) => {
      const { from_subscription: id } = read(v.strictObject({ from_subscription: text }), params);
      const subscription = find(world, 'subscription', id, 'from_subscription');
      if (subscription.schedule !== null) {
        throw invalid('You cannot migrate a subscription that is already attached to a schedule.');
      }
      const { start, end } = currentPeriod(subscription);
      const schedule = put(
        world,
        newSchedule(subscription, world.now, phase(itemOf(subscription).price.id, start, end)),
      );
      put(world, { ...subscription, schedule: schedule.id });
      tell(world, 'subscription_schedule.created', schedule);
      return schedule;
    },
  },
  {
    on: 'GET /v1/subscription_schedules/:id',
    answer: (world, { ids: [id] }) => find(world, 'subscription_schedule', id),
  },
  {
    on: 'POST /v1/subscription_schedules/:id',
    answer: (world, { ids: [id], params }) => {
      const { phases, end_behavior, metadata: notes } = read(Update, params);
      const before = active(world, id);
      const schedule = put(world, {
        ...before,
        ...(phases && { phases: phasesOf(world, before, phases) }),
        end_behavior: end_behavior ?? before.end_behavior,
        metadata: mergedMetadata(before.metadata, notes),
      });
      tell(world, 'subscription_schedule.updated', schedule);
      return schedule;
    },
  },
  {
    on: 'POST /v1/subscription_schedules/:id/release',
    answer: (world, { ids: [id], params }) => {
      read(v.strictObject({ preserve_cancel_date: v.optional(text) }), params);
      return release(world, active(world, id));
    },
  },
];

/** The phase that a subscription's schedule has for now; null without one. */
export function phaseFrom(world: World, { schedule: id }: Subscription): { price: string } | null {
  if (typeof id !== 'string') return null;
  const current = phaseAt(find(world, 'subscription_schedule', id), world.now);
  const price = current?.items[0]?.price;
  return typeof price === 'string' ? { price } : null;
}

/** Notes which phase a subscription is in now; after the last one the schedule lets go of it. */
export function enterPhase(world: World, { schedule: id }: Subscription) {
  if (typeof id !== 'string') return;
  const schedule = find(world, 'subscription_schedule', id);
  const current = phaseAt(schedule, world.now);
  const isLast = current === undefined || current === schedule.phases.at(-1);
  if (current) {
    const current_phase = { start_date: current.start_date, end_date: current.end_date };
    tell(world, 'subscription_schedule.updated', put(world, { ...schedule, current_phase }));
  }
  // Nothing more is to change: from here on the subscription goes on by itself.
  if (isLast) release(world, find(world, 'subscription_schedule', id));
}

function release(world: World, schedule: Schedule): Schedule {
  const subscription = find(world, 'subscription', schedule.subscription ?? '');
  const released = put(world, {
    ...schedule,
    status: 'released' as const,
    released_at: world.now,
    released_subscription: schedule.subscription,
    subscription: null,
    current_phase: null,
  });
  tell(world, 'subscription_schedule.released', released);
  tell(world, 'customer.subscription.updated', put(world, { ...subscription, schedule: null }));
  return released;
}

function active(world: World, id: string): Schedule {
  const schedule = find(world, 'subscription_schedule', id);
  if (schedule.status === 'active') return schedule;
  throw invalid(`You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status.`);
}

const phaseAt = ({ phases }: Schedule, instant: number): Phase | undefined =>
  phases.find(({ start_date: start, end_date: end }) => start <= instant && instant < end);

function phasesOf(world: World, before: Schedule, given: readonly v.InferOutput<typeof phaseParams>[]): Phase[] {
  let start = before.phases[0]?.start_date ?? world.now;
  return given.map(({ items: [{ price }], start_date: from = start, end_date: until, duration, ...how }, index) => {
    const end = until ?? monthsAfter(from, duration?.interval_count ?? 1);
    if (end <= from) {
      throw invalid('The end date of a phase must be after its start date.', { param: `phases[${index}][end_date]` });
    }
    start = end;
    const id = find(world, 'price', price, `phases[${index}][items][0][price]`).id;
    return { ...phase(id, from, end), proration_behavior: how.proration_behavior ?? 'create_prorations' };
  });
}

function phase(price: string, start: number, end: number): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: 'usd',
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [{ billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity: 1, tax_rates: [] }],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'create_prorations',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}

function newSchedule(subscription: Subscription, now: number, first: Phase): Schedule {
  return {
    id: freshId('sub_sched', 24),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: now,
    current_phase: { start_date: first.start_date, end_date: first.end_date },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [first],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
}
