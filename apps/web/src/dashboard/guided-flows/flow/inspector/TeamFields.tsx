import type { GraphNode, TeamDetail } from '@parley/guided-flow/flow';
import { OPTION_DEFAULTS, withoutDefaults } from '@parley/guided-flow/stepOptions';
import { Chip } from '#ui/Chip.tsx';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useReferences } from '../references.ts';
import { LABEL, type FieldsProps } from './stepField.ts';

const DETAILS: readonly { id: TeamDetail; label: string; detail?: string }[] = [
  { id: 'Avatar', label: 'Avatar' },
  { id: 'Title', label: 'Title' },
  { id: 'Bio', label: 'Bio' },
  { id: 'Contact', label: 'Contact', detail: 'Email address and telephone number' },
];

const SINGLE_PEOPLE = 'people';

/** Whom a step shows, and what of them. */
export function TeamFields({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'Team'>>) {
  const { teams, people } = useReferences();
  const { data } = node;
  const set = (memberIds: readonly string[]) => onChange({ ...node, data: { ...data, memberIds } }, 'memberIds');
  return (
    <>
      <TextField
        name="label"
        label="Label"
        maxLength={LABEL}
        value={data.label}
        error={problemOf('label')}
        isDisabled={isReadOnly}
        onChange={(label) => onChange({ ...node, data: { ...data, label } }, 'label')}
      />
      <Select
        label="Shows"
        options={[
          { id: SINGLE_PEOPLE, label: 'Single people' },
          ...teams.map(({ id, name, activeCount }) => ({ id, label: name, detail: `${activeCount} active` })),
        ]}
        value={data.teamId ?? SINGLE_PEOPLE}
        error={data.teamId === null ? null : problemOf('memberIds')}
        isDisabled={isReadOnly}
        onChange={(id) => onChange({ ...node, data: { ...data, teamId: id === SINGLE_PEOPLE ? null : id } }, 'teamId')}
      />
      {data.teamId === null && (
        <div className="grid gap-2" data-field="memberIds">
          <ComboBox
            label="People"
            placeholder="Add somebody"
            options={people
              .filter(({ id, isActive }) => isActive && !data.memberIds.includes(id))
              .map(({ id, name }) => ({ id, label: name }))}
            value={null}
            error={problemOf('memberIds')}
            isDisabled={isReadOnly}
            onChange={(id) => id && set([...data.memberIds, id])}
          />
          <p className="flex flex-wrap gap-1.5">
            {data.memberIds.map((id) => (
              <Chip
                key={id}
                value={people.find((person) => person.id === id)?.name ?? 'Somebody who is gone'}
                onRemove={isReadOnly ? undefined : () => set(data.memberIds.filter((one) => one !== id))}
              />
            ))}
          </p>
        </div>
      )}
      <CheckboxGroup
        label="Visitors see"
        hint="Beside the name; what somebody has not filled in under My profile is left out."
        options={DETAILS}
        value={data.show ?? OPTION_DEFAULTS.show}
        isDisabled={isReadOnly}
        onChange={(show) => onChange({ ...node, data: withoutDefaults({ ...data, show }) }, 'show')}
      />
    </>
  );
}
