import type { Booking } from '#api/ChatApi.ts';
import type { BookingActions } from '#chat/bookingActions.ts';
import { mark, t } from '#language/t.ts';
import { latePart } from './latePart.tsx';

const BookingCard = latePart(async () => (await import('#booking/BookingCard.tsx')).BookingCard, {
  loading: mark('Loading the calendar'),
  failed: mark('The calendar did not load. Try again.'),
});

type BookingMessageProps = { messageId: string; title: string; booking: Booking | null; bookings: BookingActions };

/** A time to book in the thread. What picks it comes when there is one. */
export function BookingMessage({ messageId, title, booking, bookings }: BookingMessageProps) {
  return (
    <section aria-label={title} className="w-full min-w-0 rounded-card border border-line bg-raised p-3.5 text-ink">
      <h2 className="mb-1.5 font-semibold">{title}</h2>
      {booking ? (
        <BookingCard messageId={messageId} title={title} booking={booking} bookings={bookings} />
      ) : (
        <p className="text-ink-muted">{t('This can no longer be booked.')}</p>
      )}
    </section>
  );
}
