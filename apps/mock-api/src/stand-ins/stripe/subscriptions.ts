import * as v from 'valibot';
import { all, find } from './account.ts';
import { change, end } from './changing.ts';
import { removeDiscounts } from './discounts.ts';
import { clearable, flag, read, text } from './form.ts';
import { pageOf, readList } from './lists.ts';
import type { StripeRoute } from './route.ts';
import { subscribe } from './subscribing.ts';
import { CreateSubscription, UpdateSubscription } from './subscriptionParams.ts';

const Cancel = v.strictObject({
  invoice_now: v.optional(flag),
  prorate: v.optional(flag),
  cancellation_details: v.optional(v.strictObject({ comment: v.optional(clearable), feedback: v.optional(clearable) })),
});

export const subscriptionRoutes: StripeRoute[] = [
  {
    on: 'POST /v1/subscriptions',
    answer: (world, { params }) => subscribe(world, read(CreateSubscription, params)),
  },
  {
    on: 'GET /v1/subscriptions',
    answer: (world, { params }) => {
      const entries = { customer: v.optional(text), status: v.optional(text), price: v.optional(text) };
      const { customer, status = 'running', price, ...page } = readList(entries, params);
      const isWanted = (own: string) =>
        status === 'all' || (status === 'running' ? own !== 'canceled' : own === status);
      const subscriptions = all(world, 'subscription').filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
          isWanted(one.status),
      );
      return pageOf('/v1/subscriptions', subscriptions, page);
    },
  },
  { on: 'GET /v1/subscriptions/:id', answer: (world, { ids: [id] }) => find(world, 'subscription', id) },
  {
    on: 'POST /v1/subscriptions/:id',
    answer: (world, { ids: [id], params }) => change(world, id, read(UpdateSubscription, params)),
  },
  {
    on: 'DELETE /v1/subscriptions/:id',
    answer: (world, { ids: [id], params }) => {
      read(Cancel, params);
      return end(world, find(world, 'subscription', id), 'cancellation_requested');
    },
  },
  {
    on: 'DELETE /v1/subscriptions/:id/discount',
    answer: (world, { ids: [id] }) => {
      const subscription = find(world, 'subscription', id);
      const [first] = subscription.discounts;
      const discount = find(world, 'discount', first ?? '', 'discount');
      removeDiscounts(world, subscription);
      return { ...discount, deleted: true };
    },
  },
];
