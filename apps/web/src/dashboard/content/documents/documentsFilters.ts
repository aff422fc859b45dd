import type { DocumentsScreenQuery$variables } from '#generated/DocumentsScreenQuery';
import { manyOf, oneOf, pageNumber, text } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';
import { GPT_STATUSES } from '../gptStatuses.ts';

export const SORTS = ['-edited', 'edited', 'title', '-title'] as const;
export const PAGE_SIZE = 14;

/** What narrows the list of documents, its order and page, as the URL has them. */
export const DOCUMENTS_FILTERS = {
  q: text(),
  gpt: manyOf(GPT_STATUSES),
  sort: oneOf(SORTS, '-edited'),
  page: pageNumber(),
};

const SORT = {
  '-edited': 'EditedNewest',
  edited: 'EditedOldest',
  title: 'TitleAscending',
  '-title': 'TitleDescending',
} as const;

/** The page of documents that a URL asks for. */
export function variablesOf(search: URLSearchParams): DocumentsScreenQuery$variables {
  const { q, gpt, sort, page } = readFilters(DOCUMENTS_FILTERS, search);
  const filter = {
    type: 'Document' as const,
    ...(q.trim() && { search: q.trim() }),
    ...(gpt.length > 0 && { gptStatuses: gpt }),
  };
  return { filter, sort: SORT[sort], skip: (page - 1) * PAGE_SIZE };
}
