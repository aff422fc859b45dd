import { useEffect, useState } from 'preact/hooks';
import type { Booking } from '#api/ChatApi.ts';
import type { BookingActions } from '#chat/bookingActions.ts';
import { mark, t } from '#language/t.ts';
import { Button } from '#ui/Button.tsx';
import { Appointment } from './Appointment.tsx';
import { BookingForm } from './BookingForm.tsx';
import { TimePicker } from './TimePicker.tsx';

export type BookingCardProps = { messageId: string; title: string; booking: Booking; bookings: BookingActions };

/** A time to book: it is picked here, or it stands here once it was. */
export function BookingCard(props: BookingCardProps) {
  const { booking } = props;
  const [isAgain, setAgain] = useState(false);
  if (booking.status === 'Scheduled' || booking.status === 'Rescheduled') return <Appointment booking={booking} />;
  if (booking.status === 'Canceled' && !isAgain) {
    return (
      <div className="grid justify-items-start gap-3">
        <Appointment booking={booking} />
        <Button look="quiet" onClick={() => setAgain(true)}>
          {t('Pick another time')}
        </Button>
      </div>
    );
  }
  return <Picking {...props} />;
}

type Loaded = { times: readonly string[] } | { problem: string } | null;

/** First the time, then who comes. */
function Picking({ messageId, title, booking, bookings }: BookingCardProps) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [time, setTime] = useState<string | null>(null);
  useEffect(() => {
    if (loaded !== null) return undefined;
    let isGone = false;
    void bookings.times(messageId).then((answer) => isGone || setLoaded(answer));
    return () => {
      isGone = true;
    };
  }, [loaded, bookings, messageId]);

  if (loaded === null) return <p className="text-ink-muted">{t('Looking for times that are free')}</p>;
  if ('problem' in loaded) {
    return <NoTimes {...{ messageId, bookings }} problem={loaded.problem} onRetry={() => setLoaded(null)} />;
  }
  if (loaded.times.length === 0) {
    return (
      <NoTimes
        {...{ messageId, bookings }}
        problem={mark('No time is free in the next 30 days.')}
        onRetry={() => setLoaded(null)}
      />
    );
  }
  if (time === null) {
    return (
      <>
        <p className="mb-3 text-dense text-ink-muted">{whatOf(booking, title)}</p>
        <TimePicker times={loaded.times} onPick={setTime} />
      </>
    );
  }
  return (
    <BookingForm
      time={time}
      booking={booking}
      onBack={() => setTime(null)}
      onBook={async (who) => {
        const refusal = await bookings.book(messageId, { startAt: time, ...who });
        if (refusal?.field !== 'startAt') return refusal;
        // Somebody was faster: what is free is looked at anew.
        setTime(null);
        setLoaded({ problem: refusal.problem });
        return null;
      }}
    />
  );
}

const whatOf = ({ eventTypeName, durationMinutes }: Booking, title: string) =>
  [eventTypeName !== title && eventTypeName, `${durationMinutes} minutes`].filter(Boolean).join(', ');

type NoTimesProps = Pick<BookingCardProps, 'messageId' | 'bookings'> & { problem: string; onRetry: () => void };

/** Why no time can be picked here, and the other way: Calendly's own page. */
function NoTimes({ messageId, bookings, problem, onRetry }: NoTimesProps) {
  const [link, setLink] = useState<{ url: string } | { problem: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  async function ask() {
    setAsking(true);
    setLink(await bookings.link(messageId));
    setAsking(false);
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p role="alert">{t(problem)}</p>
      {link && 'problem' in link && <p className="text-dense text-critical">{t(link.problem)}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Button look="quiet" onClick={onRetry}>
          {t('Look again')}
        </Button>
        {link && 'url' in link ? (
          <a
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-dense font-medium text-brand underline"
          >
            {t('Open the booking page')}
          </a>
        ) : (
          <Button look="quiet" disabled={isAsking} onClick={() => void ask()}>
            {t('Book on its own page')}
          </Button>
        )}
      </div>
    </div>
  );
}
