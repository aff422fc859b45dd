import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { useAssistantEditor } from './assistantEditor.ts';

type PublishedFormFieldProps = {
  value: string | null;
  onChange: (formTemplateId: string | null) => void;
  error: string | undefined;
  isDisabled: boolean;
};

/** Chooses one of the company's published forms. */
export function PublishedFormField({ value, onChange, error, isDisabled }: PublishedFormFieldProps) {
  const { forms } = useAssistantEditor();
  if (forms.length === 0) {
    return (
      <p className="text-dense text-ink-muted">
        No form is published yet.{' '}
        <Link to={paths.forms} className="link">
          Go to forms
        </Link>
      </p>
    );
  }
  return (
    <ComboBox
      label="Form"
      placeholder="Search published forms"
      options={forms.map(({ id, name }) => ({ id, label: name }))}
      value={forms.some(({ id }) => id === value) ? value : null}
      onChange={onChange}
      error={error}
      isDisabled={isDisabled}
    />
  );
}
