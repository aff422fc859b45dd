import { useState } from 'react';
import { AlarmClock, MessageCircle } from 'lucide-react';
import { closeActionPicker } from '../actionPicker.ts';
import { type PickerProps } from '../ActionPickerModal.tsx';
import { naturalTime } from '../naturalTime.ts';
import { snoozeTime } from '../snoozeTimes.ts';
import { usualSnoozeTimes, type SnoozeTime } from '../usualSnoozeTimes.ts';
import { useConversationActions } from '../useConversationActions.ts';
import { fits } from './fits.ts';
import { PickerList } from './PickerList.tsx';

/** Until when conversations are put off: the usual times, or any that is typed in plain English. */
export function SnoozePicker({ ids, field }: PickerProps) {
  const [now] = useState(() => new Date());
  const { query } = field;
  const { snooze } = useConversationActions();
  const usual = usualSnoozeTimes(now).filter(({ id, label }) =>
    fits(id === 'reply' ? `${label} until reply` : label, query),
  );
  const typed = query.trim() === '' ? null : naturalTime(query, now);
  const times: SnoozeTime[] = [
    ...(typed ? [{ id: 'typed', label: snoozeTime(typed, now), until: typed }] : []),
    ...usual,
  ];

  function choose(id: string) {
    closeActionPicker();
    const time = times.find((one) => one.id === id);
    if (time) snooze(ids, time.until);
  }

  return (
    <PickerList
      {...field}
      options={times.map(({ id, label, until }) => {
        const Icon = until ? AlarmClock : MessageCircle;
        return {
          id,
          label,
          ...(until && id !== 'typed' && { detail: snoozeTime(until, now) }),
          icon: <Icon aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />,
        };
      })}
      empty="This is not a time in the future. Try “tomorrow 9”, “in 2 hours” or “next Monday”."
      chosenIds={[]}
      onChoose={choose}
    />
  );
}
