import { createTransport } from 'nodemailer';
import type { Deps, OutgoingMail } from '#context.ts';
import { newId } from '#ids.ts';

/**
 * How mail leaves: stored for the console's mailbox in any case, and by SMTP when `config.smtpUrl` is set. Rejects when
 * the SMTP server refuses it or cannot be reached; the stored copy stays.
 */
export function createSendMail({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const transport = config.smtpUrl ? createTransport(config.smtpUrl) : null;

  return async function sendMail(mail: OutgoingMail): Promise<void> {
    await db.mail.create({ data: { id: newId('Mail'), ...mail, sentAt: clock.now() } });
    await transport?.sendMail({ from: config.mailFrom, ...mail });
  };
}
