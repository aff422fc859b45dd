import { randomInt } from 'node:crypto';
import type { VisitorViewer } from '#auth/permissions.ts';
import { deriveSecret } from '#auth/secrets.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { addressCodeLimits } from './limits.ts';
import { transcriptCodeMail } from './mails/transcriptCode.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'sendMail'>;
type Address = { visitorId: string; email: string };

const CODE_MINUTES = 15;

/** Whether the visitor has shown that mail to this address reaches them. */
export async function isConfirmed({ db }: Pick<Deps, 'db'>, { visitorId, email }: Address): Promise<boolean> {
  const address = await db.visitorAddress.findUnique({ where: { visitorId_email: { visitorId, email } } });
  return address?.confirmedAt != null;
}

/** Mails a code of six digits, good for 15 minutes, in place of any before it. */
export async function mailAddressCode(deps: Deps, visitor: VisitorViewer, email: string): Promise<void> {
  const { db, clock, config, sendMail } = deps;
  const { visitorId, clientId } = visitor;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const stored = {
    codeHash: hashCode(config, { visitorId, email }, code),
    codeExpiresAt: new Date(clock.now().getTime() + CODE_MINUTES * 60_000),
  };
  await db.visitorAddress.upsert({
    where: { visitorId_email: { visitorId, email } },
    create: { visitorId, email, ...stored },
    update: stored,
  });
  const { name: company } = await db.client.findUniqueOrThrow({ where: { id: clientId }, select: { name: true } });
  await sendMail({ ...transcriptCodeMail({ to: email, code, company, minutes: CODE_MINUTES }), clientId });
}

/** Confirms the address by the newest code that was mailed to it. Throws WRONG_CODE with `field`, TOO_MANY_ATTEMPTS. */
export async function confirmAddress(deps: Deps, { visitorId }: VisitorViewer, email: string, code: string) {
  const { db, clock, config } = deps;
  const now = clock.now();
  const giveBack = await takeHits(deps, addressCodeLimits(visitorId, email));
  const { count } = await db.visitorAddress.updateMany({
    where: {
      visitorId,
      email,
      codeHash: hashCode(config, { visitorId, email }, code.replaceAll(/\s/g, '')),
      codeExpiresAt: { gt: now },
    },
    data: { codeHash: null, codeExpiresAt: null, confirmedAt: now },
  });
  if (count === 0) throw wrongCode();
  await giveBack();
}

/** Six digits are soon guessed where their hash is known, so it takes the API's key as well. */
const hashCode = ({ tokenSecret }: Context['config'], { visitorId, email }: Address, code: string) =>
  deriveSecret(tokenSecret, `address:${visitorId}:${email}:${code}`);

const wrongCode = () =>
  domainError('WRONG_CODE', 'This code does not work. Enter the one of the newest mail, or ask for another.', {
    field: 'code',
  });
