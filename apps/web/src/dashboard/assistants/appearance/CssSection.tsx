import { TextArea } from '#ui/controls/TextArea.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';

/** Styles that the company writes itself; what they may hold is said by `cssProblem`. */
export function CssSection() {
  const { isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('appearance');
  return (
    <EditorSection title="Styles" description="For what no setting does. They may fetch nothing, such as fonts.">
      <TextArea
        label="CSS"
        hint="Classes: chat-header, chat-greeting, chat-card, chat-bubble (with is-visitor), chat-box, chat-foot."
        placeholder=".chat-header { letter-spacing: 0.01em }"
        value={value.css}
        onChange={(css) => set({ css })}
        error={problem('css') ?? undefined}
        limit={10_000}
        rows={4}
        isDisabled={isReadOnly}
        spellCheck={false}
        autoComplete="off"
        className="font-mono"
      />
    </EditorSection>
  );
}
