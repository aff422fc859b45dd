import { setImmediate } from 'node:timers/promises';
import type { Prisma } from '@parley/db';
import type { Deps } from '#context.ts';

/** With their messages and the index of the search, so many take the database for some ten milliseconds. */
const CONVERSATIONS = 20;
const VISITORS = 200;

/**
 * Deletes conversations with all that is in them, a few at a time: in between the API goes on. Tells whoever has one of them on
 * the screen. Answers how many went.
 */
export const deleteConversations = (
  { db, events }: Pick<Deps, 'db' | 'events'>,
  where: Prisma.ConversationWhereInput,
  signal?: AbortSignal,
): Promise<number> =>
  inPieces(async () => {
    const rows = await db.conversation.findMany({ where, select: { id: true, clientId: true }, take: CONVERSATIONS });
    const { count } = await db.conversation.deleteMany({ where: { AND: [where, among(rows)] } });
    for (const row of rows) events.publish('conversation:deleted', row.clientId, row);
    return { count, isLast: rows.length < CONVERSATIONS };
  }, signal);

/** As deleteConversations, of visitors. Each piece begins after the one before: who stays is looked at once. */
export function deleteVisitors(
  { db }: Pick<Deps, 'db'>,
  where: Prisma.VisitorWhereInput,
  signal?: AbortSignal,
): Promise<number> {
  let last = '';
  return inPieces(async () => {
    const ids = await db.visitor.findMany({
      where: { AND: [where, { id: { gt: last } }] },
      orderBy: { id: 'asc' },
      select: { id: true },
      take: VISITORS,
    });
    last = ids.at(-1)?.id ?? last;
    const { count } = await db.visitor.deleteMany({ where: { AND: [where, among(ids)] } });
    return { count, isLast: ids.length < VISITORS };
  }, signal);
}

const among = (rows: readonly { id: string }[]) => ({ id: { in: rows.map(({ id }) => id) } });

async function inPieces(piece: () => Promise<{ count: number; isLast: boolean }>, signal?: AbortSignal) {
  let total = 0;
  for (let isLast = false; !isLast && !isAborted(signal); await setImmediate()) {
    const done = await piece();
    total += done.count;
    ({ isLast } = done);
  }
  return total;
}

const isAborted = (signal: AbortSignal | undefined) => signal?.aborted ?? false;
