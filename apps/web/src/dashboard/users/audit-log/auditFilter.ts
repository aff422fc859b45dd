import { type AuditDomain, type AuditFilter } from '#generated/AuditEntriesQuery';
import { dayAt, startOf } from '#ui/date-range/days.ts';
import { formatPeriod, parsePeriod } from '#ui/date-range/periodText.ts';
import { rangeOf } from '#ui/date-range/presetRange.ts';
import { oneOf, text, type UrlField } from '#ui/filters/urlFields.ts';
import { type FiltersOf } from '#ui/filters/urlFilters.ts';
import { AUDIT_DOMAINS } from './domainTitles.ts';

/** Any time where none is said. */
const period: UrlField<string> = ([first = '']) => {
  const parsed = parsePeriod(first);
  return parsed ? formatPeriod(parsed) : '';
};

export const AUDIT_SCHEMA = {
  q: text(),
  person: text(),
  area: oneOf<AuditDomain | ''>(['', ...AUDIT_DOMAINS], ''),
  period,
};

export type AuditFilters = FiltersOf<typeof AUDIT_SCHEMA>;

/** What the URL asks for, as the API takes it: days begin and end where the reader is. */
export function auditFilter({ q, person, area, period: days }: AuditFilters, now = Date.now()): AuditFilter {
  // No more than the API looks for.
  const words = q.trim().slice(0, 200).split(/\s+/).slice(0, 8).join(' ');
  const parsed = parsePeriod(days);
  const range = parsed && rangeOf(parsed, dayAt(now));
  return {
    ...(words && { text: words }),
    ...(person && { actorId: person }),
    ...(area && { domain: area }),
    ...(range && { from: startOf(range.from, 0), before: startOf(range.to, 1) }),
  };
}
