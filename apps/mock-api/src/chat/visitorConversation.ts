import type { Conversation, User } from '@parley/db';
import type { VisitorViewer } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { filterAsync } from '#inbox/live/filterAsync.ts';
import { ownConversations } from '#inbox/conversations/ownConversations.ts';

/** More than one person has; who makes up more does not fill the memory. */
const MOST_KNOWN = 1000;

type Deps = Pick<Context, 'db' | 'events'>;

/** How many messages of others the visitor has not seen; what merely happened or was taken back does not count. */
export function unreadByVisitor({ db }: Pick<Deps, 'db'>, { id, visitorReadAt }: Conversation): Promise<number> {
  return db.message.count({
    where: {
      conversationId: id,
      visitorSequence: { not: null },
      author: { not: 'Visitor' },
      kind: { not: 'Event' },
      takenBackAt: null,
      ...(visitorReadAt && { createdAt: { gt: visitorReadAt } }),
    },
  });
}

type Agent = Pick<User, 'name' | 'avatar'>;

/** The person it is assigned to. The database is asked once for all conversations of an answer. */
export async function agentOf({ db }: Pick<Deps, 'db'>, { assigneeId }: Conversation): Promise<Agent | null> {
  if (!assigneeId) return null;
  return db.user.findUnique({ where: { id: assigneeId }, select: { name: true, avatar: true } });
}

/**
 * The visitor's own conversations with the assistant of the session, as they come into being or change in what the visitor
 * sees: the moment at which colleagues write a note or file a conversation is nobody else's business.
 */
export async function watchVisitorConversations({ db, events }: Deps, visitor: VisitorViewer) {
  const { visitorId, clientId, assistantId } = visitor;
  const own = { ...ownConversations(visitor), assistantId };
  const rows = await db.conversation.findMany({
    where: own,
    orderBy: { lastActivityAt: 'desc' },
    take: MOST_KNOWN,
    select: { id: true, visitorVersion: true },
  });
  const known = new Map(rows.map((row) => [row.id, row.visitorVersion]));
  const isNews = ({ id, visitorVersion }: Conversation) => {
    if (visitorVersion <= (known.get(id) ?? 0)) return false;
    known.set(id, visitorVersion);
    return true;
  };
  return filterAsync(
    events.subscribe('visitor-conversation:changed', visitorId),
    (changed) =>
      changed.visitorId === visitorId &&
      changed.clientId === clientId &&
      changed.assistantId === assistantId &&
      isNews(changed),
  );
}
