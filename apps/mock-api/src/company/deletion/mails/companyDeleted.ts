import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';
import { formatInstant } from '#formatInstant.ts';

type CompanyDeleted = { to: string; company: string; by: string; at: Date };

/** That a company and all that was in it is gone: there is nothing left to open. */
export function companyDeletedMail({ to, company, by, at }: CompanyDeleted): OutgoingMail {
  return composeMail({
    to,
    subject: `${company} was deleted from Parley`,
    heading: `${company} was deleted`,
    paragraphs: [
      `${by} deleted ${company} on ${formatInstant(at)}.`,
      'Its people can no longer sign in, its chats are closed, and its conversations, visitors and files are deleted for good.',
      'The subscription has ended, and nothing more will be charged. Invoices are kept by our payment provider, as the law asks.',
    ],
    action: null,
    footnotes: [],
  });
}
