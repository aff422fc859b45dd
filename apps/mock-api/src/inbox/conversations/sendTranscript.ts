import type { Conversation } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { email as emailAddress, parseInput } from '#input.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { announceChange, appendEvent } from '#inbox/live/appendEvent.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { requireConversation } from '#inbox/inbox.service.ts';
import { transcriptLimits } from '#inbox/limits.ts';
import { transcriptMail, transcriptText, type TranscriptOf } from '#inbox/mails/transcript.ts';
import { noConversation } from './noConversation.ts';
import type { Participant } from './ownConversations.ts';

type Deps = Pick<Context, 'db' | 'events' | 'sendMail'> & Auditing;
type Transcript = { conversationId: string; email: string };

/** The longest transcript: its newest messages. */
const MOST_MESSAGES = 1000;

/** Mails what the visitor sees of a conversation. Throws NOT_FOUND, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS. */
export async function sendTranscript(deps: Deps, sender: Participant, input: Transcript): Promise<Conversation> {
  const { email } = parseInput({ email: emailAddress }, input);
  const { id, visitorName } = await requireConversation(deps, sender, input.conversationId);
  await takeHits(deps, transcriptLimits(id));
  await mailTranscript(deps, { conversationId: id, email });
  const now = deps.clock.now();
  const changed = await deps.db.$transaction(async (tx) => {
    const conversation = await tx.conversation.findUnique({ where: { id } });
    if (!conversation) throw noConversation();
    const who = 'user' in sender ? sender.user : { id: sender.visitorId, name: visitorName };
    if ('user' in sender) {
      const target = { id, name: `#${conversation.number} ${visitorName}` };
      await audit(tx, by(deps), { action: 'TranscriptSent', target, detail: email });
    }
    return appendEvent(tx, { conversation, event: told.transcriptSent(who, email), now });
  });
  announceChange(deps, changed);
  return changed.conversation;
}

/** Mails a conversation to an address that has been checked. */
export async function mailTranscript(
  { db, sendMail }: Pick<Deps, 'db' | 'sendMail'>,
  { conversationId, email }: Transcript,
) {
  const { clientId, ...transcript } = await readTranscript({ db }, conversationId);
  await sendMail({ ...transcriptMail({ to: email, ...transcript }), clientId });
}

/** The conversation as its visitor may keep it, as plain text. */
export async function transcriptOf({ db }: Pick<Deps, 'db'>, conversationId: string): Promise<string> {
  return transcriptText(await readTranscript({ db }, conversationId));
}

async function readTranscript(
  { db }: Pick<Deps, 'db'>,
  conversationId: string,
): Promise<TranscriptOf & { clientId: string }> {
  const conversation = await db.conversation.findUniqueOrThrow({
    where: { id: conversationId },
    include: {
      client: { select: { name: true, email: true } },
      messages: {
        where: { visitorSequence: { not: null }, takenBackAt: null },
        orderBy: { sequence: 'desc' },
        include: { attachments: { select: { name: true }, orderBy: { position: 'asc' } } },
        take: MOST_MESSAGES,
      },
    },
  });
  const { client, clientId, messages } = conversation;
  // Until a company has one of its own it stands with the address that its founder signs in with, which is no visitor's business.
  const isSomebodys = await db.user.findFirst({ where: { clientId, email: client.email }, select: { id: true } });
  return {
    clientId,
    company: client.name,
    supportEmail: isSomebodys ? null : client.email,
    messages: messages.toReversed(),
  };
}
