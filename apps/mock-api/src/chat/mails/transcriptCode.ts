import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';

type TranscriptCode = { to: string; code: string; company: string; minutes: number };

/** Asks whether an address is the visitor's. It goes to anybody who is named, so it says nothing that a visitor chose. */
export function transcriptCodeMail({ to, code, company, minutes }: TranscriptCode): OutgoingMail {
  return composeMail({
    to,
    subject: 'Your code for the chat',
    heading: `Your code: ${code}`,
    paragraphs: [
      `Somebody in the chat of ${company} wants to have the conversation sent to this address. If that is you, enter the code in the chat within ${minutes} minutes.`,
    ],
    action: null,
    footnotes: ['If it is not you, do nothing: without the code, the conversation is not sent here.'],
  });
}
