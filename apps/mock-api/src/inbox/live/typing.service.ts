import type { Conversation } from '@parley/db';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { requireConversation } from '#inbox/inbox.service.ts';
import { typingLimits } from '#inbox/limits.ts';
import { participantId, type Participant } from '#inbox/conversations/ownConversations.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence'>;

/** Tells the conversation's other participants that this one types, or no longer does. Throws NOT_FOUND, TOO_MANY_ATTEMPTS. */
export async function setTyping(
  deps: Deps,
  participant: Participant,
  { conversationId, isTyping, isNote = false }: { conversationId: string; isTyping: boolean; isNote?: boolean | null },
): Promise<true> {
  await takeHits(deps, typingLimits(participantId(participant)));
  const conversation = await requireConversation(deps, participant, conversationId);
  // Colleagues see who writes a note by their presence; visitors learn of what is written to them alone.
  if (!isNote) {
    deps.events.publish('typing:changed', conversation.id, {
      conversationId: conversation.id,
      ...typist(participant, conversation),
      isTyping,
    });
  }
  deps.presence.setTyping(conversation.id, participantId(participant), isTyping);
  return true;
}

function typist(participant: Participant, { visitorName }: Conversation) {
  const id = participantId(participant);
  return 'visitorId' in participant
    ? ({ typistId: id, author: 'Visitor', name: visitorName } as const)
    : ({ typistId: id, author: 'Agent', name: participant.user.name } as const);
}
