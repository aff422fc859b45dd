import type { Conversation } from '@parley/db';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { announceChange, changeConversation } from '#inbox/live/appendEvent.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { messageBody } from '#inbox/messages/messageBody.ts';
import { visitorActionLimits } from './limits.ts';
import { requireOwnConversation } from './requireOwnConversation.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock'>;
type Rating = { conversationId: string; rating: number; comment?: string | null };

const LONGEST_COMMENT = 1000;

/**
 * The visitor says how it went, or says it differently; the first time the conversation tells of it. Throws NOT_FOUND,
 * FORBIDDEN when blocked, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS.
 */
export async function rateConversation(deps: Deps, visitor: VisitorViewer, input: Rating): Promise<Conversation> {
  const { rating } = input;
  if (rating < 1 || rating > 5) throw domainError('BAD_INPUT', 'A rating is 1 to 5.', { field: 'rating' });
  const comment = commentOf(input.comment);
  await takeHits(deps, visitorActionLimits(visitor.visitorId));
  const now = deps.clock.now();
  const changed = await deps.db.$transaction(async (tx) => {
    const conversation = await requireOwnConversation(tx, visitor, input.conversationId);
    const { visitorId: id, visitorName: name, csatRatedAt } = conversation;
    return changeConversation(tx, {
      conversation,
      events: csatRatedAt ? [] : [told.rated({ id, name }, rating)],
      data: { csatRating: rating, csatComment: comment, csatRatedAt: now },
      now,
    });
  });
  announceChange(deps, changed);
  return changed.conversation;
}

function commentOf(typed: string | null | undefined): string | null {
  const comment = messageBody(typed ?? '');
  if (Array.from(comment).length > LONGEST_COMMENT) {
    const limit = LONGEST_COMMENT.toLocaleString('en');
    throw domainError('BAD_INPUT', `A comment has up to ${limit} characters.`, { field: 'comment' });
  }
  return comment || null;
}
