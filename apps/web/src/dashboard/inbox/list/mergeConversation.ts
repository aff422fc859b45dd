import { compareConversations } from './compareConversations.ts';
import { isPlain, type ListRules } from './inboxFilters.ts';
import { type ListedConversation } from './listedConversation.ts';
import { matchesFilter } from './matchesFilter.ts';

/** `kept`: it was in the list and stays there for now, though the API answered the list without it. */
export type ConversationEvent = { kind: 'created' | 'updated' | 'kept'; conversation: ListedConversation };

export type ShownList = {
  /** In the order shown. */
  ids: readonly string[];
  /** One of them as it is by now; with thousands in the list, only the few that matter are looked at. */
  listed: (id: string) => ListedConversation;
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
  const { ids, rules, viewerId } = list;
  const { id } = conversation;
  const isListed = ids.includes(id);
  if (kind === 'kept') return isListed ? ids : inOrder(list, conversation, true);
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
function inOrder({ ids, listed, hasNext, rules }: ShownList, conversation: ListedConversation, isListed: boolean) {
  const compare = compareConversations(rules.sort);
  const others = ids.filter((id) => id !== conversation.id);
  const follower = others.findIndex((id) => compare(conversation, listed(id)) < 0);
  if (follower !== -1) return others.toSpliced(follower, 0, conversation.id);
  return hasNext && !isListed ? others : [...others, conversation.id];
}
