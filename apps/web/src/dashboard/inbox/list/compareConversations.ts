import { type ListRules } from './inboxFilters.ts';
import { type ListedConversation } from './listedConversation.ts';

type Compare = (one: ListedConversation, other: ListedConversation) => number;

const PRIORITIES = ['None', 'Low', 'Medium', 'High', 'Urgent'];
const instant = (text: string | null | undefined) => (text ? Date.parse(text) : Infinity);
const rank = ({ priority }: ListedConversation) => PRIORITIES.indexOf(priority);
const byId = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const oldest: Compare = (one, other) =>
  instant(one.lastActivityAt) - instant(other.lastActivityAt) || byId(one.id, other.id);
const latest: Compare = (one, other) => oldest(other, one);
const first: Compare = (one, other) => one.number - other.number;

/** Who waits comes before who does not (whom the difference of two infinities would leave undecided). */
const waiting: Compare = (one, other) => {
  const [since, otherSince] = [instant(one.waitingSince), instant(other.waitingSince)];
  return since === otherSince ? latest(one, other) : since - otherSince;
};

const SORTS: Readonly<Record<ListRules['sort'], Compare>> = {
  LastActivityNewest: latest,
  LastActivityOldest: oldest,
  CreatedNewest: (one, other) => first(other, one),
  CreatedOldest: first,
  PriorityHighest: (one, other) => rank(other) - rank(one) || latest(one, other),
  WaitingLongest: waiting,
};

/** Which of two conversations comes first. The API says the same in its conversationOrder.ts. */
export function compareConversations(sort: ListRules['sort']): Compare {
  return SORTS[sort];
}
