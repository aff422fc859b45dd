import type { Conversation, Prisma } from '@parley/db';
import type { Context } from '#context.ts';

type Deps = Pick<Context, 'db'>;

const MOST = 20;

/** Whose visitor waits for a person; snoozed ones come back by themselves. */
const waitingOf = (clientId: string): Prisma.ConversationWhereInput => ({
  clientId,
  status: 'Open',
  waitingSince: { not: null },
});

/** How many visitors of a client wait for a person. */
export const countWaiting = ({ db }: Deps, clientId: string): Promise<number> =>
  db.conversation.count({ where: waitingOf(clientId) });

/** Those who wait for a person, the longest first. */
export const listWaiting = ({ db }: Deps, clientId: string, first: number): Promise<Conversation[]> =>
  db.conversation.findMany({
    where: waitingOf(clientId),
    orderBy: [{ waitingSince: 'asc' }, { id: 'asc' }],
    take: Math.min(Math.max(first, 0), MOST),
  });
