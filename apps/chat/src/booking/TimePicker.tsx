import { useState } from 'preact/hooks';
import { t } from '#language/t.ts';
import { timeOf } from '#ui/when.ts';
import { daysOf, zoneLabel } from './times.ts';

const MOST_DAYS = 30;
const FIRST_TIMES = 12;

type TimePickerProps = { times: readonly string[]; onPick: (time: string) => void };

/** Days on which something is free, and the times of the one that was chosen, where the visitor is. */
export function TimePicker({ times, onPick }: TimePickerProps) {
  const days = daysOf(times).slice(0, MOST_DAYS);
  const [chosen, setChosen] = useState(days[0]?.key);
  const [showsAll, setShowsAll] = useState(false);
  const day = days.find(({ key }) => key === chosen) ?? days[0];
  if (!day) return null;
  const shown = showsAll ? day.times : day.times.slice(0, FIRST_TIMES);
  return (
    <div className="grid gap-3">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-dense font-medium">{t('Day')}</legend>
        <div className="-mx-3.5 flex gap-1.5 overflow-x-auto px-3.5 pb-1.5">
          {days.map(({ key, weekday, date, label }) => (
            <label
              key={key}
              className="relative grid min-w-15 flex-none justify-items-center rounded-control border border-line-strong px-2 py-1.5 hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="booking-day"
                aria-label={label}
                checked={key === day.key}
                onChange={() => {
                  setChosen(key);
                  setShowsAll(false);
                }}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="text-xs text-ink-muted">{weekday}</span>
              <span className="text-dense font-medium tabular-nums">{date}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ul aria-label={t('Times on {day}', { day: day.label })} className="grid grid-cols-3 gap-1.5">
        {shown.map((time) => (
          <li key={time}>
            <button
              type="button"
              onClick={() => onPick(time)}
              className="min-h-9 w-full rounded-control border border-line-strong px-2 text-dense font-medium text-brand tabular-nums hover:bg-hover active:bg-press"
            >
              {timeOf(time)}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < day.times.length && (
        <button type="button" className="text-dense text-brand underline" onClick={() => setShowsAll(true)}>
          {t('Show all {count} times', { count: day.times.length })}
        </button>
      )}
      <p className="text-xs text-ink-muted">{t('Times in {zone}', { zone: zoneLabel() })}</p>
    </div>
  );
}
