import { openingQuestion } from '@parley/topics/openingQuestion';
import { sentimentOf } from '@parley/topics/sentiment';
import type { Deps } from '#context.ts';

type Reading = Pick<Deps, 'db'>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** By then there is a reply, which tells more of the question. */
const SETTLED = 10 * MINUTE;
/** What is older tells nothing of what is asked now. */
const OLDEST = 180 * DAY;
/** After so long nobody goes on writing. */
const CHANGING = 14 * DAY;
const BATCH = 100;
const MOST_MESSAGES = 60;

/**
 * Reads what conversations are about that were not read yet, and how those sound that went on since. Answers how many questions
 * are new.
 */
export async function readQuestions(
  { db }: Reading,
  clientId: string,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<number> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  let found = 0;
  let latest = ago(SETTLED);
  while (!isAborted(signal)) {
    // oxlint-disable-next-line no-await-in-loop
    const fresh = await db.conversation.findMany({
      where: { clientId, createdAt: { gt: ago(OLDEST), lte: latest }, topicQuestion: { is: null } },
      orderBy: { createdAt: 'desc' },
      take: BATCH,
      select: { id: true, createdAt: true },
    });
    // Later ones are not looked over again.
    latest = fresh.at(-1)?.createdAt ?? latest;
    // oxlint-disable-next-line no-await-in-loop
    found += await read({ db }, clientId, { ids: fresh.map(({ id }) => id), now });
    if (fresh.length < BATCH) break;
  }
  const changed = await db.topicQuestion.findMany({
    where: { clientId, conversation: { lastActivityAt: { gt: ago(CHANGING) } } },
    select: { conversationId: true, readAt: true, conversation: { select: { lastActivityAt: true } } },
  });
  const stale = changed.filter(({ readAt, conversation }) => conversation.lastActivityAt > readAt);
  for (let at = 0; at < stale.length && !isAborted(signal); at += BATCH) {
    const ids = stale.slice(at, at + BATCH).map(({ conversationId }) => conversationId);
    // oxlint-disable-next-line no-await-in-loop
    found += await read({ db }, clientId, { ids, now });
  }
  return found;
}

async function read({ db }: Reading, clientId: string, { ids, now }: { ids: string[]; now: Date }): Promise<number> {
  const conversations = await db.conversation.findMany({
    where: { clientId, id: { in: ids } },
    select: {
      id: true,
      createdAt: true,
      topicQuestion: true,
      messages: {
        where: { kind: 'Text', takenBackAt: null },
        orderBy: { sequence: 'asc' },
        take: MOST_MESSAGES,
        select: { id: true, author: true, body: true },
      },
    },
  });
  let found = 0;
  for (const { id: conversationId, createdAt: askedAt, topicQuestion: known, messages } of conversations) {
    const opening = openingQuestion(messages);
    const written = messages.filter(({ author }) => author === 'Visitor').map(({ body }) => body);
    const said = {
      messageId: opening?.messageId ?? null,
      replyId: opening?.replyId ?? null,
      sentiment: sentimentOf(written),
      readAt: now,
    };
    const isNew = said.messageId !== (known?.messageId ?? null);
    // Where it stands already it stays; a question that is new or has a reply by now is looked at anew.
    const isOther = isNew || (known?.topicId === null && said.replyId !== known.replyId);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const isKept = await db.$transaction(async (tx) => {
      // A visitor may have had it deleted since.
      if ((await tx.conversation.count({ where: { id: conversationId } })) === 0) return false;
      await tx.topicQuestion.upsert({
        where: { conversationId, clientId },
        create: { ...said, conversationId, clientId, askedAt },
        update: { ...said, ...(isOther && { vector: null, model: null }) },
      });
      return true;
    });
    if (isOther && isKept) found += 1;
  }
  return found;
}

const isAborted = (signal: AbortSignal | undefined) => signal?.aborted ?? false;
