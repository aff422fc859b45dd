import { useId } from 'react';
import { Check } from 'lucide-react';
import { CheckboxGroup as AriaCheckboxGroup, CheckboxButton, CheckboxField, Label } from 'react-aria-components';
import { describedBy, Field, type FieldProps } from '../Field.tsx';
import { type Option } from './option.ts';
import { OptionText } from './RadioGroup.tsx';

type CheckboxGroupProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[];
  /** The ids of what is ticked, in the order of the options. */
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  onBlur?: () => void;
  name?: string;
  isDisabled?: boolean;
  orientation?: 'vertical' | 'horizontal';
};

/** A choice of any number, all options in view. */
export function CheckboxGroup<Id extends string>({
  options,
  value,
  onChange,
  onBlur,
  name,
  isDisabled,
  orientation = 'vertical',
  ...field
}: CheckboxGroupProps<Id>) {
  const id = useId();
  return (
    <AriaCheckboxGroup
      value={[...value]}
      onChange={(keys) => onChange(options.filter((option) => keys.includes(option.id)).map((option) => option.id))}
      onBlur={onBlur}
      name={name}
      isDisabled={isDisabled}
      isInvalid={Boolean(field.error)}
      aria-describedby={describedBy(id, field)}
    >
      <Field id={id} Label={Label} {...field}>
        <div className={orientation === 'vertical' ? 'grid gap-1' : 'flex flex-wrap gap-x-5 gap-y-1'}>
          {options.map((option) => (
            <CheckboxField key={option.id} value={option.id} isDisabled={option.isDisabled}>
              <CheckboxButton className="group flex min-h-6 items-start gap-2 py-0.5 text-dense data-disabled:text-ink-faint">
                <span className="mt-0.5 grid size-4 flex-none place-items-center rounded-[4px] border border-line-strong bg-surface outline-offset-2 outline-focus transition-colors group-data-focus-visible:outline-2 group-data-invalid:border-critical group-data-selected:border-brand group-data-selected:bg-brand group-data-disabled:border-line group-data-disabled:bg-well group-data-disabled:group-data-selected:border-line group-data-disabled:group-data-selected:bg-well">
                  <Check
                    aria-hidden
                    strokeWidth={2.75}
                    className="hidden size-3 text-brand-ink group-data-selected:block group-data-disabled:group-data-selected:text-ink-faint"
                  />
                </span>
                <OptionText option={option} />
              </CheckboxButton>
            </CheckboxField>
          ))}
        </div>
      </Field>
    </AriaCheckboxGroup>
  );
}
