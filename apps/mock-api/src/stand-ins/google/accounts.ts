import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** Somebody with a Google account. Unverified: Google has never seen this person read mail at that address. */
export type GoogleAccount = { email: string; name: string; emailVerified: boolean };

const otherAccount = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('Enter an email address.')),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(120, 'Use a shorter name.')),
  unverified: v.optional(v.literal('on')),
});

/** The account that a form describes, or what is wrong with it as a sentence. */
export function readAccount(form: URLSearchParams): { account: GoogleAccount } | { problem: string } {
  const read = v.safeParse(otherAccount, Object.fromEntries(form));
  if (!read.success) return { problem: read.issues[0].message };
  const { email, name, unverified } = read.output;
  return { account: { email, name, emailVerified: unverified === undefined } };
}

/** Google's number for an account: 21 digits, the same for the same mail. */
export function subjectOf({ email }: Pick<GoogleAccount, 'email'>): string {
  const digest = createHash('sha256').update(email).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}
