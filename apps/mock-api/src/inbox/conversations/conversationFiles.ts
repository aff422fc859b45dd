import type { Conversation } from '@parley/db';
import { pageSize } from '#connection.ts';
import type { Context } from '#context.ts';

/** The files of a conversation's messages, newest first. Throws BAD_INPUT. */
export function filesOf({ db }: Pick<Context, 'db'>, { id }: Pick<Conversation, 'id'>, first?: number | null) {
  return db.attachment.findMany({
    where: { conversationId: id, messageId: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: pageSize('first', first, 20),
  });
}
