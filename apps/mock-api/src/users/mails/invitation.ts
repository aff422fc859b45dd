import type { OutgoingMail } from '#context.ts';
import { composeMail } from '#auth/mails/layout.ts';

type Invited = { email: string; inviterName: string; companyName: string; url: string };

/** The mail with the link to accept an invitation. */
export function invitationMail({ email, inviterName, companyName, url }: Invited): OutgoingMail {
  return composeMail({
    to: email,
    subject: `${inviterName} invites you to ${companyName} on Parley`,
    heading: `Join ${companyName} on Parley`,
    paragraphs: [
      `${inviterName} invites you to work with the team of ${companyName} in Parley, where they answer the people who write to them.`,
      'Say who you are, choose a password, and you are in.',
    ],
    action: { label: 'Accept the invitation', url },
    footnotes: [
      'The link works once, within the next seven days.',
      `If you do not know ${companyName}, ignore this mail: nothing happens.`,
    ],
  });
}
