import type { Stripe } from 'stripe';
import * as v from 'valibot';
import { all, find, freshId, put, remove, tell } from './account.ts';
import { invalid } from './errors.ts';
import { read, text } from './form.ts';
import { pageOf, readList } from './lists.ts';
import type { StripeRoute } from './route.ts';

/** How the numbers of the kinds that Parley offers are written; Stripe knows some more. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  eu_vat: /^[A-Z]{2}[A-Z0-9]{2,13}$/,
  gb_vat: /^GB(\d{9}|\d{12})$/,
  us_ein: /^\d{2}-\d{7}$/,
  ch_vat: /^CHE-?\d{3}\.?\d{3}\.?\d{3} ?(MWST|TVA|IVA)$/,
  no_vat: /^\d{9}MVA$/,
  ca_bn: /^\d{9}$/,
  au_abn: /^\d{11}$/,
  nz_gst: /^\d{8,9}$/,
  in_gst: /^[0-9A-Z]{15}$/,
  sg_gst: /^[A-Z0-9]{9,10}$/,
};

export const taxIdRoutes: StripeRoute[] = [
  {
    on: 'POST /v1/customers/:id/tax_ids',
    answer: (world, { ids: [id], params }) => {
      const { type, value } = read(v.strictObject({ type: text, value: text }), params);
      const customer = find(world, 'customer', id).id;
      if (!FORMATS[type]?.test(value)) {
        throw invalid(`Invalid value for ${type}.`, { code: 'tax_id_invalid', param: 'value' });
      }
      const country = type.endsWith('_vat') && type !== 'eu_vat' ? type.slice(0, 2) : value.slice(0, 2);
      const taxId: Stripe.TaxId = {
        id: freshId('txi', 24),
        object: 'tax_id',
        country: country.toUpperCase(),
        created: world.now,
        customer,
        customer_account: null,
        livemode: false,
        owner: { type: 'customer', customer, customer_account: null },
        type,
        value,
        verification: { status: 'pending', verified_address: null, verified_name: null },
      };
      put(world, taxId);
      tell(world, 'customer.tax_id.created', taxId);
      return taxId;
    },
  },
  {
    on: 'GET /v1/customers/:id/tax_ids',
    answer: (world, { ids: [id], params }) => {
      const customer = find(world, 'customer', id).id;
      const own = all(world, 'tax_id').filter((one) => one.customer === customer);
      return pageOf(`/v1/customers/${customer}/tax_ids`, own, readList({}, params));
    },
  },
  {
    on: 'DELETE /v1/customers/:customer/tax_ids/:id',
    answer: (world, { ids: [customer, id = ''] }) => {
      const taxId = find(world, 'tax_id', id);
      if (taxId.customer !== customer)
        throw invalid(`No such tax_id: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);
      remove(world, id);
      tell(world, 'customer.tax_id.deleted', taxId);
      return { id, object: 'tax_id', deleted: true };
    },
  },
];
