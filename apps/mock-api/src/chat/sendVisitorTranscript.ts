import type { Auditing } from '#audit/audit.ts';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { sendTranscript } from '#inbox/conversations/sendTranscript.ts';
import { visitorTranscriptLimits } from './limits.ts';
import { requireOwnConversation } from './requireOwnConversation.ts';

type Deps = Pick<Context, 'db' | 'events' | 'sendMail'> & Auditing;

/**
 * Mails the visitor one of their own conversations. Throws NOT_FOUND, FORBIDDEN when blocked, BAD_INPUT with `field`,
 * TOO_MANY_ATTEMPTS.
 */
export async function sendVisitorTranscript(
  deps: Deps,
  visitor: VisitorViewer,
  input: { conversationId: string; email: string },
): Promise<true> {
  await requireOwnConversation(deps.db, visitor, input.conversationId);
  await takeHits(deps, visitorTranscriptLimits(visitor.visitorId));
  await sendTranscript(deps, visitor, input);
  return true;
}
