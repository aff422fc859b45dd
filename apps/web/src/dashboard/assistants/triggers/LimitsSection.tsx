import { NumberField } from '#ui/controls/NumberField.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';

/** What holds for all triggers together. */
export function LimitsSection() {
  const { isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('triggers');
  return (
    <EditorSection title="Limits" description="For all triggers together, so that nobody is pestered.">
      <Pair>
        <NumberField
          label="Pause between two"
          min={0}
          max={10_080}
          step={5}
          format={{ style: 'unit', unit: 'minute', unitDisplay: 'long' }}
          value={value.cooldownMinutes}
          onChange={(minutes) => set({ cooldownMinutes: minutes ?? 0 })}
          error={problem('cooldownMinutes')}
          isDisabled={isReadOnly}
        />
        <NumberField
          label="At most a day"
          min={1}
          max={50}
          value={value.mostPerDay}
          onChange={(most) => set({ mostPerDay: most ?? 1 })}
          error={problem('mostPerDay')}
          isDisabled={isReadOnly}
        />
      </Pair>
      <Switch
        label="Closed stays closed"
        hint="Whoever closes the chat is left alone until their next visit."
        value={value.closedStaysClosed}
        onChange={(closedStaysClosed) => set({ closedStaysClosed })}
        isDisabled={isReadOnly}
      />
    </EditorSection>
  );
}
