import { useState, type FormEvent } from 'react';
import { X } from 'lucide-react';
import type { OfficeHours } from '@parley/assistant-config/configSchema';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';

type Holiday = OfficeHours['holidays'][number];
type HolidaysProps = { holidays: readonly Holiday[]; onChange: (holidays: Holiday[]) => void; problem: string | null };

const MOST = 60;

// A date without a time is a day of the calendar, wherever one reads it.
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const dayOf = (date: string) => (Number.isNaN(Date.parse(date)) ? date : day.format(Date.parse(date)));

/** Days on which it is closed, whatever weekday they are. */
export function Holidays({ holidays, onChange, problem }: HolidaysProps) {
  const { isReadOnly } = useAssistantEditor();
  return (
    <div className="grid gap-3">
      {holidays.length > 0 && (
        <ul aria-label="Holidays" className="divide-y divide-line rounded-card border border-line">
          {holidays.map((holiday) => (
            <li key={holiday.date} className="flex items-center gap-2 py-1 pr-1.5 pl-3 text-dense">
              <span className="min-w-0 flex-1 py-1">
                {dayOf(holiday.date)}
                {holiday.label && <span className="text-ink-muted"> · {holiday.label}</span>}
              </span>
              {!isReadOnly && (
                <IconButton
                  icon={X}
                  label={`Remove ${holiday.label || dayOf(holiday.date)}`}
                  onClick={() => onChange(holidays.filter((one) => one !== holiday))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {problem && <p className="text-xs text-critical">{problem}</p>}
      {!isReadOnly && holidays.length < MOST && (
        <NewHoliday
          taken={holidays.map(({ date }) => date)}
          onAdd={(holiday) => onChange([...holidays, holiday].toSorted((a, b) => a.date.localeCompare(b.date)))}
        />
      )}
    </div>
  );
}

function NewHoliday({ taken, onAdd }: { taken: readonly string[]; onAdd: (holiday: Holiday) => void }) {
  const [date, setDate] = useState('');
  const [label, setLabel] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    if (!date) {
      setProblem('Choose a date.');
    } else if (taken.includes(date)) {
      setProblem('It is in the list already.');
    } else {
      onAdd({ date, label: label.trim() });
      setDate('');
      setLabel('');
    }
  }

  return (
    <form noValidate onSubmit={add} className="flex flex-wrap items-start gap-x-2 gap-y-3">
      <TextField
        type="date"
        label="Holiday"
        value={date}
        onChange={(chosen) => {
          setDate(chosen);
          setProblem(null);
        }}
        error={problem}
        className="w-40"
      />
      <TextField
        label="Name"
        placeholder="New Year"
        value={label}
        onChange={setLabel}
        maxLength={60}
        autoComplete="off"
        className="min-w-32 flex-1"
      />
      <Button type="submit" className="mt-6 max-md:h-10">
        Add holiday
      </Button>
    </form>
  );
}
