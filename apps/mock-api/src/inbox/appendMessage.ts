import type { Conversation, Prisma } from '@parley/db';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { claimAttachments } from './attachments/claimAttachments.ts';
import { conversationAfter } from './conversationAfter.ts';
import type { MessageDraft } from './messageDraft.ts';
import type { MessageRow } from './messageRow.ts';

/** `isNew` is false when the message had been stored before, under the same key. */
export type Sent = { message: MessageRow; conversation: Conversation; isNew: boolean };
export type Sender = { author: 'Agent' | 'Visitor'; id: string; name: string };

type Append = { conversation: Conversation; sender: Sender; draft: MessageDraft; now: Date };

/**
 * Adds a message to a conversation that was read in the same transaction, and brings the conversation's own columns and
 * the client's count of messages up to date. Throws KEY_REUSED when the key stands for another message, NOT_FOUND when a
 * file is not the sender's.
 */
export async function appendMessage(tx: Prisma.TransactionClient, append: Append): Promise<Sent> {
  const { conversation, sender, draft, now } = append;
  const stored = await tx.message.findUnique({
    where: { conversationId_key: { conversationId: conversation.id, key: draft.key } },
    include: withAttachments,
  });
  if (stored) return { message: sameMessage(stored, sender, draft), conversation, isNew: false };

  const message = await tx.message.create({
    data: {
      id: newId('Message'),
      conversationId: conversation.id,
      sequence: conversation.lastSequence + 1,
      visitorSequence: conversation.lastVisitorSequence + 1,
      author: sender.author,
      authorId: sender.id,
      authorName: sender.name,
      body: draft.body,
      key: draft.key,
      createdAt: now,
    },
  });
  const attachments = await claimAttachments(tx, {
    ids: draft.attachmentIds,
    uploader: { clientId: conversation.clientId, id: sender.id },
    to: { conversationId: conversation.id, messageId: message.id },
  });
  const changed = await tx.conversation.update({
    where: { id: conversation.id },
    data: conversationAfter(conversation, { ...message, attachments }),
  });
  await tx.client.updateMany({ where: { id: conversation.clientId }, data: { messagesUsed: { increment: 1 } } });
  return { message: { ...message, attachments }, conversation: changed, isNew: true };
}

/** How `sameMessage` wants to have it read. */
export const withAttachments = { attachments: { orderBy: { position: 'asc' } } } as const;
type StoredMessage = Prisma.MessageGetPayload<{ include: typeof withAttachments }>;

/** `stored`, when `sender` really sent `draft` then. Throws KEY_REUSED. */
export function sameMessage(stored: StoredMessage, { id }: Pick<Sender, 'id'>, draft: MessageDraft): MessageRow {
  const files = stored.attachments.map((attachment) => attachment.id);
  if (stored.authorId !== id || stored.body !== draft.body || files.join() !== draft.attachmentIds.join()) {
    throw domainError('KEY_REUSED', 'This key already stands for another message. Send yours with a new key.');
  }
  return stored;
}

/** Tells everybody concerned about a message, once. */
export function announceMessage({ events }: Pick<Context, 'events'>, { message, conversation, isNew }: Sent) {
  if (!isNew) return;
  events.publish('message:created', conversation.id, message);
  events.publish('conversation:updated', conversation.clientId, conversation);
}
