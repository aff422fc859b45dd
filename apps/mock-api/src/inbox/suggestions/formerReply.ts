import { Prisma, type Message } from '@parley/db';
import { contentWords, termOf } from '@parley/retrieval/words';
import type { Context } from '#context.ts';
import { holdingAny } from '#inbox/search/matchOf.ts';
import { shareableReply } from './shareableReply.ts';

const MOST_WORDS = 12;
const MOST_READ = 60;
/** How much of two questions must be the same for one to be like the other, as a share of both. */
const LIKE = 0.5;
/** A word alone may mean anything. */
const LEAST_TERMS = 2;

export type FormerReply = { body: string; authorName: string; saidAt: Date; conversationId: string };

type Asked = Pick<Message, 'body' | 'conversationId'> & { clientId: string };

/** How a colleague answered a question like this one, of another visitor, where that can be shown; null where nobody has. */
export async function formerReply({ db }: Pick<Context, 'db'>, asked: Asked): Promise<FormerReply | null> {
  const words = contentWords(asked.body).slice(0, MOST_WORDS);
  const terms = termsIn(asked.body);
  if (terms.size < LEAST_TERMS) return null;
  const found = await db.$queryRaw<{ id: string; body: string }[]>(Prisma.sql`
    SELECT m."id" AS "id", m."body" AS "body" FROM "SearchIndex"
    CROSS JOIN "SearchDocument" d ON d."id" = "SearchIndex"."rowid"
    CROSS JOIN "Message" m ON m."id" = d."messageId"
    WHERE "SearchIndex" MATCH ${holdingAny(words)} AND d."clientId" = ${asked.clientId}
      AND d."conversationId" <> ${asked.conversationId}
      AND m."author" = 'Visitor' AND m."kind" = 'Text' AND m."takenBackAt" IS NULL
    ORDER BY "SearchIndex"."rank" LIMIT ${MOST_READ}`);
  const alike = found
    .map(({ id, body }) => ({ id, likeness: likeness(terms, termsIn(body)) }))
    .filter((one) => one.likeness >= LIKE)
    .toSorted((a, b) => b.likeness - a.likeness);
  for (const { id } of alike) {
    // The best that can be shown; mostly the first.
    // oxlint-disable-next-line no-await-in-loop
    const reply = await replyTo({ db }, id);
    if (reply) return reply;
  }
  return null;
}

const termsIn = (text: string) => new Set(contentWords(text).map(termOf));

/** From 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((term) => other.has(term)).length;
  return shared < LEAST_TERMS ? 0 : (2 * shared) / (one.size + other.size);
}

/** What a colleague said next in that conversation, as long as nobody else spoke between. */
async function replyTo({ db }: Pick<Context, 'db'>, questionId: string): Promise<FormerReply | null> {
  const question = await db.message.findUnique({ where: { id: questionId }, include: { conversation: true } });
  if (!question) return null;
  const { conversationId, conversation } = question;
  const next = await db.message.findFirst({
    where: {
      conversationId,
      sequence: { gt: question.sequence },
      kind: 'Text',
      author: { in: ['Agent', 'AI', 'Flow'] },
    },
    orderBy: { sequence: 'asc' },
    include: { attachments: { select: { id: true } } },
  });
  if (next?.author !== 'Agent' || next.takenBackAt || next.attachments.length > 0) return null;
  const body = shareableReply(next.body, conversation.visitorName);
  return body === null ? null : { body, authorName: next.authorName, saidAt: next.createdAt, conversationId };
}
