import { compareConversations } from './compareConversations.ts';
import { isPlain, type ListRules } from './inboxFilters.ts';
import { type ListedConversation } from './listedConversation.ts';
import { matchesFilter } from './matchesFilter.ts';

export type ConversationEvent = { kind: 'created' | 'updated'; conversation: ListedConversation };

export type ShownList = {
  /** In the order shown, each as it is by now. */
  conversations: readonly ListedConversation[];
  /** Whether others follow that are not loaded. */
  hasNext: boolean;
  rules: ListRules;
  viewerId: string | null;
  /** Stays in the list though it does not match any more. */
  isKept: (id: string) => boolean;
};

/**
 * The ids of the list once it has heard of a conversation, in their order. In the view one comes to, a created one goes to
 * the front and an updated one stays at its place; everywhere else each stands where the order has it. What matches no more
 * leaves.
 */
export function mergeConversation(list: ShownList, { kind, conversation }: ConversationEvent): readonly string[] {
  const { conversations, rules, viewerId } = list;
  const { id } = conversation;
  const ids = conversations.map((listed) => listed.id);
  const isListed = ids.includes(id);
  if (!matchesFilter(conversation, rules, viewerId)) {
    return isListed && !list.isKept(id) ? ids.filter((listed) => listed !== id) : ids;
  }
  if (isPlain(rules)) {
    if (isListed) return ids;
    if (kind === 'created') return [id, ...ids];
  }
  return inOrder(list, conversation, isListed);
}

/** What comes after all that is loaded, and was not there, is left to the page it will come with. */
function inOrder({ conversations, hasNext, rules }: ShownList, conversation: ListedConversation, isListed: boolean) {
  const compare = compareConversations(rules.sort);
  const others = conversations.filter(({ id }) => id !== conversation.id);
  const follower = others.findIndex((other) => compare(conversation, other) < 0);
  const ids = others.map(({ id }) => id);
  if (follower !== -1) return ids.toSpliced(follower, 0, conversation.id);
  return hasNext && !isListed ? ids : [...ids, conversation.id];
}
