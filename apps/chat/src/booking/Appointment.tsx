import type { Booking } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { exactTimeOf } from '#ui/when.ts';
import { zoneLabel } from './times.ts';

const LINK = 'font-medium text-brand underline underline-offset-2 hover:text-brand-hover';

/** A time that was booked, and where it can be moved or called off; or that it was called off. */
export function Appointment({ booking }: { booking: Booking }) {
  const { status, startAt, durationMinutes, name, email, cancelUrl, rescheduleUrl } = booking;
  const isOff = status === 'Canceled';
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-1.5 text-dense font-medium text-ink-muted">
        {!isOff && <CheckIcon className="size-4 text-brand" />}
        {isOff ? calledOff(booking) : status === 'Rescheduled' ? t('Booked, at a new time') : t('Booked')}
      </p>
      {startAt && (
        <p className={isOff ? 'text-ink-muted line-through' : 'font-medium'}>
          <time dateTime={startAt}>{exactTimeOf(startAt)}</time>
        </p>
      )}
      {!isOff && (
        <>
          <p className="text-dense text-ink-muted">{`${durationMinutes} minutes, ${zoneLabel()}`}</p>
          <p className="text-dense wrap-anywhere text-ink-muted">{[name, email].filter(Boolean).join(' · ')}</p>
          <p className="mt-1.5 flex gap-4 text-dense">
            {rescheduleUrl && (
              <a href={rescheduleUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
                {t('Move it')}
              </a>
            )}
            {cancelUrl && (
              <a href={cancelUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
                {t('Cancel it')}
              </a>
            )}
          </p>
        </>
      )}
    </div>
  );
}

const calledOff = ({ canceledByName, cancelReason }: Booking) =>
  [canceledByName ? t('Canceled by {name}', { name: canceledByName }) : t('Canceled'), cancelReason]
    .filter(Boolean)
    .join(': ');
