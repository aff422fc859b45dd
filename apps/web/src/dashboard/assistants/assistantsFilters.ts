import { oneOf, text } from '#ui/filters/urlFields.ts';
import { type FiltersOf } from '#ui/filters/urlFilters.ts';
import { type AssistantRow } from './assistantRow.ts';

export const STATUSES = ['all', 'live', 'disabled', 'archived'] as const;
export const SORTS = ['title', '-title', '-today', 'today'] as const;

/** Which assistants are shown, and in which order, as the URL has them. */
export const ASSISTANTS_FILTERS = {
  q: text(),
  status: oneOf(STATUSES, 'all'),
  sort: oneOf(SORTS, 'title'),
};

type Shown = Pick<AssistantRow, 'title' | 'isEnabled' | 'conversationsToday'>;
type Lists<Row> = { assistants: readonly Row[]; archived: readonly Row[] };

const { compare } = new Intl.Collator('en', { numeric: true });

/** What the filters leave of the assistants, in their order; equal ones by title. */
export function shownAssistants<Row extends Shown>(
  { assistants, archived }: Lists<Row>,
  { q, status, sort }: FiltersOf<typeof ASSISTANTS_FILTERS>,
): Row[] {
  const words = q.trim().toLocaleLowerCase();
  const listed = status === 'archived' ? archived : assistants;
  const direction = sort.startsWith('-') ? -1 : 1;
  const byTitle = (a: Row, b: Row) => compare(a.title, b.title);
  const byToday = (a: Row, b: Row) => a.conversationsToday - b.conversationsToday;

  return listed
    .filter(({ isEnabled }) => status === 'all' || status === 'archived' || isEnabled === (status === 'live'))
    .filter(({ title }) => title.toLocaleLowerCase().includes(words))
    .toSorted((a, b) =>
      sort.endsWith('title') ? direction * byTitle(a, b) : direction * byToday(a, b) || byTitle(a, b),
    );
}
