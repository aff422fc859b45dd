import { Select } from '#ui/controls/Select.tsx';
import { counted } from '#ui/format.ts';
import { useReferences } from '../references.ts';

type FormSelectProps = {
  label: string;
  value: string | null;
  error: string | null;
  isDisabled: boolean;
  onChange: (formTemplateId: string) => void;
};

/** A form that visitors can be asked, or the one that was chosen while they could. */
export function FormSelect({ value, ...field }: FormSelectProps) {
  const { forms } = useReferences();
  return (
    <Select
      {...field}
      placeholder="Choose a form"
      options={forms
        .filter(({ id, isUsable }) => isUsable || id === value)
        .map(({ id, name, fieldCount }) => ({ id, label: name, detail: counted(fieldCount, 'question') }))}
      value={value}
    />
  );
}
