import { passwordProblem } from '@parley/password-rule';
import * as v from 'valibot';
import { isPhoneNumber, NO_PHONE_NUMBER } from '#ui/phoneNumber.ts';

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your name.'),
  v.maxLength(120, 'Use at most 120 characters.'),
);

/** May be empty. */
const phone = v.pipe(
  v.string(),
  v.trim(),
  v.check((number) => number === '' || isPhoneNumber(number), NO_PHONE_NUMBER),
);

const isAllowed = v.rawCheck<string>(({ dataset, addIssue }) => {
  const problem = dataset.typed && dataset.value ? passwordProblem(dataset.value) : null;
  if (problem) addIssue({ message: problem });
});

/** What who is invited says of themselves; the API decides, this only answers sooner. */
export const acceptSchema = (needsPassword: boolean) =>
  v.object({
    name,
    password: needsPassword ? v.pipe(v.string(), v.nonEmpty('Choose a password.'), isAllowed) : v.string(),
    phone,
    rememberMe: v.boolean(),
  });
