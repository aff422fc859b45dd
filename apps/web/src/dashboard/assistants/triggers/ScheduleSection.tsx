import type { Trigger } from '@parley/assistant-config/triggerSchema';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import { timezonesWith } from '#ui/timezones.ts';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { WEEKDAYS } from '../editor/choices.ts';
import type { TriggerSectionProps } from './TriggerEditor.tsx';

type Schedule = NonNullable<Trigger['schedule']>;

/** When a trigger may fire; always without one. */
export function ScheduleSection({ trigger, onChange, problem, isReadOnly }: TriggerSectionProps) {
  const { config } = useAssistantEditor();
  const { schedule } = trigger;
  const set = (some: Partial<Schedule>) => schedule && onChange({ schedule: { ...schedule, ...some } });
  const { timezone } = config.team.officeHours;
  return (
    <EditorSection title="Schedule" description="Days and hours on which it may fire.">
      <Switch
        label="Only at certain times"
        value={schedule !== null}
        onChange={(isOn) => onChange({ schedule: isOn ? workdays(timezone) : null })}
        isDisabled={isReadOnly}
      />
      {schedule && (
        <>
          <CheckboxGroup
            label="Days"
            options={WEEKDAYS}
            value={schedule.days.map(String)}
            onChange={(days) => set({ days: days.map(Number) })}
            orientation="horizontal"
            isDisabled={isReadOnly}
          />
          <Pair>
            <TextField
              type="time"
              label="From"
              value={schedule.from}
              onChange={(from) => set({ from })}
              error={problem('schedule.from')}
              isDisabled={isReadOnly}
            />
            <TextField
              type="time"
              label="Until"
              hint={schedule.to < schedule.from ? 'On the next day.' : '00:00 is the end of the day.'}
              // Midnight at the end of the day is 24:00 in the settings, which no time field knows.
              value={schedule.to === '24:00' ? '00:00' : schedule.to}
              onChange={(to) => set({ to: to === '00:00' ? '24:00' : to })}
              error={problem('schedule.to')}
              isDisabled={isReadOnly}
            />
            <TextField
              type="date"
              label="First day"
              value={schedule.startDate ?? ''}
              onChange={(date) => set({ startDate: date || null })}
              error={problem('schedule.startDate')}
              isDisabled={isReadOnly}
            />
            <TextField
              type="date"
              label="Last day"
              value={schedule.endDate ?? ''}
              onChange={(date) => set({ endDate: date || null })}
              error={problem('schedule.endDate')}
              isDisabled={isReadOnly}
            />
          </Pair>
          <ComboBox
            label="Time zone"
            options={timezonesWith(schedule.timezone)}
            value={schedule.timezone}
            onChange={(timezone) => timezone && set({ timezone })}
            isDisabled={isReadOnly}
          />
        </>
      )}
    </EditorSection>
  );
}

const workdays = (timezone: string): Schedule => ({
  timezone,
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '17:00',
  startDate: null,
  endDate: null,
});
