import type { Trigger } from '@parley/assistant-config/triggerSchema';
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
  const text = { isDisabled: isReadOnly, autoComplete: 'off', spellCheck: false } as const;
  return (
    <EditorSection title="Goal" description="What visitors should do after it, to see whether it works.">
      <Pair>
        <Select
          label="Goal"
          options={GOAL_TYPES}
          value={goal?.type ?? 'None'}
          onChange={(type) => onChange(withGoal(trigger, type))}
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

function withGoal({ goal, frequency }: Trigger, type: (typeof GOAL_TYPES)[number]['id']): Partial<Trigger> {
  const withinDays = goal?.withinDays ?? 7;
  if (type === 'Page') return { goal: { type, pattern: '', withinDays } };
  if (type === 'Event') return { goal: { type, name: '', withinDays } };
  // Without a goal there is nothing to stop at.
  return {
    goal: undefined,
    ...(frequency.stopAfter === 'Goal' && { frequency: { ...frequency, stopAfter: 'Reply' } }),
  };
}
