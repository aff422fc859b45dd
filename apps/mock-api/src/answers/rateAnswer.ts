import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import { visitorActionLimits } from '#chat/limits.ts';
import { requireOwnConversation } from '#chat/requireOwnConversation.ts';
import { countVerdict } from '#guided-flows/automated-faqs/countHit.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import type { RateAnswerInput } from '#__generated__/resolvers.ts';
import { messageBody } from '#inbox/messages/messageBody.ts';
import type { MessageRow } from '#inbox/messages/messageRow.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock'>;

const LONGEST_COMMENT = 1000;

/**
 * The visitor says whether an answer helped, or says it differently; both sides of the conversation see it. Throws NOT_FOUND,
 * FORBIDDEN when blocked, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS.
 */
export async function rateAnswer(deps: Deps, visitor: VisitorViewer, input: RateAnswerInput): Promise<MessageRow> {
  const { messageId, isHelpful = null } = input;
  const comment = messageBody(input.comment ?? '');
  if (Array.from(comment).length > LONGEST_COMMENT) {
    const limit = LONGEST_COMMENT.toLocaleString('en');
    throw domainError('BAD_INPUT', `A comment has up to ${limit} characters.`, { field: 'comment' });
  }
  await takeHits(deps, visitorActionLimits(visitor.visitorId));
  const message = await deps.db.$transaction(async (tx) => {
    const answer = await tx.answer.findUnique({ where: { messageId } });
    if (!answer) throw domainError('NOT_FOUND', 'There is no such answer.');
    await requireOwnConversation(tx, visitor, answer.conversationId);
    await tx.answer.update({
      where: { id: answer.id },
      data: { isHelpful, complaint: isHelpful === false ? (input.complaint ?? null) : null, feedback: comment || null },
    });
    await countVerdict(tx, answer, isHelpful);
    return tx.message.update({ where: { id: messageId }, data: { version: { increment: 1 } } });
  });
  deps.events.publish('message:updated', message.conversationId, message);
  return message;
}
