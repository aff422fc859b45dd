import type { Conversation } from '@parley/db';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { announceChange } from '#inbox/live/appendEvent.ts';
import { noConversation } from './noConversation.ts';
import { ownConversations, type Participant } from './ownConversations.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock'>;

const QUESTION = 'How did we do? Please rate this conversation.';

/**
 * Asks the visitor how it went. Asking again before they have answered changes nothing. Throws NOT_FOUND; BAD_INPUT when
 * they have rated it.
 */
export async function askForRating(deps: Deps, staff: Participant, conversationId: string): Promise<Conversation> {
  const now = deps.clock.now();
  const { conversation, message } = await deps.db.$transaction(async (tx) => {
    const before = await tx.conversation.findFirst({ where: { id: conversationId, ...ownConversations(staff) } });
    if (!before) throw noConversation();
    if (before.csatRatedAt) throw domainError('BAD_INPUT', 'The visitor has rated this conversation already.');
    if (before.csatAskedAt) return { conversation: before, message: null };
    const id = newId('Message');
    const place = { sequence: before.lastSequence + 1, visitorSequence: before.lastVisitorSequence + 1 };
    const message = await tx.message.create({
      data: {
        id,
        conversationId,
        ...place,
        kind: 'Csat',
        author: 'System',
        authorName: 'Parley',
        body: QUESTION,
        key: `csat:${id}`,
        createdAt: now,
      },
    });
    const conversation = await tx.conversation.update({
      where: { id: conversationId },
      data: {
        csatAskedAt: now,
        lastSequence: place.sequence,
        lastVisitorSequence: place.visitorSequence,
        version: { increment: 1 },
        visitorVersion: { increment: 1 },
      },
    });
    return { conversation, message };
  });
  if (message) announceChange(deps, { conversation, messages: [message] });
  return conversation;
}
