import { row, staffFinds, type Row } from './row.ts';

const DAYS = { from: '2026-01-01', to: '2027-12-31' };

/** An id of nobody's, and one of another company, finds nothing. */
const WITH_FILTER: Partial<Row> = {
  optionalIds: {
    'filter.assistantId': ({ assistant }) => assistant,
    'filter.agentId': ({ colleague }) => colleague,
    'filter.teamId': ({ team }) => team,
  },
  ...staffFinds('ok'),
};

/** What Home and the analytics answer. */
export const HOME_ROWS: Readonly<Record<string, Row>> = {
  'Query.home': row('401 403 ok ok ok 401 401 ok', {
    select: '{ waitingCount waiting { visitorName } today { figures { value } } activity { subject } }',
  }),
  'Query.analytics': row('401 403 ok ok ok 401 401 ok', {
    args: () => ({ filter: DAYS }),
    ...WITH_FILTER,
    select: '{ metrics { value } hours breakdown(dimension: Agent) { name } }',
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
};
