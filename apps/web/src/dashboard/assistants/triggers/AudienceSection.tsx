import type { Trigger } from '@parley/assistant-config/triggerSchema';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Slider } from '#ui/controls/Slider.tsx';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { languageName } from '../editor/languageName.ts';
import type { TriggerSectionProps } from './TriggerEditor.tsx';
import { DEVICES, PERIODS, STOPS, TRIGGER_VISITORS } from '../editor/choices.ts';

const HELD_OUT = 'The others are held out, to compare how many reach the goal.';

/** For whom a trigger may fire. */
export function AudienceSection({ trigger, onChange, isReadOnly }: TriggerSectionProps) {
  const { config } = useAssistantEditor();
  const { audience } = trigger;
  const { default: main, others } = config.languages;
  const set = (some: Partial<Trigger['audience']>) => onChange({ audience: { ...audience, ...some } });
  // With those it still names and the assistant no longer speaks.
  const languages = [...new Set([main, ...others, ...audience.languages])];
  return (
    <EditorSection title="For whom" description="Of a share, always the same visitors.">
      <Pair>
        <Select
          label="Visitors"
          options={TRIGGER_VISITORS}
          value={audience.visitors}
          onChange={(visitors) => set({ visitors })}
          isDisabled={isReadOnly}
        />
        <CheckboxGroup
          label="Devices"
          options={DEVICES}
          value={audience.devices}
          onChange={(devices) => set({ devices })}
          orientation="horizontal"
          isDisabled={isReadOnly}
        />
        {languages.length > 1 && (
          <CheckboxGroup
            label="Languages"
            hint="None: all."
            options={languages.map((id) => ({ id, label: languageName(id) }))}
            value={audience.languages}
            onChange={(languages) => set({ languages })}
            isDisabled={isReadOnly}
          />
        )}
        <Slider
          label="Share of visitors"
          hint={trigger.goal && audience.samplePercent < 100 ? HELD_OUT : undefined}
          value={audience.samplePercent}
          onChange={(samplePercent) => set({ samplePercent })}
          min={1}
          unit="%"
          isDisabled={isReadOnly}
        />
      </Pair>
    </EditorSection>
  );
}

/** How often a trigger may fire for one visitor. */
export function FrequencySection({ trigger, onChange, isReadOnly }: TriggerSectionProps) {
  const { frequency } = trigger;
  const set = (some: Partial<Trigger['frequency']>) => onChange({ frequency: { ...frequency, ...some } });
  return (
    <EditorSection title="How often" description="For one visitor.">
      <Pair>
        <div className="grid grid-cols-2 gap-2">
          <NumberField
            label="At most"
            min={1}
            max={100}
            value={frequency.most}
            onChange={(most) => set({ most: most ?? 1 })}
            isDisabled={isReadOnly}
          />
          <Select
            label="Times"
            options={PERIODS}
            value={frequency.per}
            onChange={(per) => set({ per })}
            isDisabled={isReadOnly}
          />
        </div>
        <Select
          label="Afterwards"
          options={STOPS.filter(({ id }) => id !== 'Goal' || trigger.goal || frequency.stopAfter === 'Goal')}
          value={frequency.stopAfter}
          onChange={(stopAfter) => set({ stopAfter })}
          isDisabled={isReadOnly}
        />
        {(frequency.most > 1 || frequency.per !== 'Ever') && (
          <NumberField
            label="Pause in between"
            hint="In minutes; besides the one between any two triggers."
            min={0}
            max={10_080}
            value={frequency.pauseMinutes ?? 0}
            onChange={(pauseMinutes) => set({ pauseMinutes: pauseMinutes || undefined })}
            isDisabled={isReadOnly}
          />
        )}
      </Pair>
    </EditorSection>
  );
}
