import type { OutgoingMail } from '#context.ts';
import { escapeHtml } from '#escapeHtml.ts';

/** What a mail says, from which both of its forms are made. */
type MailContent = {
  to: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Null where there is nothing to open. */
  action: { label: string; url: string } | null;
  /** Small print below the button. */
  footnotes: readonly string[];
};

/** A mail in HTML and in plain text, saying the same. */
export function composeMail({ to, subject, ...content }: MailContent): OutgoingMail {
  return { to, subject, text: asText(content), html: asHtml({ subject, ...content }) };
}

function asText({ heading, paragraphs, action, footnotes }: Omit<MailContent, 'to' | 'subject'>): string {
  const way = action ? [`${action.label}:\n${action.url}`] : [];
  const parts = [heading, ...paragraphs, ...way, ...footnotes, '-- \nParley'];
  return `${parts.join('\n\n')}\n`;
}

function asHtml({ subject, heading, paragraphs, action, footnotes }: Omit<MailContent, 'to'>): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700;letter-spacing:-0.01em">Parley</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
${action ? asButton(action) : ''}${footnotes.map((note) => `<p style="margin:0 0 12px;font-size:14px">${escapeHtml(note)}</p>`).join('\n')}
</div>
</body>
</html>
`;
}

function asButton({ label, url }: NonNullable<MailContent['action']>): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#00625a;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px">If the button does not work, open this address:<br><a href="${href}" style="word-break:break-all">${href}</a></p>
`;
}
