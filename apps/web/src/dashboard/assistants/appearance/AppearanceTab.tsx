import { TextField } from '#ui/TextField.tsx';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { ColourSection } from './ColourSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { LauncherSection } from './LauncherSection.tsx';
import { WindowSection } from './WindowSection.tsx';

/** …/{id}/appearance: what the assistant is called, how its chat looks, and the button that opens it. */
export default function AppearanceTab() {
  const { isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('appearance');
  return (
    <div className="@container">
      <EditorSection title="Name and face" description="Shown in the chat and in your inbox.">
        <Pair>
          <TextField
            label="Title"
            value={value.title}
            onChange={(title) => set({ title })}
            error={problem('title') ?? undefined}
            maxLength={60}
            autoComplete="off"
            isDisabled={isReadOnly}
          />
          <LocalisedField
            label="Subtitle"
            placeholder="Your guide"
            value={value.subtitle}
            onChange={(subtitle) => set({ subtitle })}
            limit={80}
          />
        </Pair>
      </EditorSection>
      <ColourSection />
      <LauncherSection />
      <WindowSection />
      <LanguageSection />
    </div>
  );
}
