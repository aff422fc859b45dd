import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { billingDetailsSchema, type BillingValues } from './billingDetailsForm.ts';

const BARE: BillingValues = {
  name: 'Northwind Outdoor AG',
  email: 'invoices@northwind.test',
  country: null,
  line1: '',
  line2: '',
  city: '',
  state: '',
  postalCode: '',
  taxIdType: null,
  taxId: '',
};
const BERN = { country: 'CH', line1: 'Kramgasse 49', city: 'Bern', postalCode: '3011' };

const sent = (values: Partial<BillingValues>) => safeParse(billingDetailsSchema, { ...BARE, ...values }).output;
const wrongIn = (values: Partial<BillingValues>) =>
  (safeParse(billingDetailsSchema, { ...BARE, ...values }).issues ?? []).map(({ path }) => path?.[0]?.key);

describe('the billing details to send', () => {
  it('may be a name and an address for mail only', () => {
    expect(sent({ name: ' Northwind ' })).toEqual({
      name: 'Northwind',
      email: 'invoices@northwind.test',
      address: null,
      taxId: null,
    });
  });

  it('have a whole address and a number of its register', () => {
    expect(sent({ ...BERN, taxIdType: 'ChVat', taxId: 'CHE-123.456.789 MWST' })).toMatchObject({
      address: { country: 'CH', line1: 'Kramgasse 49', city: 'Bern' },
      taxId: { type: 'ChVat', value: 'CHE-123.456.789 MWST' },
    });
  });

  it.each([
    ['a street without the rest', { line1: 'Kramgasse 49' }, ['country', 'city']],
    ['a postcode alone', { postalCode: '3011' }, ['country', 'line1', 'city']],
    ['a number of no register', { taxId: 'DE123456789' }, ['taxIdType']],
    ['a register without a number', { taxIdType: 'EuVat' }, ['taxId']],
    ['no name', { name: ' ' }, ['name']],
    ['half a mail address', { email: 'invoices@' }, ['email']],
  ])('say what is missing: %s', (_, values, fields) => {
    expect(wrongIn(values)).toEqual(fields);
  });
});
