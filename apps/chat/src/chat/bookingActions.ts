import { ApiError } from '#api/ApiError.ts';
import { problemOf } from '#api/problemOf.ts';
import { zoneName } from '#booking/times.ts';
import type { Parts } from './Chat.ts';
import { messageChanged } from './messagesKnown.ts';

/** Why a time was not booked, and which answer is at fault; null: none. */
export type BookingRefusal = { problem: string; field: string | null };

/** What a visitor does with a time that can be booked. */
export type BookingActions = {
  times: (messageId: string) => Promise<{ times: readonly string[] } | { problem: string }>;
  /** Resolves with null when it is booked. */
  book: (messageId: string, given: { startAt: string; name: string; email: string }) => Promise<BookingRefusal | null>;
  /** A page on which the same can be booked. */
  link: (messageId: string) => Promise<{ url: string } | { problem: string }>;
};

export function createBookingActions({
  api,
  store,
  session,
}: Pick<Parts, 'api' | 'store' | 'session'>): BookingActions {
  return {
    times: async (messageId) => {
      try {
        return { times: await session.call((token) => api.bookingTimes(token, messageId)) };
      } catch (error) {
        return { problem: problemOf(error) };
      }
    },
    book: async (messageId, given) => {
      try {
        const message = await session.call((token) =>
          api.bookTime(token, { messageId, ...given, timezone: zoneName() }),
        );
        const { booking } = message;
        store.update((state) => ({
          ...messageChanged(state, message),
          deed: booking && {
            type: 'bookingCreated',
            payload: { eventType: booking.eventTypeName, startAt: given.startAt },
          },
        }));
        return null;
      } catch (error) {
        return { problem: problemOf(error), field: error instanceof ApiError ? error.field : null };
      }
    },
    link: async (messageId) => {
      try {
        return { url: await session.call((token) => api.createBookingLink(token, messageId)) };
      } catch (error) {
        return { problem: problemOf(error) };
      }
    },
  };
}
