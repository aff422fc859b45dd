import { setImmediate } from 'node:timers/promises';
import type { Prisma } from '@parley/db';
import type { Deps } from '#context.ts';

type DeleteDeps = Pick<Deps, 'db'>;

/** With their messages and the index of the search, so many take the database for some ten milliseconds. */
const CONVERSATIONS = 20;
const VISITORS = 200;

type Meanwhile = {
  signal?: AbortSignal;
  /** Told of those that are gone, after each few. */
  onDeleted?: (ids: readonly string[]) => void;
};

/** Deletes conversations with all that is in them, a few at a time: in between the API goes on. Answers how many went. */
export const deleteConversations = (
  { db }: DeleteDeps,
  where: Prisma.ConversationWhereInput,
  { signal, onDeleted }: Meanwhile = {},
): Promise<number> =>
  inPieces(async () => {
    const ids = await db.conversation.findMany({ where, select: { id: true }, take: CONVERSATIONS });
    const { count } = await db.conversation.deleteMany({ where: { AND: [where, among(ids)] } });
    onDeleted?.(ids.map(({ id }) => id));
    return { count, isLast: ids.length < CONVERSATIONS };
  }, signal);

/** As deleteConversations, of visitors. Each piece begins after the one before: who stays is looked at once. */
export function deleteVisitors(
  { db }: DeleteDeps,
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
