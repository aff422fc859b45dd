import type { Stripe } from 'stripe';
import type { BillingDetails, UpdateBillingDetailsInput } from '#__generated__/resolvers.ts';
import { domainError } from '#errors.ts';
import { atStripe, hasCode } from '#outside/stripe.ts';
import { readBillingDetails } from './billingDetailsInput.ts';
import { customerOf, type BillingDeps } from './customer.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { stripeTypeOf, taxIdTypeOf } from './taxIds.ts';

/** What stands on the client's invoices and where they are sent, as Stripe has it. */
export async function billingDetails(deps: BillingDeps, clientId: string): Promise<BillingDetails> {
  const { customer, taxIds } = await atCustomer(deps, await customerOf(deps, clientId));
  return detailsFrom(customer, taxIds);
}

/**
 * Says what is to stand on the invoices from now on. Throws BAD_INPUT with `field`, and nothing is changed. The number comes
 * first, because it is what Stripe may still refuse.
 */
export function updateBillingDetails(
  deps: BillingDeps,
  clientId: string,
  input: UpdateBillingDetailsInput,
): Promise<BillingDetails> {
  const { name, email, address, taxId } = readBillingDetails(input);
  const { stripe } = deps;
  return withKeyLock(`billing details of ${clientId}`, async () => {
    const id = await customerOf(deps, clientId);
    const { taxIds: before } = await atCustomer(deps, id);
    const present = before.find((one) => taxId && taxIdTypeOf(one.type) === taxId.type && one.value === taxId.value);
    const added = taxId && !present ? await addTaxId(deps, id, taxId) : null;
    await atStripe(() => stripe.customers.update(id, { name, email, address: address ? stripeAddress(address) : '' }));
    const outdated = before.filter((one) => one !== present && taxIdTypeOf(one.type) !== null);
    for (const one of outdated) await atStripe(() => stripe.customers.deleteTaxId(id, one.id));

    const { customer, taxIds } = await atCustomer(deps, id);
    return detailsFrom(customer, added ? [added] : taxIds);
  });
}

async function addTaxId(
  { stripe }: BillingDeps,
  customer: string,
  { type, value }: NonNullable<BillingDetails['taxId']>,
): Promise<Stripe.TaxId> {
  return atStripe(() =>
    stripe.customers.createTaxId(customer, { type: stripeTypeOf(type), value }).catch((error: unknown) => {
      if (!hasCode(error, 'tax_id_invalid')) throw error;
      throw domainError('BAD_INPUT', 'The register does not know this number.', { field: 'taxId' });
    }),
  );
}

async function atCustomer({ stripe }: BillingDeps, id: string) {
  const [customer, { data: taxIds }] = await atStripe(() =>
    Promise.all([stripe.customers.retrieve(id), stripe.customers.listTaxIds(id, { limit: 100 })]),
  );
  if (customer.deleted) throw new Error(`${id} was deleted at Stripe.`);
  return { customer, taxIds };
}

function detailsFrom({ id, name, email, address }: Stripe.Customer, taxIds: readonly Stripe.TaxId[]): BillingDetails {
  const [taxId] = taxIds.flatMap(({ type: stripeType, value }) => {
    const type = taxIdTypeOf(stripeType);
    return type === null ? [] : [{ type, value }];
  });
  const { line1, line2, city, state, postal_code: postalCode, country } = address ?? {};
  const said = (line: string | null | undefined) => line || null;
  return {
    id,
    name: name ?? '',
    email: email ?? '',
    address:
      line1 && city && country
        ? { line1, line2: said(line2), city, state: said(state), postalCode: said(postalCode), country }
        : null,
    taxId: taxId ?? null,
  };
}

/** An empty line clears what stood there. */
const stripeAddress = ({ line1, line2, city, state, postalCode, country }: NonNullable<BillingDetails['address']>) => ({
  line1,
  line2: line2 ?? '',
  city,
  state: state ?? '',
  postal_code: postalCode ?? '',
  country,
});
