import * as v from 'valibot';
import { clearable } from './form.ts';

/** A postal address as customers and cards take it. */
export const address = v.strictObject({
  city: v.optional(clearable),
  country: v.optional(clearable),
  line1: v.optional(clearable),
  line2: v.optional(clearable),
  postal_code: v.optional(clearable),
  state: v.optional(clearable),
});

export const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
