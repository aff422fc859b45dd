import type { OutgoingMail } from '#context.ts';
import { composeMail } from '#auth/mails/layout.ts';
import { escapeHtml } from '#escapeHtml.ts';

type InstallInstructions = {
  to: string;
  /** Who asks for it. */
  sender: { name: string; email: string };
  companyName: string;
  assistantTitle: string;
  chatUrl: string;
};

/** Tells whoever looks after a company's site how to lead its visitors to the chat. */
export function installInstructionsMail({
  to,
  sender,
  companyName,
  assistantTitle,
  chatUrl,
}: InstallInstructions): OutgoingMail {
  return composeMail({
    to,
    subject: `Put ${companyName}'s chat on the website`,
    heading: `Put ${assistantTitle} on ${companyName}'s website`,
    paragraphs: [
      `${sender.name} asks you to lead the visitors of ${companyName}'s website to its chat assistant.`,
      'Put a link to the chat where visitors look for help, such as in the menu, the footer or on the contact page. In HTML it is this line:',
      `<a href="${escapeHtml(chatUrl)}" target="_blank" rel="noopener">Chat with us</a>`,
      `The chat opens as soon as ${sender.name} has finished the set-up.`,
    ],
    action: { label: 'Open the chat', url: chatUrl },
    footnotes: [`Questions? Write to ${sender.name} at ${sender.email}.`],
  });
}
