import { useId, useState } from 'preact/hooks';
import type { Booking } from '#api/ChatApi.ts';
import type { BookingRefusal } from '#chat/bookingActions.ts';
import { t } from '#language/t.ts';
import { Button } from '#ui/Button.tsx';
import { exactTimeOf } from '#ui/when.ts';

type BookingFormProps = {
  time: string;
  booking: Booking;
  onBack: () => void;
  onBook: (who: { name: string; email: string }) => Promise<BookingRefusal | null>;
};

/** Who comes to the time that was picked; what is known of them is filled in. */
export function BookingForm({ time, booking, onBack, onBook }: BookingFormProps) {
  const [name, setName] = useState(booking.name ?? '');
  const [email, setEmail] = useState(booking.email ?? '');
  const [refusal, setRefusal] = useState<BookingRefusal | null>(null);
  const [isBooking, setBooking] = useState(false);
  const problemOf = (field: string) => (refusal?.field === field ? refusal.problem : null);

  async function book() {
    setBooking(true);
    setRefusal(await onBook({ name, email }));
    setBooking(false);
  }
  return (
    <form
      noValidate
      aria-label={t('Book {name}', { name: booking.eventTypeName })}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
    >
      <p className="font-medium">{exactTimeOf(time)}</p>
      <Line
        label={t('Your name')}
        autoComplete="name"
        value={name}
        problem={problemOf('name')}
        isDisabled={isBooking}
        onChange={setName}
      />
      <Line
        label={t('Your email')}
        type="email"
        autoComplete="email"
        value={email}
        problem={problemOf('email')}
        isDisabled={isBooking}
        onChange={setEmail}
      />
      <p role="alert" className="text-dense text-critical empty:hidden">
        {refusal && refusal.field !== 'name' && refusal.field !== 'email' ? t(refusal.problem) : null}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="quiet" disabled={isBooking} onClick={onBack}>
          {t('Another time')}
        </Button>
        <span className="flex-1" />
        <Button type="submit" disabled={isBooking}>
          {isBooking ? t('Booking') : t('Book')}
        </Button>
      </div>
    </form>
  );
}

type LineProps = {
  label: string;
  type?: 'text' | 'email';
  autoComplete: string;
  value: string;
  problem: string | null;
  isDisabled: boolean;
  onChange: (value: string) => void;
};

function Line({ label, type = 'text', autoComplete, value, problem, isDisabled, onChange }: LineProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-dense font-medium">
        {label}
      </label>
      <input
        id={id}
        {...(type === 'email' ? { type } : { type })}
        autoComplete={autoComplete}
        value={value}
        disabled={isDisabled}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
        className="w-full rounded-control border border-line-strong bg-surface px-2.5 py-1.5 text-base text-ink aria-invalid:border-critical"
      />
      <p id={`${id}-problem`} role="alert" className="text-dense text-critical empty:hidden">
        {problem && t(problem)}
      </p>
    </div>
  );
}
