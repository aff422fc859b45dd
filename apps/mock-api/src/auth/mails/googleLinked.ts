import type { User } from '@parley/db';
import type { OutgoingMail } from '#context.ts';
import { formatInstant } from '#formatInstant.ts';
import { composeMail } from './layout.ts';

/** The notice that a Google account now opens an account that has a password, and how to shut everybody else out. */
export function googleLinkedMail(
  { name, email }: Pick<User, 'name' | 'email'>,
  linkedAt: Date,
  webUrl: string,
): OutgoingMail {
  return composeMail({
    to: email,
    subject: 'Google now signs in to your Parley account',
    heading: 'Your Google account opens Parley now',
    paragraphs: [
      `Hello ${name},`,
      `On ${formatInstant(linkedAt)} the Google account of ${email} signed in to Parley for the first time. The password of your Parley account goes on working.`,
    ],
    action: { label: 'Set a new password', url: `${webUrl}/forgot-password` },
    footnotes: [
      'If you did not choose that password yourself, somebody else did: set a new one, which signs out all devices.',
    ],
  });
}
