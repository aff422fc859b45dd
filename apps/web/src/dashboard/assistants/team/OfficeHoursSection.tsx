import { useId } from 'react';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { timezonesWith } from '#ui/timezones.ts';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { Holidays } from './Holidays.tsx';
import { OpenNow } from './OpenNow.tsx';
import { WeekHours } from './WeekHours.tsx';

/** When people answer: days of the week and holidays, in one time zone. */
export function OfficeHoursSection() {
  const { isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('team');
  const { officeHours: hours } = value;
  const id = useId();
  const setHours = (some: Partial<typeof hours>) => set({ officeHours: { ...hours, ...some } });
  return (
    <EditorSection title="Office hours" description="Outside of them, visitors read when you are back.">
      <Switch
        label="Keep office hours"
        hint={hours.isOn ? undefined : 'Without them it is always open.'}
        value={hours.isOn}
        onChange={(isOn) => setHours({ isOn })}
        isSpread
        isDisabled={isReadOnly}
      />
      {hours.isOn && (
        <>
          <OpenNow hours={hours} />
          <ComboBox
            label="Time zone"
            placeholder="Search places"
            options={timezonesWith(hours.timezone)}
            value={hours.timezone}
            onChange={(timezone) => timezone && setHours({ timezone })}
            error={problem('officeHours.timezone')}
            isDisabled={isReadOnly}
          />
          <div>
            <WeekHours
              days={hours.days}
              onChange={(days) => setHours({ days })}
              problem={(path) => problem(`officeHours.days.${path}`)}
            />
            <FieldError id={id}>{problem('officeHours.days')}</FieldError>
          </div>
          <Holidays
            holidays={hours.holidays}
            onChange={(holidays) => setHours({ holidays })}
            problem={problem('officeHours.holidays')}
          />
        </>
      )}
    </EditorSection>
  );
}
