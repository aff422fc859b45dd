import type { Ids } from './records.ts';
import { row, staffFinds, type Row } from './row.ts';

const DAYS = { from: '2026-01-01', to: '2027-12-31' };

/** An id of nobody's, and one of another company, finds nothing. */
const WITH_FILTER: Partial<Row> = {
  optionalIds: {
    'filter.assistantId': ({ assistant }) => assistant,
    'filter.agentId': ({ colleague }) => colleague,
    'filter.teamId': ({ team }) => team,
    'filter.labelId': ({ label }) => label,
  },
  ...staffFinds('ok'),
};

const FILTERED = {
  'input.filter.assistantId': ({ assistant }: Ids) => assistant,
  'input.filter.agentId': ({ colleague }: Ids) => colleague,
  'input.filter.teamId': ({ team }: Ids) => team,
  'input.filter.labelId': ({ label }: Ids) => label,
};

const report = (recipientId: string, name: string) => ({
  name,
  cadence: 'Weekly',
  hour: 8,
  recipientIds: [recipientId],
});

const ofReport = (words: string) =>
  row(words, {
    args: ({ reportSchedule: id }: Ids) => ({ id }),
    select: '{ id recipients { name } }',
    ...staffFinds('NOT_FOUND'),
  });

/** What Home and the analytics answer. */
export const HOME_ROWS: Readonly<Record<string, Row>> = {
  'Query.home': row('401 403 ok ok ok 401 401 ok', {
    select: '{ waitingCount waiting { visitorName } today { figures { value } } activity { subject } }',
  }),
  'Query.analytics': row('401 403 ok ok ok 401 401 ok', {
    args: () => ({ filter: DAYS }),
    ...WITH_FILTER,
    select:
      '{ metrics { value } hours agents: breakdown(dimension: Agent) { name } breakdown(dimension: Label) { name label { name } } funnel(kind: Form) { rows { name left { name } } } }',
  }),
  'Query.analyticsConversations': row('401 403 ok ok ok 401 401 ok', {
    args: () => ({ filter: DAYS }),
    ...WITH_FILTER,
    select: '{ totalCount nodes { visitorName } }',
  }),
  'Mutation.exportAnalytics': row('401 403 ok ok 403 401 401 ok', {
    args: () => ({ filter: DAYS, rows: 'Conversations' }),
    ...WITH_FILTER,
  }),
  'Query.reportSchedules': row('401 403 ok ok ok 401 401 ok', {
    select: '{ name timezone isNarrowed recipients { name isViewer } }',
  }),
  'Mutation.createReportSchedule': row('401 403 ok ok 403 401 401 404', {
    args: ({ colleague }, unique) => ({ input: report(colleague, unique) }),
    optionalIds: FILTERED,
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.updateReportSchedule': row('401 403 ok ok 403 401 401 404', {
    args: ({ reportSchedule: id, colleague }, unique) => ({ id, input: report(colleague, unique) }),
    optionalIds: FILTERED,
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.sendReport': ofReport('401 403 ok ok 403 401 401 404'),
  'Mutation.leaveReport': ofReport('401 403 ok ok ok 401 401 404'),
  'Mutation.deleteReportSchedule': row('401 403 ok ok 403 401 401 404', {
    args: ({ reportSchedule: id }) => ({ id }),
    ...staffFinds('NOT_FOUND'),
  }),
};
