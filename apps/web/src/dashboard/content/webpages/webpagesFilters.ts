import type { WebpagesScreenQuery$variables } from '#generated/WebpagesScreenQuery';
import { manyOf, oneOf, pageNumber, text } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';
import { GPT_STATUSES } from '../gptStatuses.ts';

export const SORTS = ['-changed', 'changed', 'title', '-title'] as const;
export const PAGE_SIZE = 14;

/** What narrows the list of webpages, its order and page, as the URL has them. */
export const WEBPAGES_FILTERS = {
  q: text(),
  gpt: manyOf(GPT_STATUSES),
  source: text(),
  removed: oneOf(['no', 'yes'], 'no'),
  sort: oneOf(SORTS, '-changed'),
  page: pageNumber(),
};

/** The page that is looked at. */
export const OPEN_WEBPAGE = { open: text() };

const SORT = {
  '-changed': 'ChangedNewest',
  changed: 'ChangedOldest',
  title: 'TitleAscending',
  '-title': 'TitleDescending',
} as const;

/** The page of webpages that a URL asks for. */
export function variablesOf(search: URLSearchParams): WebpagesScreenQuery$variables {
  const { q, gpt, source, removed, sort, page } = readFilters(WEBPAGES_FILTERS, search);
  const filter = {
    type: 'Webpage' as const,
    ...(q.trim() && { search: q.trim() }),
    ...(gpt.length > 0 && { gptStatuses: gpt }),
    ...(source && { crawlSourceId: source }),
    ...(removed === 'yes' && { status: 'Archived' as const }),
  };
  return { filter, sort: SORT[sort], skip: (page - 1) * PAGE_SIZE };
}
