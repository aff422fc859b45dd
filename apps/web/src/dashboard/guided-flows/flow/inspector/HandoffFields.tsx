import type { GraphNode } from '@parley/guided-flow/flow';
import { OPTION_DEFAULTS, PRIORITIES, withoutDefaults } from '@parley/guided-flow/stepOptions';
import { Select } from '#ui/controls/Select.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useReferences } from '../references.ts';
import { FieldWarning } from './FieldWarning.tsx';
import { OutOfHoursFields } from './OutOfHoursFields.tsx';
import { BODY, LABEL, type FieldsProps } from './stepField.ts';
import { VariableText } from './VariableText.tsx';

const NOBODY_SPECIAL = 'none';

/** What is said before people have the conversation, which people, and what is asked first. */
export function HandoffFields({ node, onChange, problemOf, warningOf, isReadOnly }: FieldsProps<GraphNode<'Handoff'>>) {
  const { teams } = useReferences();
  const { data } = node;
  const set = (change: Partial<typeof data>, field: string) =>
    onChange({ ...node, data: withoutDefaults({ ...data, ...change }) }, field);
  return (
    <>
      <TextField
        name="label"
        label="Label"
        hint="Of the button, where visitors choose it."
        maxLength={LABEL}
        value={data.label}
        isDisabled={isReadOnly}
        onChange={(label) => set({ label }, 'label')}
      />
      <VariableText
        name="message"
        label="Message"
        hint="What visitors read before somebody answers."
        value={data.message}
        limit={BODY}
        error={problemOf('message')}
        isDisabled={isReadOnly}
        onChange={(message) => set({ message }, 'message')}
      />
      <Select
        label="Goes to"
        options={[
          { id: NOBODY_SPECIAL, label: 'Whoever is free' },
          ...teams.map(({ id, name, activeCount }) => ({ id, label: name, detail: `${activeCount} active` })),
        ]}
        value={data.teamId ?? NOBODY_SPECIAL}
        isDisabled={isReadOnly}
        onChange={(id) => set({ teamId: id === NOBODY_SPECIAL ? null : id }, 'teamId')}
      />
      <FieldWarning>{warningOf('teamId')}</FieldWarning>
      <Select
        label="Priority"
        options={PRIORITIES.map((id) => ({ id, label: id === 'None' ? 'As it is' : id }))}
        value={data.priority ?? OPTION_DEFAULTS.priority}
        isDisabled={isReadOnly}
        onChange={(id) => set({ priority: PRIORITIES.find((one) => one === id) }, 'priority')}
      />
      <Switch
        label="Ask for the email address"
        hint="Before it hands over, where it is not known. Visitors may decline."
        value={data.collectEmail ?? OPTION_DEFAULTS.collectEmail}
        isDisabled={isReadOnly}
        onChange={(collectEmail) => set({ collectEmail }, 'collectEmail')}
      />
      <OutOfHoursFields
        outOfHours={data.outOfHours}
        error={problemOf('outOfHours')}
        isReadOnly={isReadOnly}
        onChange={(outOfHours) => set({ outOfHours }, 'outOfHours')}
      />
    </>
  );
}
