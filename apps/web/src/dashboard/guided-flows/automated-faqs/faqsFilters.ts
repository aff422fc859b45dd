import type { AutomatedFaqSort, AutomatedFaqsScreenQuery$variables } from '#generated/AutomatedFaqsScreenQuery';
import { flag, manyOf, oneOf, pageNumber, text } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';

export const FAQ_STATES = ['Live', 'Suggested', 'Draft', 'Off'] as const;
export const FAQ_SORTS = ['-hits', 'hits', '-edited', 'edited', 'question', '-question'] as const;
export const PAGE_SIZE = 20;

/** What narrows the list of automated FAQs, its order and page, as the URL has them. */
export const FAQS_FILTERS = {
  q: text(),
  state: manyOf(FAQ_STATES),
  assistant: text(),
  attention: flag(),
  sort: oneOf(FAQ_SORTS, '-hits'),
  page: pageNumber(),
};

const SORT: Readonly<Record<(typeof FAQ_SORTS)[number], AutomatedFaqSort>> = {
  '-hits': 'HitsMost',
  hits: 'HitsFewest',
  '-edited': 'EditedNewest',
  edited: 'EditedOldest',
  question: 'QuestionAscending',
  '-question': 'QuestionDescending',
};

/** The page of automated FAQs that a URL asks for. */
export function variablesOf(search: URLSearchParams): AutomatedFaqsScreenQuery$variables {
  const { q, state, assistant, attention, sort, page } = readFilters(FAQS_FILTERS, search);
  return {
    filter: {
      ...(q.trim() && { search: q.trim() }),
      ...(state.length > 0 && { states: state }),
      ...(assistant && { assistantId: assistant }),
      ...(attention && { needsAttention: true }),
    },
    sort: SORT[sort],
    skip: (page - 1) * PAGE_SIZE,
  };
}
