import type { Deps, OutgoingMail } from '#context.ts';

/** Sends each mail; one that fails, as to an address that is no more, is logged and keeps none of the others back. */
export async function sendEach({ sendMail }: Pick<Deps, 'sendMail'>, mails: readonly OutgoingMail[]): Promise<void> {
  for (const mail of mails) {
    await sendMail(mail).catch((error: unknown) => console.error(`Mailing «${mail.subject}» failed:`, error));
  }
}
