import type { Message } from '@parley/db';
import type { OutgoingMail } from '#context.ts';
import { escapeHtml } from '#escapeHtml.ts';
import { formatInstant } from '#formatInstant.ts';

type Said = Pick<Message, 'kind' | 'authorName' | 'body' | 'createdAt'> & { attachments: readonly { name: string }[] };
export type TranscriptOf = {
  /** The company that the visitor talked to. */
  company: string;
  /** Where it is reached by mail, if it is. */
  supportEmail: string | null;
  /** What the visitor sees of the conversation, oldest first. */
  messages: readonly Said[];
};

/** A conversation as a mail, for the visitor to keep; an answer to it goes to the company's support mail. */
export function transcriptMail({ to, ...conversation }: TranscriptOf & { to: string }): OutgoingMail {
  const subject = subjectOf(conversation);
  return {
    to,
    ...(conversation.supportEmail !== null && { replyTo: conversation.supportEmail }),
    subject,
    text: transcriptText(conversation),
    html: asHtml(subject, linesOf(conversation)),
  };
}

/** The same as plain text. */
export function transcriptText(conversation: TranscriptOf): string {
  const said = linesOf(conversation).map((line) =>
    line.kind === 'Event' ? eventText(line) : `${byline(line)}\n${wordsOf(line)}`,
  );
  return `${[subjectOf(conversation), ...said].join('\n\n')}\n`;
}

const subjectOf = ({ company }: TranscriptOf) => `Your conversation with ${company}`;
const linesOf = ({ messages }: TranscriptOf) => messages.filter((line) => line.kind !== 'Csat' && wordsOf(line) !== '');

/** What was said, and the files that came with it by name. */
const wordsOf = ({ body, attachments }: Said) =>
  [body, ...attachments.map(({ name }) => `[${name}]`)].filter(Boolean).join('\n');

const eventText = ({ body, createdAt }: Said) => `(${body}, ${formatInstant(createdAt)})`;
const byline = ({ authorName, createdAt }: Said) => `${authorName}, ${formatInstant(createdAt)}:`;

function asHtml(subject: string, lines: readonly Said[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto">
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${lines.map(lineHtml).join('\n')}
</div>
</body>
</html>
`;
}

function lineHtml(line: Said): string {
  if (line.kind === 'Event') return `<p style="margin:0 0 16px;font-size:14px">${escapeHtml(eventText(line))}</p>`;
  const time = escapeHtml(formatInstant(line.createdAt));
  return `<p style="margin:0 0 16px"><b>${escapeHtml(line.authorName)}</b> <span style="font-size:14px">${time}</span><br><span style="white-space:pre-wrap">${escapeHtml(wordsOf(line))}</span></p>`;
}
