import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Booking } from '#api/ChatApi.ts';
import type { BookingCardProps } from '#booking/BookingCard.tsx';
import type { BookingActions } from '#chat/bookingActions.ts';
import { t } from '#language/t.ts';

type BookingMessageProps = { messageId: string; title: string; booking: Booking | null; bookings: BookingActions };
type Card = FunctionComponent<BookingCardProps>;

/** A time to book in the thread. What picks it comes when there is one. */
export function BookingMessage({ messageId, title, booking, bookings }: BookingMessageProps) {
  const [loaded, setLoaded] = useState<{ Card: Card } | 'failed' | null>(null);
  useEffect(() => {
    if (loaded !== null) return;
    import('#booking/BookingCard.tsx').then(
      ({ BookingCard }) => setLoaded({ Card: BookingCard }),
      () => setLoaded('failed'),
    );
  }, [loaded]);
  return (
    <section aria-label={title} className="w-full min-w-0 rounded-card border border-line bg-raised p-3.5 text-ink">
      <h2 className="mb-1.5 font-semibold">{title}</h2>
      {!booking ? (
        <p className="text-ink-muted">{t('This can no longer be booked.')}</p>
      ) : loaded === 'failed' ? (
        <button type="button" className="underline" onClick={() => setLoaded(null)}>
          {t('The calendar did not load. Try again.')}
        </button>
      ) : loaded ? (
        <loaded.Card messageId={messageId} title={title} booking={booking} bookings={bookings} />
      ) : (
        <p className="text-ink-muted">{t('Loading the calendar')}</p>
      )}
    </section>
  );
}
