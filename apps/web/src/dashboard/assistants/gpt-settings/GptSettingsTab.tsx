import { Switch } from '#ui/controls/Switch.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';

/** …/{id}/gpt-settings: how the assistant speaks for itself, and when people take over. */
export default function GptSettingsTab() {
  const { isReadOnly, config } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('gpt');
  return (
    <div className="@container">
      <EditorSection
        title="Openness"
        description="Said where visitors begin, so that nobody takes the assistant for a person."
      >
        <LocalisedField
          label="What it says of itself"
          rows={3}
          limit={300}
          placeholder={`${config.appearance.title} is an AI assistant. Where it cannot help, somebody of your company answers.`}
          value={value.disclosure}
          onChange={(disclosure) => set({ disclosure })}
          error={problem('disclosure')}
        />
      </EditorSection>
      <EditorSection title="People" description="Whether visitors can ask for a person themselves.">
        <Switch
          label="Visitors may ask for a person"
          hint="At the start of a conversation and at any time in it. Otherwise only your agents take over, from the inbox."
          value={value.offersPerson}
          onChange={(offersPerson) => set({ offersPerson })}
          isSpread
          isDisabled={isReadOnly}
        />
      </EditorSection>
    </div>
  );
}
