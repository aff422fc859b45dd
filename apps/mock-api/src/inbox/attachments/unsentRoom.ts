import type { Prisma } from '@parley/db';
import { domainError } from '#errors.ts';
import type { Participant } from '#inbox/conversations/ownConversations.ts';
import { MOST_UNSENT, MOST_UNSENT_OF_NEWCOMERS, type Room } from './limits.ts';

/**
 * Whether there is room for another file of `size` that is not sent yet: one visitor may keep some of them, and so may all of
 * a client's visitors together who have not written yet, since anybody can be any number of those. Throws TOO_MANY_FILES.
 */
export async function requireRoom(db: Prisma.TransactionClient, uploader: Participant, size = 0): Promise<void> {
  if (!('visitorId' in uploader)) return;
  const { own, ofNewcomers, isNewcomer } = await unsentBy(db, uploader);
  if (own.files >= MOST_UNSENT.files) {
    throw tooManyFiles(`You have ${own.files} files that are not sent yet. Send them first, or try again tomorrow.`);
  }
  if (own.bytes + size > MOST_UNSENT.bytes) {
    throw tooManyFiles(
      'Your files that are not sent yet are too large together. Send them first, or try again tomorrow.',
    );
  }
  const { files, bytes } = MOST_UNSENT_OF_NEWCOMERS;
  if (isNewcomer && (ofNewcomers.files >= files || ofNewcomers.bytes + size > bytes)) {
    throw tooManyFiles('Write a message first, then attach your files.');
  }
}

type Uploader = { visitorId: string; clientId: string };
type Unsent = { own: Room; ofNewcomers: Room; isNewcomer: boolean };
type Row = Record<'files' | 'bytes' | 'isOwn' | 'isNewcomer', bigint | number>;

async function unsentBy(db: Prisma.TransactionClient, { visitorId, clientId }: Uploader): Promise<Unsent> {
  // Few files have no message, many belong to the client and to no canned reply: the plus keeps SQLite from looking among those.
  const rows = await db.$queryRaw<Row[]>`
    SELECT count(*) AS "files", sum(a."size") AS "bytes", a."uploaderId" = ${visitorId} AS "isOwn",
      NOT EXISTS (SELECT 1 FROM "Conversation" c WHERE c."visitorId" = a."uploaderId") AS "isNewcomer"
    FROM "Attachment" a CROSS JOIN "Visitor" v ON v."id" = a."uploaderId"
    WHERE a."messageId" IS NULL AND +a."cannedReplyId" IS NULL AND +a."scheduledMessageId" IS NULL
      AND +a."clientId" = ${clientId}
    GROUP BY 3, 4`;
  const hasWritten = await db.conversation.findFirst({ where: { visitorId }, select: { id: true } });
  return {
    own: together(rows.filter(({ isOwn }) => Boolean(isOwn))),
    ofNewcomers: together(rows.filter(({ isNewcomer }) => Boolean(isNewcomer))),
    isNewcomer: hasWritten === null,
  };
}

const together = (rows: readonly Row[]): Room => ({
  files: rows.reduce((sum, { files }) => sum + Number(files), 0),
  bytes: rows.reduce((sum, { bytes }) => sum + Number(bytes), 0),
});

const tooManyFiles = (message: string) => domainError('TOO_MANY_FILES', message);
