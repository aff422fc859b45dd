import { type ConversationRow_conversation$data } from '#generated/ConversationRow_conversation';

/** Whether a conversation's row has anything to say in its last line. */
export function rowHasMeta(conversation: ConversationRow_conversation$data): boolean {
  const { status, containMessagesUnreadByAgents, priority, waitingSince, handoffRequestedAt } = conversation;
  const isOver = status === 'Snoozed' || status === 'Resolved';
  const isFiled = conversation.assignee !== null || conversation.labels.length > 0 || priority !== 'None';
  const isAsking = Boolean(waitingSince) || Boolean(handoffRequestedAt) || containMessagesUnreadByAgents;
  return isAsking || isOver || isFiled || isAutomatic(conversation);
}

/** Whether no person wrote last. */
export const isAutomatic = ({ lastMessageAuthor }: Pick<ConversationRow_conversation$data, 'lastMessageAuthor'>) =>
  lastMessageAuthor === 'AI' || lastMessageAuthor === 'Flow';
