import { row, type Row } from './row.ts';

/** What Home, the analytics and the insights answer. */
export const HOME_ROWS: Readonly<Record<string, Row>> = {
  'Query.home': row('401 403 ok ok ok 401 401 ok', {
    select: '{ waitingCount waiting { visitorName } today { figures { value } } activity { subject } }',
  }),
};
