import type { GuidedFlowSort, GuidedFlowsScreenQuery$variables } from '#generated/GuidedFlowsScreenQuery';
import { oneOf, text } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';

export const STATUSES = ['any', 'Published', 'Draft', 'Archived'] as const;
export const SORTS = ['-edited', 'edited', 'name', '-name'] as const;
export const PAGE_SIZE = 20;

/** What narrows the list of flows and its order, as the URL has them. */
export const GUIDED_FLOWS_FILTERS = {
  q: text(),
  status: oneOf(STATUSES, 'any'),
  sort: oneOf(SORTS, '-edited'),
};

const SORT: Readonly<Record<(typeof SORTS)[number], GuidedFlowSort>> = {
  '-edited': 'EditedNewest',
  edited: 'EditedOldest',
  name: 'NameAscending',
  '-name': 'NameDescending',
};

/** The flows that a URL asks for. */
export function variablesOf(search: URLSearchParams): GuidedFlowsScreenQuery$variables {
  const { q, status, sort } = readFilters(GUIDED_FLOWS_FILTERS, search);
  return { search: q.trim() || null, status: status === 'any' ? null : status, sort: SORT[sort] };
}
