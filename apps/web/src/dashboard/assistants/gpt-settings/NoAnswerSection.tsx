import { NumberField } from '#ui/controls/NumberField.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { PublishedFormField } from '../editor/PublishedFormField.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';

const WAYS_ON = [
  { id: 'Person', label: 'Person' },
  { id: 'Form', label: 'Form' },
  { id: 'Articles', label: 'Articles' },
  { id: 'Nothing', label: 'Nothing' },
] as const;

const HINTS: Readonly<Record<(typeof WAYS_ON)[number]['id'], string>> = {
  Person: 'The conversation goes to your team, and the visitor is told so.',
  Form: 'The form is put into the conversation, once.',
  Articles: 'The articles that came nearest are listed.',
  Nothing: 'It goes on answering by itself.',
};

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** What is said where nothing scores enough, and what follows some of those in a row. */
export function NoAnswerSection() {
  const { isReadOnly, config, language } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('gpt');
  const count = config.languages.others.length + 1;
  const languages = count === 1 ? '' : `, in ${NUMBERS[count - 1] ?? count} languages`;
  return (
    <EditorSection title="No answer" description={`Said word for word${languages}.`}>
      <LocalisedField
        label="What it says"
        rows={2}
        limit={300}
        placeholder="I could not find an answer to that."
        value={value.refusal}
        onChange={(refusal) => set({ refusal })}
        error={problem(`refusal.${language}`)}
      />
      <Switch
        label="Ask back first"
        hint="Where something comes close, it offers up to three topics to press."
        value={value.asksBack}
        onChange={(asksBack) => set({ asksBack })}
        isSpread
        isDisabled={isReadOnly}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 text-dense text-ink-muted">
        <span aria-hidden>After</span>
        <NumberField
          label="Misses in a row before it goes on otherwise"
          isLabelHidden
          className="w-32"
          min={1}
          max={5}
          value={value.afterMisses}
          onChange={(afterMisses) => afterMisses !== null && set({ afterMisses })}
          error={problem('afterMisses') ?? undefined}
          isDisabled={isReadOnly}
        />
        <span aria-hidden>{value.afterMisses === 1 ? 'miss, go on with' : 'misses, go on with'}</span>
        <SegmentedControl
          label="How it goes on then"
          options={WAYS_ON}
          value={value.onMisses}
          onChange={(onMisses) => set({ onMisses })}
          isDisabled={isReadOnly}
        />
      </div>
      <p className="text-xs text-ink-muted">{HINTS[value.onMisses]}</p>
      {value.onMisses === 'Form' && (
        <PublishedFormField
          value={value.formTemplateId ?? null}
          onChange={(formTemplateId) => set({ formTemplateId })}
          error={problem('formTemplateId') ?? undefined}
          isDisabled={isReadOnly}
        />
      )}
    </EditorSection>
  );
}
