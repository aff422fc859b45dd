import type { Conversation, Message, Prisma } from '@parley/db';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';
import { ticketAfter } from '#integrations/zendesk/queueTicket.ts';
import type { ConversationEvent } from './conversationEvent.ts';
import { isSeenDifferently } from '#inbox/conversations/isSeenDifferently.ts';
import type { MessageRow } from '#inbox/messages/messageRow.ts';

type Change = {
  /** As it was read in the same transaction. */
  conversation: Conversation;
  /** What happened, in order. */
  events: readonly ConversationEvent[];
  /** The columns that change with it. */
  data?: Prisma.ConversationUncheckedUpdateInput;
  now: Date;
};
export type Changed = { conversation: Conversation; messages: MessageRow[] };

/** Adds what happened to a conversation, and nothing else. */
export async function appendEvent(
  tx: Prisma.TransactionClient,
  { event, ...change }: Omit<Change, 'events' | 'data'> & { event: ConversationEvent },
): Promise<Changed> {
  return changeConversation(tx, { ...change, events: [event] });
}

/** Changes a conversation's columns and adds the lines that tell of it, as one newer version of it. */
export async function changeConversation(tx: Prisma.TransactionClient, change: Change): Promise<Changed> {
  const { conversation, events, now, data = {} } = change;
  const isSeen = events.some(({ isForVisitor }) => isForVisitor) || isSeenDifferently(conversation, data);
  const rows = messagesOf(change);
  const messages = rows.length > 0 ? await tx.message.createManyAndReturn({ data: rows }) : [];
  const changed = await tx.conversation.update({
    where: { id: conversation.id },
    data: {
      ...data,
      lastSequence: conversation.lastSequence + messages.length,
      lastVisitorSequence: conversation.lastVisitorSequence + messages.filter(isForVisitor).length,
      version: { increment: 1 },
      ...(isSeen && { visitorVersion: { increment: 1 } }),
    },
  });
  await ticketAfter(tx, { conversation: changed, events, now });
  return { conversation: changed, messages };
}

function messagesOf({ conversation, events, now }: Change): Prisma.MessageCreateManyInput[] {
  let seen = conversation.lastVisitorSequence;
  return events.map(({ body, isForVisitor, ...payload }, index) => {
    const id = newId('Message');
    if (isForVisitor) seen += 1;
    return {
      id,
      conversationId: conversation.id,
      sequence: conversation.lastSequence + 1 + index,
      visitorSequence: isForVisitor ? seen : null,
      kind: 'Event',
      author: 'System',
      authorName: 'Parley',
      body,
      payload: JSON.stringify(payload),
      key: `event:${id}`,
      createdAt: now,
    };
  });
}

const isForVisitor = ({ visitorSequence }: Message) => visitorSequence !== null;

/** Tells everybody concerned about a changed conversation, once. */
export function announceChange({ events }: Pick<Context, 'events'>, { conversation, messages }: Changed) {
  for (const message of messages) events.publish('message:created', conversation.id, message);
  events.publish('conversation:updated', conversation.clientId, conversation);
}
