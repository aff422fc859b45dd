import type { ConversationSummary } from '#api/ChatApi.ts';

/** The last message of each conversation, by the conversation's id. */
export type LastMessages = ReadonlyMap<string, string | null>;

type Standing = Pick<ConversationSummary, 'id' | 'lastMessage'>;

export const lastMessages = (conversations: readonly Standing[]): LastMessages =>
  new Map(conversations.map(({ id, lastMessage }) => [id, lastMessage?.id ?? null]));

/** What somebody else has written since `before`: the last message of each conversation where there is one. */
export const newMessages = (conversations: readonly Standing[], before: LastMessages) =>
  conversations.flatMap(({ id: conversationId, lastMessage: message }) => {
    if (!message || message.id === before.get(conversationId)) return [];
    const isSaid = message.author !== 'Visitor' && message.author !== 'System' && message.kind === 'Text';
    return isSaid ? [{ conversationId, message }] : [];
  });
