import type { Context } from '#context.ts';
import { requireConversation } from '#inbox/inbox.service.ts';
import type { Participant } from '#inbox/conversations/ownConversations.ts';
import { filterAsync } from '#inbox/live/filterAsync.ts';

/** The answers in a participant's conversation, as they are being written. Throws NOT_FOUND. */
export async function watchAnswers(
  { db, events }: Pick<Context, 'db' | 'events'>,
  participant: Participant,
  conversationId: string,
) {
  const { id } = await requireConversation({ db }, participant, conversationId);
  return filterAsync(events.subscribe('answer:streamed', id), (stream) => stream.conversationId === id);
}
