import * as v from 'valibot';
import type { BillingAddressInput, TaxIdType, UpdateBillingDetailsInput } from '#__generated__/resolvers.ts';
import { companyName, email, parseInput } from '#input.ts';
import { country } from '#country.ts';
import { singleLine } from '#singleLine.ts';
import { taxIdExample, taxIdValue } from './taxIds.ts';

const text = v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters.'), singleLine);
const line = (missing: string) => v.pipe(text, v.nonEmpty(missing));
const optionalLine = v.nullish(
  v.pipe(
    text,
    v.transform((value) => value || null),
  ),
  null,
);

const address = v.object({
  line1: line('Enter the street and number.'),
  line2: optionalLine,
  city: line('Enter the town.'),
  state: optionalLine,
  postalCode: optionalLine,
  country,
} satisfies Record<keyof BillingAddressInput, unknown>);

const taxId = v.pipe(
  v.object({ type: v.custom<TaxIdType>((type) => typeof type === 'string'), value: v.string() }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { type, value: written } = dataset.value;
    const value = taxIdValue(type, written);
    if (value !== null) return { type, value };
    addIssue({ message: `This is no number of this kind. One looks like ${taxIdExample(type)}.` });
    return NEVER;
  }),
);

const FIELDS = {
  name: companyName,
  email,
  address: v.nullish(address, null),
  taxId: v.nullish(taxId, null),
} satisfies Record<keyof UpdateBillingDetailsInput, unknown>;

/** What is to stand on the invoices. Throws BAD_INPUT that names the field by its path. */
export const readBillingDetails = (input: UpdateBillingDetailsInput) => parseInput(FIELDS, input);
