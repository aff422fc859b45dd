import * as v from 'valibot';
import { type BillingDetails_details$data } from '#generated/BillingDetails_details';
import { type UpdateBillingDetailsInput } from '#generated/UpdateBillingDetails';
import { isKnown } from './taxIdTypes.ts';

/** What the fields hold: everything as text, a country or register that was not chosen as null. */
export type BillingValues = {
  name: string;
  email: string;
  country: string | null;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  taxIdType: string | null;
  /** The number: the API names its mistakes by the whole tax id. */
  taxId: string;
};

/** What the fields hold at first. */
export function valuesOf({ name, email, address, taxId }: BillingDetails_details$data): BillingValues {
  return {
    name,
    email,
    country: address?.country ?? null,
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postalCode: address?.postalCode ?? '',
    taxIdType: taxId?.type ?? null,
    taxId: taxId?.value ?? '',
  };
}

const line = v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters.'));

/** An address is whole or not there at all, as is a tax number. */
export const billingDetailsSchema = v.pipe(
  v.object({
    name: v.pipe(line, v.nonEmpty('Enter the company’s name.'), v.maxLength(120, 'Use at most 120 characters.')),
    email: v.pipe(v.string(), v.trim(), v.email('Enter an email address such as invoices@company.com.')),
    country: v.nullable(v.string()),
    line1: line,
    line2: line,
    city: line,
    state: line,
    postalCode: line,
    taxIdType: v.nullable(v.string()),
    taxId: line,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const missing = (key: keyof BillingValues, message: string) => {
      if (input[key]) return;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    };
    if (hasAddress(input)) {
      missing('country', 'Choose a country.');
      missing('line1', 'Enter the street and number.');
      missing('city', 'Enter the town.');
    }
    if (input.taxId !== '') missing('taxIdType', 'Choose the kind of number.');
    if (input.taxIdType !== null) missing('taxId', 'Enter the number, or choose no tax number.');
  }),
  v.transform(toInput),
);

const hasAddress = ({ country, line1, line2, city, state, postalCode }: BillingValues) =>
  [country, line1, line2, city, state, postalCode].some(Boolean);

function toInput(values: BillingValues): UpdateBillingDetailsInput {
  const { name, email, country, line1, line2, city, state, postalCode, taxIdType, taxId } = values;
  return {
    name,
    email,
    address: country === null ? null : { country, line1, line2, city, state, postalCode },
    taxId: taxIdType !== null && isKnown(taxIdType) ? { type: taxIdType, value: taxId } : null,
  };
}
