import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';

type Submitted = {
  to: string;
  form: string;
  visitorName: string;
  lines: readonly { question: string; answer: string }[];
  url: string;
};

/** That a visitor has sent a form in, with the answers. */
export const formSubmittedMail = ({ to, form, visitorName, lines, url }: Submitted): OutgoingMail =>
  composeMail({
    to,
    subject: `${form}: ${visitorName}`,
    heading: form,
    paragraphs: [
      `${visitorName} has filled in ${form}.`,
      ...lines.map(({ question, answer }) => `${question} ${answer}`),
    ],
    action: { label: 'Open the submission', url },
    footnotes: ['You get this because the form names your address.'],
  });
