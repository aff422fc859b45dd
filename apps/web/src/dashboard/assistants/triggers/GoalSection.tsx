import { useState } from 'react';
import type { Trigger, TriggerGoal } from '@parley/assistant-config/triggerSchema';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { GOAL_TYPES } from '../editor/choices.ts';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { GoalResult } from './GoalResult.tsx';
import type { TriggerSectionProps } from './TriggerEditor.tsx';

const DAYS = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;

/** What visitors should do after a trigger, and whether they do. */
export function GoalSection({ trigger, onChange, problem, isReadOnly }: TriggerSectionProps) {
  const { assistant } = useAssistantEditor();
  const { goal } = trigger;
  // Whoever looks at the other type, or at none, finds what they had typed.
  const [left, setLeft] = useState<readonly TriggerGoal[]>([]);

  function choose(type: (typeof GOAL_TYPES)[number]['id']) {
    const known = goal ? [goal, ...left.filter((one) => one.type !== goal.type)] : left;
    setLeft(known);
    onChange(withGoal(trigger, type, known));
  }
  const text = { isDisabled: isReadOnly, autoComplete: 'off', spellCheck: false } as const;
  return (
    <EditorSection title="Goal" description="What visitors should do after it, to see whether it works.">
      <Pair>
        <Select
          label="Goal"
          options={GOAL_TYPES}
          value={goal?.type ?? 'None'}
          onChange={choose}
          isDisabled={isReadOnly}
        />
        {goal && (
          <NumberField
            label="Within"
            min={1}
            max={30}
            format={DAYS}
            value={goal.withinDays}
            onChange={(withinDays) => onChange({ goal: { ...goal, withinDays: withinDays ?? 7 } })}
            isDisabled={isReadOnly}
          />
        )}
      </Pair>
      {goal?.type === 'Page' && (
        <TextField
          {...text}
          label="Page"
          hint="A path, or a host and path. * stands for any text."
          placeholder="/thank-you*"
          inputMode="url"
          maxLength={300}
          value={goal.pattern}
          onChange={(pattern) => onChange({ goal: { ...goal, pattern } })}
          error={problem('goal.pattern')}
        />
      )}
      {goal?.type === 'Event' && (
        <TextField
          {...text}
          label="Event"
          hint="As your site names it: parley('track', 'order')."
          placeholder="order"
          maxLength={80}
          value={goal.name}
          onChange={(name) => onChange({ goal: { ...goal, name } })}
          error={problem('goal.name')}
        />
      )}
      {goal && (
        <QueryBoundary isOptional fallback={null}>
          <GoalResult assistantId={assistant.id} trigger={trigger} />
        </QueryBoundary>
      )}
    </EditorSection>
  );
}

/** `known`: the goals it had, the last one first. */
function withGoal(
  { frequency }: Trigger,
  type: (typeof GOAL_TYPES)[number]['id'],
  known: readonly TriggerGoal[],
): Partial<Trigger> {
  const withinDays = known[0]?.withinDays ?? 7;
  const before = known.find((one) => one.type === type);
  if (before) return { goal: { ...before, withinDays } };
  if (type === 'Page') return { goal: { type, pattern: '', withinDays } };
  if (type === 'Event') return { goal: { type, name: '', withinDays } };
  // Without a goal there is nothing to stop at.
  return {
    goal: undefined,
    ...(frequency.stopAfter === 'Goal' && { frequency: { ...frequency, stopAfter: 'Reply' } }),
  };
}
