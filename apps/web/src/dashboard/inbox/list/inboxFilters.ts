import {
  type ConversationFilter,
  type ConversationSort,
  type ConversationView,
  type InboxScreenQuery$variables,
} from '#generated/InboxScreenQuery';
import { dayAt, startOf } from '#ui/date-range/days.ts';
import { parsePeriod } from '#ui/date-range/periodText.ts';
import { rangeOf } from '#ui/date-range/presetRange.ts';
import { ids, manyOf, oneOf, text } from '#ui/filters/urlFields.ts';
import { type FiltersOf, readFilters } from '#ui/filters/urlFilters.ts';

/** What the inbox shows, as its address says it. */
export const INBOX_FILTERS = {
  /** A search, which takes the place of the list. */
  q: text(),
  /** Which of what a search finds come first. */
  found: oneOf(['best', 'newest'], 'best'),
  view: oneOf(['all', 'mine', 'unassigned', 'unread', 'handoff'], 'all'),
  status: oneOf(['open', 'pending', 'snoozed', 'resolved', 'any'], 'open'),
  assignee: ids(),
  team: ids(),
  label: ids(),
  priority: manyOf(['urgent', 'high', 'medium', 'low', 'none']),
  assistant: ids(),
  language: ids(),
  /** A period of the last message: «last-7-days», «2026-10-21..2026-11-19». */
  active: text(),
  file: oneOf(['any', 'with', 'without'], 'any'),
  sort: oneOf(['latest', 'oldest', 'newest', 'first', 'priority', 'waiting'], 'latest'),
};

/** As the address has it when nothing is searched for. */
export const NO_SEARCH = { q: '', found: 'best' } as const;

export type InboxFilters = FiltersOf<typeof INBOX_FILTERS>;
export type InboxView = InboxFilters['view'];
export type InboxSort = InboxFilters['sort'];

/** Which conversations are listed and how, in the API's words and spelt out in full. */
export type ListRules = { view: ConversationView; filter: ConversationFilter; sort: ConversationSort };

const VIEWS = { all: 'All', mine: 'Mine', unassigned: 'Unassigned', unread: 'Unread', handoff: 'Handoff' } as const;
const STATUSES = { open: 'Open', pending: 'Pending', snoozed: 'Snoozed', resolved: 'Resolved', any: null } as const;
const PRIORITIES = { urgent: 'Urgent', high: 'High', medium: 'Medium', low: 'Low', none: 'None' } as const;
const SORTS = {
  latest: 'LastActivityNewest',
  oldest: 'LastActivityOldest',
  newest: 'CreatedNewest',
  first: 'CreatedOldest',
  priority: 'PriorityHighest',
  waiting: 'WaitingLongest',
} as const;

/** The rules that an address stands for, `now`. */
export function rulesOf(search: URLSearchParams, now = Date.now()): ListRules {
  const filters = readFilters(INBOX_FILTERS, search);
  return { view: VIEWS[filters.view], filter: filterOf(filters, now), sort: SORTS[filters.sort] };
}

/** What is asked for the address: nothing at all for the plain one, which the page may have asked for by itself. */
export function variablesOf(search: URLSearchParams): InboxScreenQuery$variables {
  const { view, filter, sort } = rulesOf(search);
  return isPlain({ view, filter, sort }) ? {} : { view, filter, sort };
}

/** The view one comes to without asking for another. */
export function isPlain({ view, filter, sort }: ListRules): boolean {
  const [only] = Object.entries(filter);
  const isOpenOnly = Object.keys(filter).length === 1 && only?.[0] === 'status' && only[1] === 'Open';
  return view === 'All' && sort === 'LastActivityNewest' && isOpenOnly;
}

function filterOf(filters: InboxFilters, now: number): ConversationFilter {
  const { assignee, team, label, priority, assistant, language, active, file } = filters;
  const period = parsePeriod(active);
  const days = period && rangeOf(period, dayAt(now));
  const status = STATUSES[filters.status];
  return {
    ...(status && { status }),
    ...(assignee.length > 0 && { assigneeIds: assignee }),
    ...(team.length > 0 && { teamIds: team }),
    ...(label.length > 0 && { labelIds: label }),
    ...(priority.length > 0 && { priorities: priority.map((one) => PRIORITIES[one]) }),
    ...(assistant.length > 0 && { assistantIds: assistant }),
    ...(language.length > 0 && { languages: language }),
    ...(days && { activeSince: startOf(days.from, 0), activeUntil: startOf(days.to, 1) }),
    ...(file !== 'any' && { hasFile: file === 'with' }),
  };
}
