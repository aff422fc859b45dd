import type { OutgoingMail } from '#context.ts';
import { composeMail } from '#auth/mails/layout.ts';

type InstallInstructions = {
  to: string;
  /** Who asks for it. */
  sender: { name: string; email: string };
  companyName: string;
  assistantTitle: string;
  chatUrl: string;
  /** The line of HTML that shows it on a page. */
  snippet: string;
};

/** Tells whoever looks after a company's site how to put the chat on it. */
export function installInstructionsMail({
  to,
  sender,
  companyName,
  assistantTitle,
  chatUrl,
  snippet,
}: InstallInstructions): OutgoingMail {
  return composeMail({
    to,
    subject: `Put ${companyName}'s chat on the website`,
    heading: `Put ${assistantTitle} on ${companyName}'s website`,
    paragraphs: [
      `${sender.name} asks you to put the chat assistant on ${companyName}'s website.`,
      'Paste this line before </body> on every page, such as in the template of the footer:',
      snippet,
      `${sender.name} sees at once that the line is there. The chat shows as soon as the set-up is finished.`,
      'Where no code can be added, link to the address of the chat instead:',
      chatUrl,
    ],
    action: { label: 'Open the chat', url: chatUrl },
    footnotes: [`Questions? Write to ${sender.name} at ${sender.email}.`],
  });
}
