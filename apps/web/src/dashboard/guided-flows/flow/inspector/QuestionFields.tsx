import type { GraphNode } from '@parley/guided-flow/flow';
import { MOST_ANSWERS, OPTION_DEFAULTS, withoutDefaults } from '@parley/guided-flow/stepOptions';
import { Chip } from '#ui/Chip.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useReferences } from '../references.ts';
import { BODY, LABEL, type FieldsProps } from './stepField.ts';
import { VariableText } from './VariableText.tsx';

/** What may be asked at a step, who answers, and how the visitor goes on. */
export function QuestionFields({
  node,
  onChange,
  problemOf,
  isReadOnly,
}: FieldsProps<GraphNode<'QuestioningArticles'>>) {
  const { categories } = useReferences();
  const { data } = node;
  const setOption = (change: Partial<typeof data>, field: string) =>
    onChange({ ...node, data: withoutDefaults({ ...data, ...change }) }, field);
  const set = (categoryIds: readonly string[]) => onChange({ ...node, data: { ...data, categoryIds } }, 'categoryIds');
  return (
    <>
      <VariableText
        name="prompt"
        label="Question"
        hint="Visitors answer in their own words."
        value={data.prompt}
        limit={BODY}
        rows={2}
        error={problemOf('prompt')}
        isDisabled={isReadOnly}
        onChange={(prompt) => onChange({ ...node, data: { ...data, prompt } }, 'prompt')}
      />
      <ComboBox
        label="Answers come from"
        placeholder={data.categoryIds.length === 0 ? 'All articles' : 'Add a category'}
        options={categories
          .filter(({ id }) => !data.categoryIds.includes(id))
          .map(({ id, name }) => ({ id, label: name }))}
        value={null}
        isDisabled={isReadOnly}
        onChange={(id) => id && set([...data.categoryIds, id])}
      />
      {data.categoryIds.length > 0 && (
        <p className="-mt-2 flex flex-wrap gap-1.5">
          {data.categoryIds.map((id) => (
            <Chip
              key={id}
              value={categories.find((category) => category.id === id)?.name ?? 'A category that is gone'}
              onRemove={isReadOnly ? undefined : () => set(data.categoryIds.filter((one) => one !== id))}
            />
          ))}
        </p>
      )}
      <NumberField
        name="maxAnswers"
        label="Answers at most"
        hint="Then the flow goes on by itself; empty: as many as visitors like."
        min={1}
        max={MOST_ANSWERS}
        value={data.maxAnswers ?? null}
        isDisabled={isReadOnly}
        onChange={(maxAnswers) => setOption({ maxAnswers: maxAnswers ?? undefined }, 'maxAnswers')}
      />
      <Switch
        label="Answer in the model’s own words"
        hint="Off: in the words of the articles and FAQs alone."
        value={data.allowGpt ?? OPTION_DEFAULTS.allowGpt}
        isDisabled={isReadOnly}
        onChange={(allowGpt) => setOption({ allowGpt }, 'allowGpt')}
      />
      <TextField
        name="exitLabel"
        label="Way out"
        hint="Of the button that goes on without a question."
        placeholder="Go on"
        maxLength={LABEL}
        value={data.exitLabel}
        isDisabled={isReadOnly}
        onChange={(exitLabel) => onChange({ ...node, data: { ...data, exitLabel } }, 'exitLabel')}
      />
    </>
  );
}
