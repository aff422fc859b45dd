import type { User } from '@parley/db';
import type { OutgoingMail } from '#context.ts';
import { formatInstant } from '#formatInstant.ts';
import { composeMail } from './layout.ts';

/** The notice that the password was changed, with the way back for whoever did not do it. */
export function passwordChangedMail(
  { name, email }: Pick<User, 'name' | 'email'>,
  changedAt: Date,
  webUrl: string,
  signedOut: 'All devices' | 'All other devices' = 'All devices',
): OutgoingMail {
  return composeMail({
    to: email,
    subject: 'Your Parley password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${name},`,
      `The password of your Parley account was changed on ${formatInstant(changedAt)}. ${signedOut} were signed out.`,
    ],
    action: { label: 'Sign in', url: `${webUrl}/login` },
    footnotes: [
      `If this was not you, set a new password at once at ${webUrl}/forgot-password and tell your colleagues.`,
    ],
  });
}
