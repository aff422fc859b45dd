import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';
import { formatInstant } from '#formatInstant.ts';

type DataExportReady = { to: string; name: string; company: string; expiresAt: Date; webUrl: string };

/** That an export can be downloaded: on the screen, by who is signed in. The mail itself opens nothing. */
export function dataExportReadyMail({ to, name, company, expiresAt, webUrl }: DataExportReady): OutgoingMail {
  return composeMail({
    to,
    subject: `Your export of ${company} is ready`,
    heading: 'Your export is ready',
    paragraphs: [
      `Hello ${name},`,
      `All data of ${company} is ready to download as a ZIP file. It is deleted on ${formatInstant(expiresAt)}.`,
    ],
    action: { label: 'Go to the export', url: `${webUrl}/dashboard/settings/company-profile#export` },
    footnotes: ['Only you can download it, while you are signed in.'],
  });
}
