import type { Context } from '#context.ts';
import { fadeTyping } from './fadeTyping.ts';
import { requireConversation } from '#inbox/inbox.service.ts';
import { filterAsync } from './filterAsync.ts';
import { isSeenBy, participantId, type Participant } from '#inbox/conversations/ownConversations.ts';

type Deps = Pick<Context, 'db' | 'events'>;
type Watched = { conversationId: string; topic: 'message:created' | 'message:updated' };
type ConversationTopic = 'conversation:created' | 'conversation:updated' | 'conversation:deleted';

/*
 * Each stream looks at every event once more before it passes it on: whatever is published under a wrong key still never
 * reaches another tenant.
 */

/** The client's conversations as they come into being, change or go. */
export function watchConversations<Topic extends ConversationTopic>(
  { events }: Pick<Deps, 'events'>,
  clientId: string,
  topic: Topic,
) {
  return filterAsync(events.subscribe(topic, clientId), (conversation) => conversation.clientId === clientId);
}

/** The messages of a participant's conversation as they arrive or change, their own included. Throws NOT_FOUND. */
export async function watchMessages(
  { db, events }: Deps,
  participant: Participant,
  { conversationId, topic }: Watched,
) {
  const { id } = await requireConversation({ db }, participant, conversationId);
  return filterAsync(
    events.subscribe(topic, id),
    (message) => message.conversationId === id && isSeenBy(participant, message),
  );
}

/** Who else types in a participant's conversation. Throws NOT_FOUND. */
export async function watchTyping({ db, events }: Deps, participant: Participant, conversationId: string) {
  const { id } = await requireConversation({ db }, participant, conversationId);
  const self = participantId(participant);
  const others = filterAsync(
    events.subscribe('typing:changed', id),
    (typing) => typing.conversationId === id && typing.typistId !== self,
  );
  return fadeTyping(others);
}
