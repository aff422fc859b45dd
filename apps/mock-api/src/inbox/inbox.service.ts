import type { Context } from '#context.ts';
import { noConversation } from './conversations/noConversation.ts';
import { ownConversations, type Participant } from './conversations/ownConversations.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock'>;

/** One of the participant's conversations; null when there is none. */
export function findConversation({ db }: Pick<Deps, 'db'>, participant: Participant, id: string) {
  return db.conversation.findFirst({ where: { id, ...ownConversations(participant) } });
}

/** As findConversation. Throws NOT_FOUND. */
export async function requireConversation(deps: Pick<Deps, 'db'>, participant: Participant, id: string) {
  const conversation = await findConversation(deps, participant, id);
  if (!conversation) throw noConversation();
  return conversation;
}

/** An agent has read the conversation. Changes and tells nothing when it was read already. Throws NOT_FOUND. */
export function readConversation(deps: Deps, staff: Participant, id: string) {
  return setUnread(deps, staff, { id, isUnread: false });
}

/** An agent wants to come back to the conversation; the count of unread messages stays as it is. Throws NOT_FOUND. */
export function markConversationUnread(deps: Deps, staff: Participant, id: string) {
  return setUnread(deps, staff, { id, isUnread: true });
}

async function setUnread(deps: Deps, staff: Participant, { id, isUnread }: { id: string; isUnread: boolean }) {
  const [changed] = await deps.db.conversation.updateManyAndReturn({
    where: { id, ...ownConversations(staff), containMessagesUnreadByAgents: !isUnread },
    data: {
      containMessagesUnreadByAgents: isUnread,
      version: { increment: 1 },
      ...(isUnread ? {} : { unreadCount: 0, agentReadAt: deps.clock.now(), visitorVersion: { increment: 1 } }),
    },
  });
  if (!changed) return requireConversation(deps, staff, id);
  deps.events.publish('conversation:updated', changed.clientId, changed);
  return changed;
}
