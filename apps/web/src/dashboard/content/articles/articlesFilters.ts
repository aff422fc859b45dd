import type { ArticleFilter, ArticlesScreenQuery$variables, ArticleSort } from '#generated/ArticlesScreenQuery';
import { manyOf, oneOf, pageNumber, text } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';
import { GPT_STATUSES } from '../gptStatuses.ts';

export const STATUSES = ['any', 'Published', 'Draft', 'Archived'] as const;
export const SORTS = ['-edited', 'edited', 'title', '-title', '-views'] as const;
/** In place of a category's id: those that are in none. */
export const NO_CATEGORY = 'none';
export const PAGE_SIZE = 14;

/** What narrows the list of articles, its order and page, as the URL has them. */
export const ARTICLES_FILTERS = {
  q: text(),
  category: text(),
  gpt: manyOf(GPT_STATUSES),
  author: text(),
  language: text(),
  status: oneOf(STATUSES, 'any'),
  sort: oneOf(SORTS, '-edited'),
  page: pageNumber(),
};

const SORT: Readonly<Record<(typeof SORTS)[number], ArticleSort>> = {
  '-edited': 'EditedNewest',
  edited: 'EditedOldest',
  title: 'TitleAscending',
  '-title': 'TitleDescending',
  '-views': 'ViewsMost',
};

/** The page of articles that a URL asks for; `inCategory`: only of this one. */
export function variablesOf(search: URLSearchParams, inCategory?: string): ArticlesScreenQuery$variables {
  const { q, category: chosen, gpt, author, language, status, sort, page } = readFilters(ARTICLES_FILTERS, search);
  const category = inCategory ?? chosen;
  const filter: ArticleFilter = {
    type: 'Text',
    ...(q.trim() && { search: q.trim() }),
    ...(category === NO_CATEGORY ? { isUncategorised: true } : category && { categoryId: category }),
    ...(gpt.length > 0 && { gptStatuses: gpt }),
    ...(author && { authorId: author }),
    ...(language && { language }),
    ...(status !== 'any' && { status }),
  };
  return { filter, sort: SORT[sort], skip: (page - 1) * PAGE_SIZE };
}
