import type { Stripe } from 'stripe';
import * as v from 'valibot';
import { all, find, freshId, put, remove, tell } from './account.ts';
import { address, NO_ADDRESS } from './addresses.ts';
import { clearable, mergedMetadata, metadata, read, text } from './form.ts';
import { pageOf, readList } from './lists.ts';
import { assertIsOf } from './paymentMethods.ts';
import type { StripeRoute } from './route.ts';

const Params = v.strictObject({
  name: v.optional(clearable),
  email: v.optional(clearable),
  phone: v.optional(clearable),
  description: v.optional(clearable),
  address: v.optional(v.union([v.literal(''), address])),
  tax_exempt: v.optional(v.picklist(['none', 'exempt', 'reverse'])),
  metadata: v.optional(metadata),
  invoice_settings: v.optional(v.strictObject({ default_payment_method: v.optional(clearable) })),
});

export const customerRoutes: StripeRoute[] = [
  {
    on: 'POST /v1/customers',
    answer: (world, { params }) => {
      const { address: given, metadata: notes, invoice_settings: _, ...facts } = read(Params, params);
      const customer: Stripe.Customer = {
        id: freshId('cus'),
        object: 'customer',
        address: given ? { ...NO_ADDRESS, ...given } : null,
        balance: 0,
        created: world.now,
        currency: null,
        customer_account: null,
        default_source: null,
        delinquent: false,
        description: facts.description ?? null,
        discount: null,
        email: facts.email ?? null,
        invoice_prefix: freshId('', 8).slice(1).toUpperCase(),
        invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
        livemode: false,
        metadata: mergedMetadata({}, notes),
        name: facts.name ?? null,
        next_invoice_sequence: 1,
        phone: facts.phone ?? null,
        preferred_locales: [],
        shipping: null,
        tax_exempt: facts.tax_exempt ?? 'none',
        test_clock: null,
      };
      put(world, customer);
      tell(world, 'customer.created', customer);
      return customer;
    },
  },
  {
    on: 'GET /v1/customers',
    answer: (world, { params }) => {
      const { email, ...page } = readList({ email: v.optional(text) }, params);
      const customers = all(world, 'customer').filter((one) => email === undefined || one.email === email);
      return pageOf('/v1/customers', customers, page);
    },
  },
  { on: 'GET /v1/customers/:id', answer: (world, { ids: [id] }) => find(world, 'customer', id) },
  {
    on: 'POST /v1/customers/:id',
    answer: (world, { ids: [id], params }) => {
      const before = find(world, 'customer', id);
      const { address: given, metadata: notes, invoice_settings: settings, ...facts } = read(Params, params);
      const method = settings?.default_payment_method;
      if (method) assertIsOf(find(world, 'payment_method', method, 'invoice_settings[default_payment_method]'), id);
      const customer: Stripe.Customer = {
        ...before,
        ...facts,
        metadata: mergedMetadata(before.metadata, notes),
        ...(given !== undefined && { address: given === '' ? null : { ...NO_ADDRESS, ...before.address, ...given } }),
        ...(method !== undefined && {
          invoice_settings: { ...before.invoice_settings, default_payment_method: method },
        }),
      };
      put(world, customer);
      tell(world, 'customer.updated', customer);
      return customer;
    },
  },
  {
    on: 'DELETE /v1/customers/:id',
    answer: (world, { ids: [id] }) => {
      const customer = find(world, 'customer', id);
      remove(world, id);
      tell(world, 'customer.deleted', customer);
      return { id, object: 'customer', deleted: true };
    },
  },
];
