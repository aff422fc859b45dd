import type { FormScreenQuery$variables } from '#generated/FormScreenQuery';
import { dayAt, startOf } from '#ui/date-range/days.ts';
import { parsePeriod } from '#ui/date-range/periodText.ts';
import { rangeOf } from '#ui/date-range/presetRange.ts';
import { ids, oneOf, text } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';

const SEPARATOR = ':';

export const VIEWS = ['All', 'Unread', 'Partial', 'Starred', 'Spam'] as const;
export const TABS = ['submissions', 'charts'] as const;

/** What narrows the submissions of a form, as the URL has it; `answer`: question and answer, once for each answer that is wanted. */
export const SUBMISSIONS_FILTERS = { q: text(), view: oneOf(VIEWS, 'All'), sent: text(), answer: ids() };
/** Which questions have a column; none: the first ones. */
export const SUBMISSIONS_COLUMNS = { column: ids() };

/** The answers that are wanted, by their questions' ids. */
export function wantedAnswers(said: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, readonly string[]>();
  for (const one of said) {
    const [fieldId = '', ...rest] = one.split(SEPARATOR);
    const value = rest.join(SEPARATOR);
    if (fieldId && value) wanted.set(fieldId, [...(wanted.get(fieldId) ?? []), value]);
  }
  return wanted;
}

/** `said` with `values` in place of what was wanted of a question. */
export const withAnswer = (said: readonly string[], fieldId: string, values: readonly string[]): readonly string[] => [
  ...said.filter((one) => !one.startsWith(fieldId + SEPARATOR)),
  ...values.map((value) => fieldId + SEPARATOR + value),
];

/** The submissions that a URL asks for, `now`. */
export function variablesOf(id: string, search: URLSearchParams, now = Date.now()): FormScreenQuery$variables {
  const { q, view, sent, answer } = readFilters(SUBMISSIONS_FILTERS, search);
  const period = parsePeriod(sent);
  const answers = [...wantedAnswers(answer)].map(([fieldId, values]) => ({ fieldId, values: [...values] }));
  const days = period && rangeOf(period, dayAt(now));
  return {
    id,
    filter: {
      view,
      ...(q.trim() && { search: q.trim() }),
      ...(answers.length > 0 && { answers }),
      ...(days && { since: startOf(days.from, 0), until: startOf(days.to, 1) }),
    },
  };
}
