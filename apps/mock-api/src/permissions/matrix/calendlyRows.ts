import { BOOT_FITTING } from '@parley/db/calendar/northwind';
import { adminFinds, row, visitorFinds, type Row } from './row.ts';

const theOffer = ({ bookingMessage }: { bookingMessage: string }) => ({ messageId: bookingMessage });

/** The calendar that visitors book in. */
export const CALENDLY_ROWS: Readonly<Record<string, Row>> = {
  'Query.calendlyTokenPage': row('401 403 403 ok 403 401 401 ok'),
  'Query.bookingTimes': row('401 401 401 401 401 ok 404 401', { args: theOffer, ...visitorFinds('NOT_FOUND') }),
  'Mutation.connectCalendly': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ token: 'calendly_parley_local' }),
    select: '{ id accountName }',
  }),
  'Mutation.updateCalendlySettings': row('401 403 403 ok 403 401 401 404', {
    args: ({ calendar }) => ({ id: calendar, defaultEventTypeUri: BOOT_FITTING.uri }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  // Nothing is free at that time.
  'Mutation.bookTime': row('401 401 401 401 401 BAD_INPUT 404 401', {
    args: (ids) => ({
      ...theOffer(ids),
      startAt: '2020-01-01T00:00:00Z',
      name: 'Jo',
      email: 'jo@example.org',
      timezone: 'Europe/Zurich',
    }),
    select: '{ id }',
    ...visitorFinds('NOT_FOUND'),
  }),
  'Mutation.createBookingLink': row('401 401 401 401 401 ok 404 401', {
    args: theOffer,
    ...visitorFinds('NOT_FOUND'),
  }),
};
