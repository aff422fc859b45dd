import { passwordProblem } from '@parley/password-rule';
import * as v from 'valibot';

const NUMBER = 'Enter the number with its country code, such as +41 31 555 01 07.';

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your name.'),
  v.maxLength(120, 'Use at most 120 characters.'),
);

/** May be empty. */
const phone = v.pipe(v.string(), v.trim(), v.regex(/^$|^\+[1-9][\d ().-]{6,39}$/, NUMBER));

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
