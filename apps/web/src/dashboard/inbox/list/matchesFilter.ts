import { type ListRules } from './inboxFilters.ts';
import { type ListedConversation } from './listedConversation.ts';

/** Whether a conversation belongs in the list that `viewerId` sees. The API says the same in its conversationFilter.ts. */
export function matchesFilter(
  conversation: ListedConversation,
  { view, filter }: Pick<ListRules, 'view' | 'filter'>,
  viewerId: string | null,
): boolean {
  const { lastActivityAt } = conversation;
  return (
    isInView(conversation, view, viewerId) &&
    (!filter.status || conversation.status === filter.status) &&
    isOneOf(filter.assigneeIds, conversation.assigneeId) &&
    isOneOf(filter.teamIds, conversation.teamId) &&
    (!filter.labelIds?.length || conversation.labelIds.some((id) => filter.labelIds?.includes(id))) &&
    isOneOf(filter.priorities, conversation.priority) &&
    isOneOf(filter.assistantIds, conversation.assistantId) &&
    (!filter.languages?.length || filter.languages.some((language) => speaks(conversation.language, language))) &&
    (!filter.activeSince || instant(lastActivityAt) >= instant(filter.activeSince)) &&
    (!filter.activeUntil || instant(lastActivityAt) < instant(filter.activeUntil)) &&
    (typeof filter.hasFile !== 'boolean' || conversation.hasAttachments === filter.hasFile)
  );
}

function isInView(conversation: ListedConversation, view: ListRules['view'], viewerId: string | null): boolean {
  switch (view) {
    case 'Mine':
      return viewerId !== null && conversation.assigneeId === viewerId;
    case 'Unassigned':
      return conversation.assigneeId === null;
    case 'Unread':
      return conversation.containMessagesUnreadByAgents;
    case 'Handoff':
      return typeof conversation.handoffRequestedAt === 'string';
    default:
      return true;
  }
}

function isOneOf(wanted: readonly (string | null)[] | null | undefined, value: string | null): boolean {
  return !wanted?.length || wanted.includes(value);
}

/** `de` is also spoken as `de-CH`. */
function speaks(spoken: string | null | undefined, language: string): boolean {
  return spoken === language || (spoken ?? '').startsWith(`${language}-`);
}

const instant = (text: string) => Date.parse(text);
