import type { Conversation } from '@parley/db';
import type { VisitorViewer } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { noConversation } from '#inbox/conversations/noConversation.ts';
import { ownConversations } from '#inbox/conversations/ownConversations.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock'>;

/** The visitor has seen all there is. Changes and tells nothing when they had before. Throws NOT_FOUND. */
export async function readVisitorConversation(deps: Deps, visitor: VisitorViewer, id: string): Promise<Conversation> {
  const { db, events, clock } = deps;
  const own = { id, ...ownConversations(visitor) };
  const now = clock.now();
  const [changed] = await db.conversation.updateManyAndReturn({
    where: { ...own, OR: [{ visitorReadAt: null }, { visitorReadAt: { lt: db.conversation.fields.lastActivityAt } }] },
    data: {
      visitorReadAt: now,
      visitorDeliveredAt: now,
      version: { increment: 1 },
      visitorVersion: { increment: 1 },
    },
  });
  if (changed) events.publish('conversation:updated', changed.clientId, changed);
  const conversation = changed ?? (await db.conversation.findFirst({ where: own }));
  if (!conversation) throw noConversation();
  return conversation;
}

/**
 * All that was written so far has reached the visitor's browser, in each of their conversations. Changes and tells only
 * what is news; answers whether anything was.
 */
export async function receiveVisitorConversations(deps: Deps, visitor: VisitorViewer): Promise<boolean> {
  const { db, events, clock } = deps;
  const { lastActivityAt } = db.conversation.fields;
  const changed = await db.conversation.updateManyAndReturn({
    where: {
      ...ownConversations(visitor),
      assistantId: visitor.assistantId,
      OR: [{ visitorDeliveredAt: null }, { visitorDeliveredAt: { lt: lastActivityAt } }],
    },
    data: { visitorDeliveredAt: clock.now(), version: { increment: 1 } },
  });
  for (const conversation of changed) events.publish('conversation:updated', conversation.clientId, conversation);
  return changed.length > 0;
}
