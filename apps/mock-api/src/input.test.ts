import * as fc from 'fast-check';
import type { ObjectEntries } from 'valibot';
import { expect, it } from 'vitest';
import { country } from './country.ts';
import { isDomainError } from './errors.ts';
import { description, nameOf } from './inbox/namedInput.ts';
import { StoredAction } from './inbox/macros/storedAction.ts';
import { companyName, email, newPassword, parseInput, personName } from './input.ts';
import { DETAILS } from './onboarding/input.ts';
import { phoneNumber, phoneNumberOrNone } from './phoneNumber.ts';
import { timezoneName } from './profile/timezoneName.ts';

const RULES: ObjectEntries = {
  ...DETAILS,
  companyName,
  personName,
  email,
  newPassword,
  country,
  phoneNumber,
  phoneNumberOrNone,
  timezoneName,
  named: nameOf('Enter a name.', 40),
  description,
  action: StoredAction,
};

const odd = fc.constantFrom('', ' ', '\0', 'a\0b', '\uD800', '\u202E', '%', '__proto__', "'; DROP TABLE User;--");
const value = fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 300 }), fc.jsonValue());

/** The outcome of parsing one value under one rule: null when it is accepted. */
function errorOf(name: string, given: unknown): unknown {
  try {
    parseInput(Object.fromEntries(Object.entries(RULES).filter(([rule]) => rule === name)), { [name]: given });
    return null;
  } catch (error) {
    return error;
  }
}

it.each(Object.keys(RULES))('%s is accepted or refused as BAD_INPUT naming the field, whatever is given', (name) => {
  fc.assert(
    fc.property(value, (given) => {
      const error = errorOf(name, given);
      if (error === null) return;
      expect(error).toSatisfy((thrown) => isDomainError(thrown, 'BAD_INPUT'));
      expect(error).toHaveProperty('extensions.field', expect.stringMatching(new RegExp(String.raw`^${name}(\.|$)`)));
    }),
    { numRuns: 200 },
  );
});
