import type { Conversation, Message } from '../client.ts';

/** What a conversation's row says about its messages, so that a page of the inbox reads one table. */
type ConversationState = Pick<
  Conversation,
  | 'containMessagesUnreadByAgents'
  | 'unreadCount'
  | 'lastMessagePreview'
  | 'lastMessageAuthor'
  | 'lastActivityAt'
  | 'lastSequence'
  | 'lastVisitorSequence'
  | 'waitingSince'
  | 'visitorReadAt'
>;

type Said = Pick<Message, 'author' | 'body' | 'createdAt'> & { visitorSequence?: number | null };

const PREVIEW_LENGTH = 140;

/**
 * The state after `messages`, oldest first, when each side has read whatever was there when it last wrote. Somebody waits from their first
 * message that no agent has answered, unless the assistant (`Pending`) looks after them or the matter is `Resolved`.
 */
export function conversationStateAfter(
  messages: readonly Said[],
  { status, createdAt }: Pick<Conversation, 'status' | 'createdAt'>,
): ConversationState {
  const lastAgent = messages.findLastIndex(({ author }) => author === 'Agent');
  const unanswered = messages.slice(lastAgent + 1).filter(({ author }) => author === 'Visitor');
  const waits = status === 'Open' || status === 'Snoozed';
  const unreadCount = waits ? unanswered.length : 0;
  const last = messages.at(-1);
  return {
    containMessagesUnreadByAgents: unreadCount > 0,
    unreadCount,
    lastMessagePreview: previewOf(last?.body ?? ''),
    lastMessageAuthor: last?.author ?? 'System',
    lastActivityAt: last?.createdAt ?? createdAt,
    lastSequence: messages.length,
    lastVisitorSequence: messages.filter(({ visitorSequence }) => visitorSequence !== null).length,
    waitingSince: (waits && unanswered[0]?.createdAt) || null,
    visitorReadAt: messages.findLast(({ author }) => author === 'Visitor')?.createdAt ?? null,
  };
}

function previewOf(body: string): string {
  return Array.from(body.replaceAll(/\s+/g, ' ').trim()).slice(0, PREVIEW_LENGTH).join('');
}
