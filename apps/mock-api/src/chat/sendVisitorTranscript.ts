import type { VisitorTranscriptOutcome } from '#__generated__/resolvers.ts';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { sendTranscript } from '#inbox/conversations/sendTranscript.ts';
import { email as emailAddress, parseInput } from '#input.ts';
import { confirmAddress, isConfirmed, mailAddressCode } from './confirmAddress.ts';
import { visitorMailLimits } from './limits.ts';
import { requireOwnConversation } from './requireOwnConversation.ts';

type Input = { conversationId: string; email: string; code?: string | null };

/**
 * Mails the visitor one of their own conversations, to an address that is theirs: one that is not known to be gets a code
 * instead, to be given here. Throws NOT_FOUND, FORBIDDEN when blocked, BAD_INPUT and WRONG_CODE with `field`,
 * TOO_MANY_ATTEMPTS.
 */
export async function sendVisitorTranscript(
  context: Context,
  visitor: VisitorViewer,
  { conversationId, code, ...input }: Input,
): Promise<VisitorTranscriptOutcome> {
  await requireOwnConversation(context.db, visitor, conversationId);
  const { email } = parseInput({ email: emailAddress }, input);
  const { visitorId, clientId } = visitor;
  if (code) await confirmAddress(context, visitor, email, code);
  await takeHits(context, visitorMailLimits({ visitorId, clientId, email, ip: context.caller.ip }));
  if (await isConfirmed(context, { visitorId, email })) {
    await sendTranscript(context, visitor, { conversationId, email });
    return 'Sent';
  }
  await mailAddressCode(context, visitor, email);
  return 'CodeMailed';
}
