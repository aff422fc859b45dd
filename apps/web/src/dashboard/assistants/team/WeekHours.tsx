import { useId } from 'react';
import { CalendarOff, Copy, Ellipsis, Plus, Sun, X } from 'lucide-react';
import type { OfficeHours } from '@parley/assistant-config/configSchema';
import { FieldError } from '#ui/FieldError.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { nextSpan, spansOf, type Span, WEEKDAYS, WHOLE_DAY, withSpans } from './weekHours.ts';

type Days = OfficeHours['days'];

type WeekHoursProps = {
  days: Days;
  onChange: (days: Days) => void;
  /** What is wrong at a path such as `0.to`. */
  problem: (path: string) => string | null;
};

/** When it is open on each day of the week. */
export function WeekHours({ days, onChange, problem }: WeekHoursProps) {
  const { isReadOnly } = useAssistantEditor();
  return (
    <ul aria-label="Hours of the week" className="divide-y divide-line rounded-card border border-line">
      {WEEKDAYS.map(({ day, name }) => {
        const spans = spansOf(days, day);
        const next = nextSpan(spans);
        const set = (some: readonly Span[], on = [day]) => onChange(withSpans(days, on, some));
        return (
          <li key={day} className="flex items-start gap-2 py-1.5 pr-1.5 pl-3 text-dense max-sm:flex-wrap">
            <span className="flex h-8 w-24 flex-none items-center font-medium max-sm:flex-1">{name}</span>
            <div className="grid min-w-0 flex-1 gap-1.5 max-sm:order-last max-sm:basis-full">
              {spans.length === 0 && <span className="flex h-8 items-center text-ink-muted">Closed</span>}
              {spans.map(({ index, ...span }, place) => (
                <SpanFields
                  key={place}
                  name={spans.length > 1 ? `${name}, ${place + 1}` : name}
                  span={span}
                  problem={problem(`${index}.from`) ?? problem(`${index}.to`) ?? problem(String(index))}
                  onChange={(changed) => onChange(days.with(index, { day, ...changed }))}
                  onRemove={() => onChange(days.toSpliced(index, 1))}
                />
              ))}
            </div>
            {!isReadOnly && (
              <div className="flex h-8 flex-none items-center">
                <IconButton
                  icon={Plus}
                  label={`Add hours to ${name}`}
                  disabled={!next}
                  onClick={() => next && set([...spans, next])}
                />
                <DayMenu day={day} name={name} spans={spans} onChange={set} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type SpanFieldsProps = {
  name: string;
  span: Span;
  problem: string | null;
  onChange: (span: Span) => void;
  onRemove: () => void;
};

function SpanFields({ name, span, problem, onChange, onRemove }: SpanFieldsProps) {
  const { isReadOnly } = useAssistantEditor();
  const id = useId();
  const { from, to } = span;
  const isWholeDay = from === WHOLE_DAY.from && to === WHOLE_DAY.to;
  const field = {
    type: 'time',
    isLabelHidden: true,
    error: Boolean(problem),
    isDisabled: isReadOnly,
    // Without the browser's own button there is room for AM and PM.
    className: 'w-28 [&_input::-webkit-calendar-picker-indicator]:hidden',
  };
  return (
    <div>
      <div className="flex items-center gap-1.5">
        {isWholeDay ? (
          <span className="flex h-8 items-center">The whole day</span>
        ) : (
          <>
            <TextField
              {...field}
              label={`${name} from`}
              value={from}
              onChange={(time) => onChange({ from: time, to })}
            />
            <span aria-hidden className="text-ink-muted">
              –
            </span>
            <TextField
              {...field}
              label={`${name} to`}
              // A clock has no 24:00.
              value={to === '24:00' ? '00:00' : to}
              onChange={(time) => onChange({ from, to: time === '00:00' ? '24:00' : time })}
            />
          </>
        )}
        {to < from && <span className="text-xs text-ink-muted">next day</span>}
        {!isReadOnly && <IconButton icon={X} label={`Remove hours of ${name}`} onClick={onRemove} />}
      </div>
      <FieldError id={id}>{problem}</FieldError>
    </div>
  );
}

type DayMenuProps = {
  day: number;
  name: string;
  spans: readonly Span[];
  onChange: (spans: readonly Span[], on?: number[]) => void;
};

function DayMenu({ day, name, spans, onChange }: DayMenuProps) {
  const others = [1, 2, 3, 4, 5].filter((one) => one !== day);
  const entries: readonly MenuEntry[] = [
    { id: 'whole', label: 'Open the whole day', icon: Sun, onAction: () => onChange([WHOLE_DAY]) },
    { id: 'closed', label: 'Closed', icon: CalendarOff, onAction: () => onChange([]) },
    { id: 'copy', label: 'Copy to all weekdays', icon: Copy, onAction: () => onChange(spans, [day, ...others]) },
  ];
  return (
    <Menu
      label={name}
      groups={[{ id: 'day', entries }]}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={`More for ${name}`} />}
    />
  );
}
