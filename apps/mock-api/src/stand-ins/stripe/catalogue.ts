import type { Stripe } from 'stripe';
import * as v from 'valibot';
import { all, find, freshId, put, tell } from './account.ts';
import { invalid } from './errors.ts';
import { amount, clearable, flag, integer, mergedMetadata, metadata, read, text } from './form.ts';
import { pageOf, readList } from './lists.ts';
import type { Plan, Price } from './objects.ts';
import type { StripeRoute } from './route.ts';

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

const NewPrice = v.strictObject({
  product: text,
  currency: text,
  unit_amount: amount,
  lookup_key: v.optional(text),
  transfer_lookup_key: v.optional(flag),
  nickname: v.optional(text),
  metadata: v.optional(metadata),
  recurring: v.optional(v.strictObject({ interval: v.picklist(INTERVALS), interval_count: v.optional(integer) })),
});

export const catalogueRoutes: StripeRoute[] = [
  {
    on: 'POST /v1/products',
    answer: (world, { params }) => {
      const Params = v.strictObject({
        id: v.optional(text),
        name: text,
        description: v.optional(clearable),
        metadata: v.optional(metadata),
      });
      const { id = freshId('prod'), name, description, metadata: notes } = read(Params, params);
      if (world.account.objects[id]) {
        throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
      }
      const product: Stripe.Product = {
        id,
        object: 'product',
        active: true,
        created: world.now,
        default_price: null,
        description: description ?? null,
        images: [],
        livemode: false,
        marketing_features: [],
        metadata: mergedMetadata({}, notes),
        name,
        package_dimensions: null,
        shippable: null,
        statement_descriptor: null,
        tax_code: null,
        tax_details: null,
        type: 'service',
        unit_label: null,
        updated: world.now,
        url: null,
      };
      put(world, product);
      tell(world, 'product.created', product);
      return product;
    },
  },
  { on: 'GET /v1/products/:id', answer: (world, { ids: [id] }) => find(world, 'product', id) },
  {
    on: 'GET /v1/products',
    answer: (world, { params }) => {
      const { active, ...page } = readList({ active: v.optional(flag) }, params);
      const products = all(world, 'product').filter((one) => active === undefined || one.active === active);
      return pageOf('/v1/products', products, page);
    },
  },
  {
    on: 'POST /v1/prices',
    answer: (world, { params }) => {
      const { unit_amount, lookup_key: key, transfer_lookup_key: isTaken, ...given } = read(NewPrice, params);
      find(world, 'product', given.product, 'product');
      const rival = all(world, 'price').find((one) => key !== undefined && one.lookup_key === key);
      if (rival && !isTaken) {
        throw invalid(`A price (\`${rival.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
      }
      if (rival) put(world, { ...rival, lookup_key: null });
      const price: Price = {
        id: freshId('price', 24),
        object: 'price',
        active: true,
        billing_scheme: 'per_unit',
        created: world.now,
        currency: given.currency.toLowerCase(),
        custom_unit_amount: null,
        livemode: false,
        lookup_key: key ?? null,
        metadata: mergedMetadata({}, given.metadata),
        nickname: given.nickname ?? null,
        product: given.product,
        recurring: given.recurring
          ? {
              interval: given.recurring.interval,
              interval_count: given.recurring.interval_count ?? 1,
              meter: null,
              trial_period_days: null,
              usage_type: 'licensed',
            }
          : null,
        tax_behavior: 'unspecified',
        tiers_mode: null,
        transform_quantity: null,
        type: given.recurring ? 'recurring' : 'one_time',
        unit_amount,
        unit_amount_decimal: String(unit_amount),
      };
      put(world, price);
      tell(world, 'price.created', price);
      return price;
    },
  },
  { on: 'GET /v1/prices/:id', answer: (world, { ids: [id] }) => find(world, 'price', id) },
  {
    on: 'GET /v1/prices',
    answer: (world, { params }) => {
      const entries = {
        active: v.optional(flag),
        product: v.optional(text),
        lookup_keys: v.optional(v.array(text)),
        type: v.optional(v.picklist(['one_time', 'recurring'])),
      };
      const { active, product, lookup_keys: keys, type, ...page } = readList(entries, params);
      const prices = all(world, 'price').filter(
        (one) =>
          (active === undefined || one.active === active) &&
          (product === undefined || one.product === product) &&
          (type === undefined || one.type === type) &&
          (keys === undefined || keys.includes(one.lookup_key ?? '')),
      );
      return pageOf('/v1/prices', prices, page);
    },
  },
];

/** The older name of a price, which subscription items still bear. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
