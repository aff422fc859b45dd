import type { OutOfHours } from '@parley/guided-flow/flow';
import { Select } from '#ui/controls/Select.tsx';
import { FormSelect } from './FormSelect.tsx';
import { BODY } from './stepField.ts';
import { VariableText } from './VariableText.tsx';

type OutOfHoursFieldsProps = {
  /** Left out: as within the office hours. */
  outOfHours: OutOfHours | undefined;
  error: string | null;
  isReadOnly: boolean;
  onChange: (outOfHours: OutOfHours | undefined) => void;
};

const AS_ALWAYS = 'Always';

/** What a handoff does outside of the office hours of the assistant. */
export function OutOfHoursFields({ outOfHours, error, isReadOnly, onChange }: OutOfHoursFieldsProps) {
  return (
    <>
      <Select
        label="Outside of office hours"
        hint="By the office hours of the assistant that runs the flow."
        options={[
          { id: AS_ALWAYS, label: 'The same' },
          { id: 'Message', label: 'Another message' },
          { id: 'Form', label: 'A form first' },
        ]}
        value={outOfHours?.kind ?? AS_ALWAYS}
        isDisabled={isReadOnly}
        onChange={(kind) => onChange(begun(kind))}
      />
      {outOfHours?.kind === 'Message' && (
        <VariableText
          name="outOfHours"
          label="Message when closed"
          value={outOfHours.message}
          limit={BODY}
          error={error}
          isDisabled={isReadOnly}
          onChange={(message) => onChange({ ...outOfHours, message })}
        />
      )}
      {outOfHours?.kind === 'Form' && (
        <FormSelect
          label="Form when closed"
          value={outOfHours.formTemplateId}
          error={error}
          isDisabled={isReadOnly}
          onChange={(formTemplateId) => onChange({ ...outOfHours, formTemplateId })}
        />
      )}
    </>
  );
}

function begun(kind: string): OutOfHours | undefined {
  if (kind === 'Message') return { kind, message: '' };
  return kind === 'Form' ? { kind, formTemplateId: null } : undefined;
}
