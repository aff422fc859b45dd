import type { Conversation, Prisma } from '@parley/db';
import type { Context } from '#context.ts';
import { announceChange, changeConversation } from '#inbox/live/appendEvent.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { messagePreview } from '#inbox/messages/messagePreview.ts';
import { notify } from '#inbox/notifications/notify.ts';

export type ScheduledHere = Prisma.ScheduledMessageGetPayload<{ include: { conversation: true; attachments: true } }>;
export type Telling = Pick<Context, 'db' | 'events' | 'clock' | 'presence' | 'config' | 'sendMail'>;
/** The conversation without it on its schedule, and what is to be told once that is stored. */
export type Settled = { conversation: Conversation; tell: (deps: Telling) => Promise<void> | void };

/** `because`: the end of a sentence. */
type Kept = { because: string; now: Date };

/** Nothing of what is not sent is lost: its words and files are in the line that says why, for staff, and its author is told. */
export async function keepUnsent(
  tx: Prisma.TransactionClient,
  due: ScheduledHere,
  { because, now }: Kept,
): Promise<Settled> {
  const { conversation, authorId, authorName, body, attachments } = due;
  const changed = await changeConversation(tx, {
    conversation,
    events: [told.scheduledNotSent(authorName, because, body)],
    data: attachments.length > 0 ? { hasAttachments: true } : {},
    now,
  });
  const [line] = changed.messages;
  if (!line) throw new Error('An event was not stored.');
  await tx.attachment.updateMany({
    where: { scheduledMessageId: due.id },
    data: { scheduledMessageId: null, conversationId: conversation.id, messageId: line.id },
  });
  await tx.scheduledMessage.delete({ where: { id: due.id } });
  const tell = async (deps: Telling) => {
    announceChange(deps, { ...changed, messages: [{ ...line, attachments }] });
    await notify(deps, {
      kind: 'ScheduledNotSent',
      conversation,
      userIds: authorId ? [authorId] : [],
      actor: { id: null, name: conversation.visitorName },
      message: { id: line.id, preview: messagePreview({ body, attachments }) },
    });
  };
  return { conversation: changed.conversation, tell };
}
