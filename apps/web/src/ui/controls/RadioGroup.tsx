import { useId } from 'react';
import { Label, RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { describedBy, Field, type FieldProps } from '../Field.tsx';
import { optionOf, type Option } from './option.ts';

export type RadioGroupProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  name?: string;
  isDisabled?: boolean;
  orientation?: 'vertical' | 'horizontal';
};

/** A choice of one, all options in view. */
export function RadioGroup<Id extends string>({
  options,
  value,
  onChange,
  onBlur,
  name,
  isDisabled,
  orientation = 'vertical',
  ...field
}: RadioGroupProps<Id>) {
  const id = useId();
  return (
    <AriaRadioGroup
      value={value}
      onChange={(key) => {
        const option = optionOf(options, key);
        if (option) onChange(option.id);
      }}
      onBlur={onBlur}
      name={name}
      isDisabled={isDisabled}
      isInvalid={Boolean(field.error)}
      orientation={orientation}
      aria-describedby={describedBy(id, field)}
    >
      <Field id={id} Label={Label} {...field}>
        <div className={orientation === 'vertical' ? 'grid gap-1' : 'flex flex-wrap gap-x-5 gap-y-1'}>
          {options.map((option) => (
            <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled}>
              <RadioButton className="group flex min-h-6 items-start gap-2 py-0.5 text-dense data-disabled:text-ink-faint">
                <Circle />
                <OptionText option={option} />
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </Field>
    </AriaRadioGroup>
  );
}

/** The round box; it follows the state of the button around it. */
function Circle() {
  return (
    <span className="mt-0.5 grid size-4 flex-none place-items-center rounded-full border border-line-strong bg-surface outline-offset-2 outline-focus transition-colors group-data-disabled:border-line group-data-disabled:bg-well group-data-focus-visible:outline-2 group-data-invalid:border-critical group-data-selected:border-brand group-data-selected:bg-brand group-data-disabled:group-data-selected:border-line group-data-disabled:group-data-selected:bg-well">
      <span className="hidden size-1.5 rounded-full bg-brand-ink group-data-disabled:bg-ink-faint group-data-selected:block" />
    </span>
  );
}

/** What an option says, in one or two lines. */
export function OptionText({ option: { label, detail } }: { option: Option }) {
  return (
    <span className="grid min-w-0">
      <span>{label}</span>
      {detail && (
        <span className="text-xs text-pretty text-ink-muted group-data-disabled:text-ink-faint">{detail}</span>
      )}
    </span>
  );
}
