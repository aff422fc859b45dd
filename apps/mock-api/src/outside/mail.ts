import { createTransport } from 'nodemailer';
import type { Deps, OutgoingMail } from '#context.ts';
import { newId } from '#ids.ts';

const NO_TEXT = { text: '', html: '' };

/**
 * How mail leaves: stored for the console's mailbox in any case, and by SMTP when `config.smtpUrl` is set. Production has no
 * such mailbox: there only that a mail was sent is stored, for its text may hold the token of a reset or an invitation. Rejects
 * when the SMTP server refuses it or cannot be reached; what is stored stays.
 */
export function createSendMail({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const transport = config.smtpUrl ? createTransport(config.smtpUrl) : null;

  return async function sendMail({ clientId, attachments = [], ...mail }: OutgoingMail): Promise<void> {
    // Who reads no texts there gets no files either.
    const files = config.isProduction ? [] : attachments;
    await db.mail.create({
      data: {
        id: newId('Mail'),
        ...mail,
        ...(config.isProduction && NO_TEXT),
        clientId: clientId ?? (await employerOf(db, mail.to)),
        sentAt: clock.now(),
        files: {
          create: files.map(({ filename: name, contentType: mediaType, content }) => ({ name, mediaType, content })),
        },
      },
    });
    await transport?.sendMail({
      from: config.mailFrom,
      ...mail,
      attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
    });
  };
}

async function employerOf(db: Deps['db'], email: string): Promise<string | null> {
  const user = await db.user.findUnique({ where: { email }, select: { clientId: true } });
  return user?.clientId ?? null;
}

/** For a database that was one of development, or of an older version that kept them. */
export async function forgetMailTexts(db: Deps['db']): Promise<void> {
  await db.mail.updateMany({ where: { OR: [{ text: { not: '' } }, { html: { not: '' } }] }, data: NO_TEXT });
  await db.mailFile.deleteMany();
}
