import type { Conversation } from '@parley/db';
import { email as emailAddress, parseInput } from '#auth/input.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { announceChange, appendEvent } from './appendEvent.ts';
import { told } from './conversationEvent.ts';
import { requireConversation } from './inbox.service.ts';
import { transcriptLimits } from './limits.ts';
import { transcriptMail } from './mails/transcript.ts';
import { noConversation } from './noConversation.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'sendMail'>;
type Transcript = { conversationId: string; email: string };

/** The longest transcript: its newest messages. */
const MOST_MESSAGES = 1000;

/** Mails what the visitor sees of a conversation. Throws NOT_FOUND, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS. */
export async function sendTranscript(deps: Deps, staff: StaffMember, input: Transcript): Promise<Conversation> {
  const { email } = parseInput({ email: emailAddress }, input);
  const { id } = await requireConversation(deps, staff, input.conversationId);
  await takeHits(deps, transcriptLimits(id));
  await mailTranscript(deps, { conversationId: id, email });
  const now = deps.clock.now();
  const changed = await deps.db.$transaction(async (tx) => {
    const conversation = await tx.conversation.findUnique({ where: { id } });
    if (!conversation) throw noConversation();
    return appendEvent(tx, { conversation, event: told.transcriptSent(staff.user, email), now });
  });
  announceChange(deps, changed);
  return changed.conversation;
}

/** Mails a conversation to an address that has been checked. */
export async function mailTranscript(
  { db, sendMail }: Pick<Deps, 'db' | 'sendMail'>,
  { conversationId, email }: Transcript,
) {
  const conversation = await db.conversation.findUniqueOrThrow({
    where: { id: conversationId },
    include: {
      client: { select: { name: true } },
      messages: {
        where: { visitorSequence: { not: null }, takenBackAt: null },
        orderBy: { sequence: 'desc' },
        take: MOST_MESSAGES,
      },
    },
  });
  const { client, messages } = conversation;
  await sendMail(transcriptMail({ to: email, company: client.name, messages: messages.toReversed() }));
}
