import type { Attachment, Conversation, Message, Prisma } from '@parley/db';
import { countUsage } from '#billing/usage/countUsage.ts';
import type { Usage } from '#billing/usage/standing.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { claimAttachments } from '#inbox/attachments/claimAttachments.ts';
import { conversationAfter } from '#inbox/conversations/conversationAfter.ts';
import type { MessageDraft } from './messageDraft.ts';
import type { MessageRow } from './messageRow.ts';

/** `isNew` is false when the message had been stored before, under the same key. */
export type Sent = { message: MessageRow; conversation: Conversation; isNew: boolean };
export type Sender = { author: 'Agent' | 'Visitor'; id: string; name: string };

type Append = {
  conversation: Conversation;
  sender: Sender;
  draft: MessageDraft;
  /** Whether the assistant answers it. */
  isForAssistant?: boolean;
  now: Date;
};

/**
 * Adds a message to a conversation that was read in the same transaction, and brings the conversation's own columns and
 * the client's count of messages up to date. Throws KEY_REUSED when the key stands for another message, NOT_FOUND when a
 * file is not the sender's, or what it answers is no message of this conversation, LIMIT_REACHED to staff.
 */
export async function appendMessage(tx: Prisma.TransactionClient, append: Append): Promise<Sent> {
  const { conversation } = append;
  const stored = await storedMessage(tx, append, 'Text');
  if (stored) return { message: stored, conversation, isNew: false };

  await requireAnswered(tx, conversation, append.draft);
  await countUsage(tx, usageOf(conversation, append.now), append.sender.author === 'Visitor' ? 'Visitor' : 'Staff');
  const message = await write(tx, append, { kind: 'Text', visitorSequence: conversation.lastVisitorSequence + 1 });
  const changed = await tx.conversation.update({
    where: { id: conversation.id },
    data: conversationAfter(conversation, message, append.isForAssistant),
  });
  return { message, conversation: changed, isNew: true };
}

/**
 * Adds a private note: nothing that a visitor or the list could show of the conversation changes. Throws as
 * appendMessage.
 */
export async function appendNote(tx: Prisma.TransactionClient, append: Append): Promise<Sent> {
  const { conversation } = append;
  const stored = await storedMessage(tx, append, 'Note');
  if (stored) return { message: stored, conversation, isNew: false };

  const message = await write(tx, append, { kind: 'Note', visitorSequence: null });
  const changed = await tx.conversation.update({
    where: { id: conversation.id },
    data: {
      lastSequence: message.sequence,
      ...(message.attachments.length > 0 && { hasAttachments: true }),
      version: { increment: 1 },
    },
  });
  return { message, conversation: changed, isNew: true };
}

/** What a message of a conversation counts as, at the time it was written. */
export const usageOf = ({ clientId, assistantId }: Conversation, at: Date): Usage => ({
  clientId,
  assistantId,
  metric: 'Messages',
  at,
});

type As = Pick<Message, 'kind' | 'visitorSequence'>;
type Written = Message & { attachments: readonly Attachment[] };

async function write(tx: Prisma.TransactionClient, append: Append, as: As): Promise<Written> {
  const { conversation, sender, draft, now } = append;
  const message = await tx.message.create({
    data: {
      id: newId('Message'),
      conversationId: conversation.id,
      sequence: conversation.lastSequence + 1,
      ...as,
      author: sender.author,
      authorId: sender.id,
      authorName: sender.name,
      body: draft.body,
      key: draft.key,
      replyToId: draft.replyToId,
      createdAt: now,
    },
  });
  const attachments = await claimAttachments(tx, {
    ids: draft.attachmentIds,
    uploader: { clientId: conversation.clientId, id: sender.id },
    to: { conversationId: conversation.id, messageId: message.id },
  });
  return { ...message, attachments };
}

type Answering = Pick<MessageDraft, 'replyToId'>;

/** Throws NOT_FOUND when what is answered is no message of the conversation. */
export async function requireAnswered(tx: Prisma.TransactionClient, conversation: Conversation, answer: Answering) {
  if (answer.replyToId !== null && !(await isAnswerable(tx, conversation, answer.replyToId))) throw noSuchAnswered();
}

/** Whether a message of the conversation can be answered: it was said, and not taken back. */
export async function isAnswerable(tx: Prisma.TransactionClient, { id }: Conversation, messageId: string) {
  const where = { id: messageId, conversationId: id, kind: 'Text', takenBackAt: null } as const;
  return (await tx.message.count({ where })) > 0;
}

/** For what answers a message that its conversation does not have. */
export const noSuchAnswered = () =>
  domainError('NOT_FOUND', 'The message that you answer is no longer there.', { field: 'replyToId' });

async function storedMessage(tx: Prisma.TransactionClient, append: Append, kind: As['kind']) {
  const { conversation, sender, draft } = append;
  const stored = await tx.message.findUnique({
    where: { conversationId_key: { conversationId: conversation.id, key: draft.key } },
    include: withAttachments,
  });
  if (stored && stored.kind !== kind) throw keyReused();
  return stored && sameMessage(stored, sender, draft);
}

/** How `sameMessage` wants to have it read. */
export const withAttachments = { attachments: { orderBy: { position: 'asc' } } } as const;
type StoredMessage = Prisma.MessageGetPayload<{ include: typeof withAttachments }>;

/** `stored`, when `sender` really sent `draft` then; what they have edited or taken back since is theirs too. Throws KEY_REUSED. */
export function sameMessage(stored: StoredMessage, { id }: Pick<Sender, 'id'>, draft: MessageDraft): MessageRow {
  if (stored.authorId !== id) throw keyReused();
  if (stored.version > 1) return stored;
  const files = stored.attachments.map((attachment) => attachment.id);
  const isSame =
    stored.body === draft.body && stored.replyToId === draft.replyToId && files.join() === draft.attachmentIds.join();
  if (!isSame) throw keyReused();
  return stored;
}

/** For a key that stands for something else already. */
export const keyReused = () =>
  domainError('KEY_REUSED', 'This key already stands for another message. Send yours with a new key.');

/** Tells everybody concerned about a message, once. */
export function announceMessage({ events }: Pick<Context, 'events'>, { message, conversation, isNew }: Sent) {
  if (!isNew) return;
  events.publish('message:created', conversation.id, message);
  events.publish('conversation:updated', conversation.clientId, conversation);
}
