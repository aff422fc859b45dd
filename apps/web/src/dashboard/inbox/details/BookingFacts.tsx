import { graphql, useFragment } from 'react-relay/hooks';
import { type BookingFacts_booking$key } from '#generated/BookingFacts_booking';
import { Badge } from '#ui/Badge.tsx';
import { exactTime } from '#ui/exactTime.ts';
import { useReaderTime } from '#ui/readerTime.ts';

const LINK = 'font-medium text-brand hover:underline';

/** What became of a time that was offered. Default export: threads load it lazily. */
export default function BookingFacts(props: { booking: BookingFacts_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment BookingFacts_booking on Booking {
        id
        status
        startAt
        name
        email
        cancelUrl
        rescheduleUrl
        canceledByName
        cancelReason
        noShowAt
      }
    `,
    props.booking,
  );
  // Its times follow the reader's zone.
  useReaderTime();
  const { status, startAt, name, email, cancelUrl, rescheduleUrl, canceledByName, cancelReason, noShowAt } = booking;
  const isOff = status === 'Canceled';
  return (
    <div className="mt-1 grid justify-items-start gap-1 text-dense">
      {status === 'Offered' && <span className="text-ink-muted">No time was picked yet.</span>}
      {startAt && (
        <time dateTime={startAt} className={isOff ? 'text-ink-muted line-through' : ''}>
          {exactTime(startAt)}
        </time>
      )}
      {status !== 'Offered' && <Badge {...(noShowAt && !isOff ? NO_SHOW : LOOKS[status])} />}
      {isOff && (canceledByName ?? cancelReason) && (
        <span className="text-pretty text-ink-muted wrap-anywhere">
          {[canceledByName && `By ${canceledByName}`, cancelReason].filter(Boolean).join(': ')}
        </span>
      )}
      {!isOff && startAt && (
        <span className="text-ink-muted wrap-anywhere">{[name, email].filter(Boolean).join(' · ')}</span>
      )}
      {(rescheduleUrl ?? cancelUrl) && (
        <span className="flex gap-3">
          {rescheduleUrl && (
            <a href={rescheduleUrl} target="_blank" rel="noreferrer" className={LINK}>
              Move it
            </a>
          )}
          {cancelUrl && (
            <a href={cancelUrl} target="_blank" rel="noreferrer" className={LINK}>
              Cancel it
            </a>
          )}
        </span>
      )}
    </div>
  );
}

const NO_SHOW = { tone: 'caution', children: 'No-show' } as const;
const LOOKS = {
  Scheduled: { tone: 'positive', children: 'Booked' },
  Rescheduled: { tone: 'positive', children: 'Moved' },
  Canceled: { tone: 'neutral', children: 'Canceled' },
} as const;
