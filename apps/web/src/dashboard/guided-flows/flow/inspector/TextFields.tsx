import type { GraphNode } from '@parley/guided-flow/flow';
import { LONGEST_DELAY_MS, OPTION_DEFAULTS, withoutDefaults } from '@parley/guided-flow/stepOptions';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { BODY, type FieldsProps } from './stepField.ts';
import { StepImagesField } from './StepImagesField.tsx';
import { VariableText } from './VariableText.tsx';

/** What a step says, what it shows with it, and how long it takes. */
export function TextFields({ node, onChange, problemOf, warningOf, isReadOnly }: FieldsProps<GraphNode<'Text'>>) {
  const { data } = node;
  const set = (change: Partial<typeof data>, field: string) =>
    onChange({ ...node, data: withoutDefaults({ ...data, ...change }) }, field);
  return (
    <>
      <VariableText
        name="body"
        label="Text"
        value={data.body}
        limit={BODY}
        rows={5}
        error={problemOf('body')}
        isDisabled={isReadOnly}
        onChange={(body) => set({ body }, 'body')}
      />
      <StepImagesField
        images={data.images ?? []}
        warning={warningOf('images')}
        isReadOnly={isReadOnly}
        onChange={(images, field) => set({ images }, field)}
      />
      <NumberField
        name="delayMs"
        label="Delay"
        hint="Visitors see that it is being written for so long, at most 10 seconds."
        min={0}
        max={LONGEST_DELAY_MS / 1000}
        step={0.5}
        format={{ style: 'unit', unit: 'second', unitDisplay: 'long' }}
        value={(data.delayMs ?? OPTION_DEFAULTS.delayMs) / 1000}
        isDisabled={isReadOnly}
        onChange={(seconds) => set({ delayMs: Math.round((seconds ?? 0) * 1000) }, 'delayMs')}
      />
    </>
  );
}
