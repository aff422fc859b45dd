import { passwordProblem } from '@parley/password-rule';
import * as v from 'valibot';
import { domainError } from './errors.ts';
import { singleLine } from './singleLine.ts';

/** Lower case and trimmed, as mails are stored and looked up; at most the 254 characters that a mail address may have. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase().slice(0, 254);
}

const line = (missing: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(120, 'Use at most 120 characters.'), singleLine);

export const companyName = line("Enter your company's name.");
export const personName = line('Enter your name.');

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'This email address is too long.'),
  v.email('Enter an email address such as maya@company.com.'),
);

export const newPassword = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? passwordProblem(dataset.value) : null;
    if (problem) addIssue({ message: problem });
  }),
);

/** What `fields` make of `input`. Throws BAD_INPUT that names the first field at fault. */
export function parseInput<Fields extends v.ObjectEntries>(fields: Fields, input: unknown) {
  const result = v.safeParse(v.object(fields), input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? undefined;
  throw domainError('BAD_INPUT', messageOf(issue), field === undefined ? {} : { field });
}

/** The library's own words are for programmers: what is missing or of another type is said in ours. */
function messageOf({ kind, message, expected, received }: v.BaseIssue<unknown>): string {
  if (kind !== 'schema' || !message.startsWith('Invalid ')) return message;
  if (received === 'undefined') return 'This is missing.';
  return `This is to be a ${expected ?? 'value'}${expected === 'string' ? ', in quotes' : ''}.`;
}
