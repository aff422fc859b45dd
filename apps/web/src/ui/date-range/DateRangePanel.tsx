import { useState, type RefObject } from 'react';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { Dialog, I18nProvider } from 'react-aria-components';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { counted } from '../format.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { type DateRangeChoice } from './DateRangeField.tsx';
import { daysIn, type Day, type DayRange } from './days.ts';
import { describeRange } from './periodText.ts';
import { periodBefore, rangeOf } from './presetRange.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { PresetList } from './PresetList.tsx';
import { RangeDays } from './RangeDays.tsx';
import { RangeFields } from './RangeFields.tsx';

type DateRangePanelProps = DateRangeChoice & {
  label: string;
  today: Day;
  triggerRef: RefObject<HTMLElement | null>;
  onChange: (choice: DateRangeChoice) => void;
  onClose: () => void;
};

export type CalendarRange = { start: CalendarDate; end: CalendarDate };

/** Presets, a calendar, and whether to compare. Default export: `DateRangeField.tsx` loads it lazily. */
export default function DateRangePanel(props: DateRangePanelProps) {
  const { label, today, triggerRef, onChange, onClose } = props;
  // Ahead of the URL, which may be waiting for data: a second change builds on the first.
  const [{ period, isCompared }, setChoice] = useState<DateRangeChoice>(props);
  const isPhone = useIsPhone();
  const range = rangeOf(period, today);
  const value = calendarRange(range);
  const [draft, setDraft] = useState(value);
  const before = periodBefore(range);

  function change(part: Partial<DateRangeChoice>) {
    const next = { period, isCompared, ...part };
    setChoice(next);
    onChange(next);
  }

  function take({ start, end }: CalendarRange) {
    const next = { from: start.toString(), to: end.toString() };
    setDraft({ start, end });
    if (next.from === range.from && next.to === range.to) return;
    change({ period: next });
  }

  return (
    <PanelFrame isSheet={isPhone} triggerRef={triggerRef} onClose={onClose}>
      <Dialog aria-label={label} className="outline-none">
        <I18nProvider locale="en-GB">
          <div className="grid md:grid-cols-[9.5rem_auto]">
            <PresetList
              period={period}
              onChoose={(preset) => {
                if (preset !== period) change({ period: preset });
                onClose();
              }}
            />
            <div className="grid gap-3 p-3 max-md:border-t md:border-l border-line">
              <RangeFields value={draft} today={parseDate(today)} onDraft={setDraft} onDone={take} />
              <RangeDays value={draft} today={parseDate(today)} months={isPhone ? 1 : 2} onChange={take} />
            </div>
          </div>
        </I18nProvider>
        <div className="flex items-center gap-3 border-t border-line py-2 pr-2 pl-4">
          {isCompared !== undefined && (
            <Checkbox value={isCompared} onChange={(next) => change({ isCompared: next })}>
              <span>
                Compare with the {daysIn(range) === 1 ? 'day' : counted(daysIn(range), 'day')} before
                <span className="text-ink-muted max-md:hidden"> · {describeRange(before, today)}</span>
              </span>
            </Checkbox>
          )}
          <Button size="sm" className="ml-auto" onClick={onClose}>
            Done
          </Button>
        </div>
      </Dialog>
    </PanelFrame>
  );
}

function calendarRange({ from, to }: DayRange): CalendarRange {
  return { start: parseDate(from), end: parseDate(to) };
}
