import * as v from 'valibot';
import type { CompanyAddressInput, UpdateCompanyInput } from '#__generated__/resolvers.ts';
import { email, parseInput } from '#input.ts';
import { DETAILS } from '#onboarding/input.ts';
import { singleLine } from '#singleLine.ts';

const line = v.pipe(
  v.nullish(v.string(), null),
  v.transform((given) => given ?? ''),
  v.trim(),
  v.maxLength(200, 'Use at most 200 characters.'),
  singleLine,
  v.transform((given) => given || null),
);

const address = v.object({
  line1: line,
  line2: line,
  city: line,
  state: line,
  postalCode: line,
} satisfies Record<keyof CompanyAddressInput, unknown>);

const FIELDS = {
  ...DETAILS,
  email: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((given) => given ?? ''),
      email,
    ),
  ),
  logoImageId: v.optional(v.nullable(v.string())),
  address: v.optional(
    v.pipe(
      v.nullable(address),
      v.transform((given) => given ?? NOWHERE),
    ),
  ),
} satisfies Record<keyof UpdateCompanyInput, unknown>;

const NOWHERE: v.InferOutput<typeof address> = { line1: null, line2: null, city: null, state: null, postalCode: null };

/** What is to be different about a company; what was not given is not there. Throws BAD_INPUT that names the field by its path. */
export const readCompanyChanges = (input: UpdateCompanyInput) => parseInput(FIELDS, input);
