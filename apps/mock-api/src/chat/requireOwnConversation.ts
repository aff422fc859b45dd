import type { Conversation, Prisma } from '@parley/db';
import type { VisitorViewer } from '#auth/permissions.ts';
import { noConversation } from '#inbox/conversations/noConversation.ts';
import { ownConversations } from '#inbox/conversations/ownConversations.ts';
import { visitorBlocked } from './visitorBlocked.ts';

/** A conversation of the visitor, in which they may do something. Throws NOT_FOUND, FORBIDDEN when blocked. */
export async function requireOwnConversation(
  tx: Prisma.TransactionClient,
  visitor: VisitorViewer,
  id: string,
): Promise<Conversation> {
  const found = await tx.conversation.findFirst({
    where: { id, ...ownConversations(visitor) },
    include: { visitor: { select: { blockedAt: true } } },
  });
  if (!found) throw noConversation();
  const { visitor: person, ...conversation } = found;
  if (person.blockedAt) throw visitorBlocked();
  return conversation;
}
