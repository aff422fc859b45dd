import type { User } from '@parley/db';
import type { OutgoingMail } from '#context.ts';
import { composeMail } from './layout.ts';

/** The mail with the link to set a new password. */
export function passwordResetMail({ name, email }: Pick<User, 'name' | 'email'>, url: string): OutgoingMail {
  return composeMail({
    to: email,
    subject: 'Set a new password for Parley',
    heading: 'Set a new password',
    paragraphs: [
      `Hello ${name},`,
      `Somebody, most likely you, asked for a new password for the Parley account of ${email}.`,
    ],
    action: { label: 'Set a new password', url },
    footnotes: [
      'The link works once, within the next hour. Setting a password signs you out on all devices.',
      'If you did not ask for this, ignore this mail: your password stays as it is.',
    ],
  });
}
