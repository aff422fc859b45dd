import type { Conversation, Message, Prisma } from '@parley/db';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { conversationAfter } from './conversationAfter.ts';
import type { MessageDraft } from './messageDraft.ts';

/** `isNew` is false when the message had been stored before, under the same key. */
export type Sent = { message: Message; conversation: Conversation; isNew: boolean };
export type Sender = { author: 'Agent' | 'Visitor'; id: string; name: string };

type Append = { conversation: Conversation; sender: Sender; draft: MessageDraft; now: Date };

/**
 * Adds a message to a conversation that was read in the same transaction, and brings the conversation's own columns and
 * the client's count of messages up to date. Throws KEY_REUSED when the key stands for another message.
 */
export async function appendMessage(tx: Prisma.TransactionClient, append: Append): Promise<Sent> {
  const { conversation, sender, draft, now } = append;
  const stored = await tx.message.findUnique({
    where: { conversationId_key: { conversationId: conversation.id, key: draft.key } },
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
      ...draft,
      createdAt: now,
    },
  });
  const changed = await tx.conversation.update({
    where: { id: conversation.id },
    data: conversationAfter(conversation, message),
  });
  await tx.client.updateMany({ where: { id: conversation.clientId }, data: { messagesUsed: { increment: 1 } } });
  return { message, conversation: changed, isNew: true };
}

/** `stored`, when `sender` really sent `draft` then. Throws KEY_REUSED. */
export function sameMessage(stored: Message, { id }: Pick<Sender, 'id'>, { body }: MessageDraft): Message {
  if (stored.authorId !== id || stored.body !== body) {
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
