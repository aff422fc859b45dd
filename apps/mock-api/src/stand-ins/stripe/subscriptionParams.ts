import * as v from 'valibot';
import { clearable, flag, integer, metadata, text } from './form.ts';
import { DiscountParams } from './redeeming.ts';

const endBehavior = v.strictObject({
  missing_payment_method: v.picklist(['cancel', 'create_invoice', 'pause']),
});
const shared = {
  default_payment_method: v.optional(clearable),
  discounts: v.optional(DiscountParams),
  metadata: v.optional(metadata),
  trial_settings: v.optional(v.strictObject({ end_behavior: endBehavior })),
  trial_end: v.optional(v.union([v.literal('now'), integer])),
  off_session: v.optional(flag),
  payment_behavior: v.optional(v.picklist(['allow_incomplete', 'error_if_incomplete', 'default_incomplete'])),
  proration_behavior: v.optional(v.picklist(['create_prorations', 'always_invoice', 'none'])),
};

export const CreateSubscription = v.strictObject({
  ...shared,
  customer: text,
  items: v.strictTuple([v.strictObject({ price: text, quantity: v.optional(integer) })]),
  trial_period_days: v.optional(integer),
  collection_method: v.optional(v.picklist(['charge_automatically'])),
});
export type CreateParams = v.InferOutput<typeof CreateSubscription>;

/** Of the item that a subscription has: which one, and what its price is to be. */
const items = v.strictTuple([
  v.strictObject({ id: v.optional(text), price: v.optional(text), quantity: v.optional(integer) }),
]);

export const UpdateSubscription = v.strictObject({
  ...shared,
  items: v.optional(items),
  cancel_at_period_end: v.optional(flag),
  cancellation_details: v.optional(v.strictObject({ comment: v.optional(clearable), feedback: v.optional(clearable) })),
  proration_date: v.optional(integer),
});
export type UpdateParams = v.InferOutput<typeof UpdateSubscription>;

export const PreviewDetails = v.strictObject({
  items: v.optional(items),
  cancel_at_period_end: v.optional(flag),
  proration_behavior: shared.proration_behavior,
  proration_date: v.optional(integer),
  trial_end: shared.trial_end,
});
