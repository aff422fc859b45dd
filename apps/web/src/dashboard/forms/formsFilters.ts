import type { FormsScreenQuery$variables } from '#generated/FormsScreenQuery';
import { oneOf, text } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';

export const STATUSES = ['any', 'Active', 'Draft', 'Archived'] as const;
export const SORTS = ['-edited', 'name'] as const;

/** What narrows the list of forms, and its order, as the URL has them. */
export const FORMS_FILTERS = { q: text(), status: oneOf(STATUSES, 'any'), sort: oneOf(SORTS, '-edited') };

/** The forms that a URL asks for. */
export function variablesOf(search: URLSearchParams): FormsScreenQuery$variables {
  const { q, status, sort } = readFilters(FORMS_FILTERS, search);
  return {
    filter: { ...(q.trim() && { search: q.trim() }), ...(status !== 'any' && { status }) },
    sort: sort === 'name' ? 'NameAscending' : 'EditedNewest',
  };
}
