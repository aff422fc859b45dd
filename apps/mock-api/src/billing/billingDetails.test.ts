import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';

let world: BillingWorld;
let company: Awaited<ReturnType<BillingWorld['company']>>;
beforeEach(async () => {
  world = await createBillingWorld();
  company = await world.company('Standard');
});
afterEach(() => world.api.close());

const FIELDS = '{ id name email address { line1 line2 city state postalCode country } taxId { type value } }';
const READ = `{ billingDetails ${FIELDS} }`;
const UPDATE = `mutation($input: UpdateBillingDetailsInput!) { updateBillingDetails(input: $input) ${FIELDS} }`;

const BERN = { line1: 'Kramgasse 49', city: 'Bern', postalCode: '3011', country: 'CH' };
const GIVEN = {
  name: 'Northwind Outdoor AG',
  email: 'invoices@northwind.test',
  address: BERN,
  taxId: { type: 'ChVat', value: 'che123456789mwst' },
};
const update = (input: object) => company.ask(UPDATE, { input });
const taxNumbers = async () => {
  const { stripeCustomerId } = await world.api.db.client.findUniqueOrThrow({ where: { id: company.id } });
  const { data } = await world.api.deps.stripe.customers.listTaxIds(stripeCustomerId ?? '');
  return data.map(({ type, value }) => [type, value]);
};

describe('the billing details', () => {
  it('are those of the company until it says otherwise', async () => {
    const { name, email } = await world.api.db.client.findUniqueOrThrow({ where: { id: company.id } });
    expect((await company.ask(READ)).data.billingDetails).toMatchObject({ name, email, address: null, taxId: null });
  });

  it('are kept at Stripe, the number as its register writes it', async () => {
    const saved = (await update(GIVEN)).data.updateBillingDetails;
    expect(saved).toMatchObject({
      ...GIVEN,
      address: { ...BERN, line2: null, state: null },
      taxId: { type: 'ChVat', value: 'CHE-123.456.789 MWST' },
    });
    expect((await company.ask(READ)).data.billingDetails).toEqual(saved);
    expect(await taxNumbers()).toEqual([['ch_vat', 'CHE-123.456.789 MWST']]);
  });

  it('have one tax number at most: another one takes its place, and none takes it away', async () => {
    await update(GIVEN);
    await update(GIVEN);
    expect(await taxNumbers()).toHaveLength(1);
    await update({ ...GIVEN, taxId: { type: 'EuVat', value: 'DE 123 456 789' } });
    expect(await taxNumbers()).toEqual([['eu_vat', 'DE123456789']]);

    const without = (await update({ ...GIVEN, address: null, taxId: null })).data.updateBillingDetails;
    expect(without).toMatchObject({ address: null, taxId: null });
    expect(await taxNumbers()).toEqual([]);
  });

  it('lose a line of the address that is left out', async () => {
    await update({ ...GIVEN, address: { ...BERN, line2: '3rd floor', state: 'BE' } });
    const saved = (await update(GIVEN)).data.updateBillingDetails;
    expect(saved.address).toMatchObject({ line2: null, state: null });
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'invoices' }],
    ['address.line1', { address: { ...BERN, line1: '' } }],
    ['address.city', { address: { ...BERN, city: ' ' } }],
    ['address.country', { address: { ...BERN, country: 'ZQ' } }],
    ['address.country', { address: { ...BERN, country: 'Switzerland' } }],
    ['address.postalCode', { address: { ...BERN, postalCode: 'x'.repeat(201) } }],
    ['taxId', { taxId: { type: 'EuVat', value: 'CHE-123.456.789 MWST' } }],
  ])('say which field is wrong, and change nothing: %s', async (field, wrong) => {
    const before = (await company.ask(READ)).data.billingDetails;
    const refused = await update({ ...GIVEN, ...wrong });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field });
    expect((await company.ask(READ)).data.billingDetails).toEqual(before);
  });

  it('end with one number after two savings at once', async () => {
    const two = [
      { type: 'EuVat', value: 'DE123456789' },
      { type: 'GbVat', value: 'GB123456789' },
    ];
    await Promise.all(two.map((taxId) => update({ ...GIVEN, taxId })));
    expect(await taxNumbers()).toHaveLength(1);
  });

  it('are no matter of who pays by invoice', async () => {
    await world.api.db.client.update({ where: { id: company.id }, data: { manuallyInvoiced: true } });
    expect((await company.ask(READ)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect((await update(GIVEN)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('stand on the invoices that follow', async () => {
    await update(GIVEN);
    await company.addCard();
    await company.ask('mutation { updateSubscription(subscriptionType: Pro) { id } }');
    const { stripeCustomerId } = await world.api.db.client.findUniqueOrThrow({ where: { id: company.id } });
    const preview = await world.api.deps.stripe.invoices.createPreview({
      subscription: (await company.subscription()).stripeId ?? '',
    });
    expect(preview).toMatchObject({
      customer: stripeCustomerId,
      customer_name: GIVEN.name,
      customer_email: GIVEN.email,
      customer_address: { line1: BERN.line1, country: 'CH' },
      customer_tax_ids: [{ type: 'ch_vat', value: 'CHE-123.456.789 MWST' }],
    });
  });
});
