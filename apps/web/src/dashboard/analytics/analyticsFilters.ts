import type { AnalyticsFilter, AnalyticsScreenQuery$variables } from '#generated/AnalyticsScreenQuery';
import type { ReportFilter } from '#generated/useReportsUpdateMutation';
import { companyToday } from '#ui/companyDay.ts';
import { periodField } from '#ui/date-range/periodField.ts';
import { parsePeriod } from '#ui/date-range/periodText.ts';
import { rangeOf } from '#ui/date-range/presetRange.ts';
import { flag, oneOf, text } from '#ui/filters/urlFields.ts';
import { type FiltersOf, readFilters } from '#ui/filters/urlFilters.ts';

export const METRICS = [
  'Conversations',
  'Visitors',
  'AnsweredByAssistant',
  'ResolvedAlone',
  'Deflected',
  'HandedOver',
  'Unanswered',
  'FirstReply',
  'FirstReplyP90',
  'Resolution',
  'ResolutionP90',
  'Satisfaction',
] as const;

export const DIMENSIONS = [
  'Assistant',
  'AnsweredBy',
  'Agent',
  'Team',
  'Label',
  'StartPage',
  'Language',
  'Faq',
  'Article',
] as const;

export const FUNNELS = ['Flow', 'Form', 'Store', 'Product', 'Trigger'] as const;

const period = periodField('last-30-days');

const conversations = {
  assistant: text(),
  answered: text(),
  agent: text(),
  team: text(),
  label: text(),
  /** Not «page», which is a table's own: it begins anew when a filter changes. */
  startPage: text(),
  language: text(),
};

export type ConversationFilter = keyof typeof conversations;

/** Which days and conversations a report is about. */
export const REPORT_FILTERS = { period, ...conversations };

/** What a report shows, as its address says it: in this order, in which views are kept. */
export const ANALYTICS_FILTERS = {
  period,
  unit: oneOf(['day', 'week', 'month'], 'day'),
  ...conversations,
  /** What the large chart shows. */
  metric: oneOf(METRICS, 'Conversations'),
  along: oneOf(DIMENSIONS, 'Assistant'),
  /** With what it is told how far visitors came. */
  funnel: oneOf(FUNNELS, 'Flow'),
  /** The chart as a table. */
  table: flag(),
  /** Which number's conversations are open: «HandedOver», with an hour of a weekday «Conversations:0:14», or of a
   *  funnel «step:flow:flow_x:begun». */
  behind: text(),
  /** Whether the reports by mail are open. */
  reports: flag(),
};

export type AnalyticsFilters = FiltersOf<typeof ANALYTICS_FILTERS>;

const UNITS = { day: 'Day', week: 'Week', month: 'Month' } as const;

/** The report that an address asks for, `now`. */
export function variablesOf(search: URLSearchParams, now = Date.now()): AnalyticsScreenQuery$variables {
  const filters = readFilters(ANALYTICS_FILTERS, search);
  return { filter: filterOf(filters, now), along: filters.along, funnel: filters.funnel };
}

/** The same without what is only looked at differently. */
export function filterOf(filters: AnalyticsFilters, now = Date.now()): AnalyticsFilter {
  const days = rangeOf(parsePeriod(filters.period) ?? 'last-30-days', companyToday(now));
  return { ...days, unit: UNITS[filters.unit], ...narrowingOf(filters) };
}

/** Which conversations, whatever the days. */
export function narrowingOf(filters: AnalyticsFilters): ReportFilter {
  const { assistant, answered, agent, team, label, startPage, language } = filters;
  return {
    ...(assistant && { assistantId: assistant }),
    ...(answered && { answeredBy: answered }),
    ...(agent && { agentId: agent }),
    ...(team && { teamId: team }),
    ...(label && { labelId: label }),
    ...(startPage && { startPage }),
    ...(language && { language }),
  };
}
