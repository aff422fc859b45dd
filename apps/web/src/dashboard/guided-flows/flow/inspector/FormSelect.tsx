import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
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
  const options = forms
    .filter(({ id, isUsable }) => isUsable || id === value)
    .map(({ id, name, fieldCount }) => ({ id, label: name, detail: counted(fieldCount, 'question') }));
  return (
    <>
      <Select {...field} placeholder="Choose a form" options={options} value={value} />
      {options.length === 0 && !field.isDisabled && (
        <p className="-mt-1.5 text-xs text-ink-muted">
          No form is published yet.{' '}
          <Link to={paths.forms} className="font-medium text-brand hover:underline">
            Go to forms
          </Link>
        </p>
      )}
    </>
  );
}
