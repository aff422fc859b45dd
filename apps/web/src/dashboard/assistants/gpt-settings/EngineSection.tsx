import { graphql, useFragment } from 'react-relay/hooks';
import type { EngineSection_query$key } from '#generated/EngineSection_query';
import { Select } from '#ui/controls/Select.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { ModelFields } from './ModelFields.tsx';

/** What words the answers: the built-in engine, which quotes, or a language model with what it is to keep to. */
export function EngineSection({ query: key }: { query: EngineSection_query$key }) {
  const { answerEngines } = useFragment(
    graphql`
      fragment EngineSection_query on Query {
        answerEngines {
          name
          label
          isModel
        }
      }
    `,
    key,
  );
  const { isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('gpt');
  const known = answerEngines.find(({ name }) => name === value.engine);
  const options = answerEngines.map(({ name, label, isModel }) => ({
    id: name,
    label: isModel ? label : `${label}: quotes what you wrote`,
  }));
  return (
    <EditorSection title="Engine" description="What words the answers.">
      <Select
        label="Engine"
        options={known ? options : [...options, { id: value.engine, label: `${value.engine}: not available` }]}
        value={value.engine}
        onChange={(engine) => set({ engine })}
        isDisabled={isReadOnly}
        hint={known ? undefined : 'This model is not configured here, so the built-in engine answers.'}
      />
      {known?.isModel && (
        <>
          <ModelFields />
          <TextArea
            label="Instructions"
            hint="What the model keeps to, besides the ring-fence."
            rows={3}
            limit={4000}
            placeholder="Say “pack”, not “backpack”. Prices are in Swiss francs."
            value={value.instructions}
            onChange={(instructions) => set({ instructions })}
            error={problem('instructions') ?? undefined}
            isDisabled={isReadOnly}
          />
        </>
      )}
    </EditorSection>
  );
}
