import type { Conversation, Prisma } from '@parley/db';
import { forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import type { NotificationsChanged } from '#events.ts';
import { following, NEWEST_FIRST, placeOf } from '#newestFirst.ts';
import { batchOf } from '../labels-and-teams/directory.ts';
import { filterAsync } from '../live/filterAsync.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock'>;
type Page = { first?: number | null; after?: string | null };

/** Whose notifications. */
export type Feed = { userId: string };

const MOST_IDS = 100;

/** Newest first. Throws BAD_INPUT for a page beyond 100 or a cursor of another list. */
export async function listNotifications({ db }: Pick<Deps, 'db'>, { userId }: Feed, { first, after }: Page) {
  const size = pageSize('first', first, 20);
  const rows = await db.notification.findMany({
    where: { userId, ...following(after) },
    orderBy: NEWEST_FIRST,
    take: size + 1,
  });
  return forwardPage(rows, { size, cursor: after }, placeOf);
}

/** How many the person has not looked at. */
export function countUnread({ db }: Pick<Deps, 'db'>, { userId }: Feed): Promise<number> {
  return db.notification.count({ where: { userId, readAt: null } });
}

/** Throws BAD_INPUT beyond 100 ids. */
export function markNotificationsRead(deps: Deps, userId: string, ids: readonly string[]) {
  if (ids.length > MOST_IDS) {
    throw domainError('BAD_INPUT', `At most ${MOST_IDS} notifications at a time.`, { field: 'ids' });
  }
  return markRead(deps, userId, { id: { in: [...ids] } });
}

/** All of the person's. */
export const markAllNotificationsRead = (deps: Deps, userId: string) => markRead(deps, userId, {});

/** Those about a conversation that the person has opened. */
export const markConversationNotificationsRead = (deps: Deps, userId: string, conversationId: string) =>
  markRead(deps, userId, { conversationId });

type Which = { id?: { in: string[] }; conversationId?: string };

async function markRead({ db, events, clock }: Deps, userId: string, which: Which): Promise<NotificationsChanged> {
  const read = await db.notification.updateManyAndReturn({
    where: { ...which, userId, readAt: null },
    data: { readAt: clock.now() },
  });
  const change = { feed: { userId }, notification: null, read, isQuiet: false };
  if (read.length > 0) events.publish('notifications:changed', userId, change);
  return change;
}

/** Nobody is told any more of a message that was taken back. Answers whose notifications have gone. */
export const forgetNotifications = (tx: Prisma.TransactionClient, messageId: string) => forget(tx, { messageId });

/** Who has not looked yet is not told any more that a note mentions them. Answers whose notifications have gone. */
export const withdrawMentions = (tx: Prisma.TransactionClient, messageId: string, userIds: readonly string[]) =>
  forget(tx, { messageId, kind: 'Mention', readAt: null, userId: { in: [...userIds] } });

async function forget(tx: Prisma.TransactionClient, where: Prisma.NotificationWhereInput): Promise<string[]> {
  const told = await tx.notification.findMany({ where, select: { userId: true } });
  await tx.notification.deleteMany({ where });
  return told.map(({ userId }) => userId);
}

/** Tells people that their feed has shrunk. */
export function announceForgotten({ events }: Pick<Deps, 'events'>, userIds: readonly string[]) {
  for (const userId of userIds) {
    const change = { feed: { userId }, notification: null, read: [], isQuiet: false };
    events.publish('notifications:changed', userId, change);
  }
}

/**
 * What becomes of one person's notifications, beginning with how they stand, so that nothing is lost between asking for the
 * feed and listening. Looked at once more, so that nothing reaches anybody else.
 */
export function watchNotifications(
  { events }: Pick<Deps, 'events'>,
  userId: string,
): AsyncIterableIterator<NotificationsChanged> {
  const changes = filterAsync(events.subscribe('notifications:changed', userId), ({ feed }) => feed.userId === userId);
  let hasBegun = false;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (hasBegun) return changes.next();
      hasBegun = true;
      return { done: false, value: { feed: { userId }, notification: null, read: [], isQuiet: false } };
    },
    return: async () => changes.return?.() ?? { done: true, value: undefined },
  };
}

/** The conversations that a page of notifications is about. */
export const conversationsById = batchOf<Conversation>(async (db, ids) => {
  const rows = await db.conversation.findMany({ where: { id: { in: [...ids] } } });
  return new Map(rows.map((row) => [row.id, row]));
});
