import type { FormScreenQuery$variables } from '#generated/FormScreenQuery';
import { oneOf, text } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';

export const VIEWS = ['All', 'Unread', 'Partial', 'Starred', 'Spam'] as const;
export const TABS = ['submissions', 'charts'] as const;

/** What narrows the submissions of a form, and which is open, as the URL has them. */
export const SUBMISSIONS_FILTERS = { q: text(), view: oneOf(VIEWS, 'All') };
export const SUBMISSIONS_PLACE = { tab: oneOf(TABS, 'submissions'), submission: text() };

/** The submissions that a URL asks for. */
export function variablesOf(id: string, search: URLSearchParams): FormScreenQuery$variables {
  const { q, view } = readFilters(SUBMISSIONS_FILTERS, search);
  return { id, filter: { view, ...(q.trim() && { search: q.trim() }) } };
}
