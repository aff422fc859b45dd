import { useId } from 'react';
import { ChevronsUpDown, CircleAlert } from 'lucide-react';
import { Button, Label, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { describedBy, Field, type FieldProps } from '../Field.tsx';
import { inputFrame, type InputSize } from '../inputSizes.ts';
import { optionOf, type Option } from './option.ts';
import { OptionList } from './OptionList.tsx';

type SelectProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[];
  /** The chosen option's id. */
  value: Id | null;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  size?: InputSize;
  isDisabled?: boolean;
};

/** A choice of one from a short list; for long ones there is ComboBox. */
export function Select<Id extends string>({
  options,
  value,
  onChange,
  onBlur,
  name,
  placeholder = 'Choose',
  size,
  isDisabled = false,
  ...field
}: SelectProps<Id>) {
  const id = useId();
  const { error } = field;
  const chosen = optionOf(options, value);

  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        const option = optionOf(options, key);
        if (option) onChange(option.id);
      }}
      onBlur={onBlur}
      name={name}
      // Pressed without options it says that there are none.
      allowsEmptyCollection
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      aria-describedby={describedBy(id, field)}
      className="min-w-0"
    >
      <Field id={id} Label={Label} {...field}>
        <Button
          className={`${inputFrame({ size, error, isDisabled })} w-full cursor-default text-left data-focus-visible:border-focus data-focus-visible:outline-2 data-focus-visible:-outline-offset-1 data-focus-visible:outline-focus`}
        >
          {chosen?.icon}
          <SelectValue className="min-w-0 flex-1 truncate">
            {chosen ? chosen.label : <span className="text-ink-faint">{isDisabled ? '\u00a0' : placeholder}</span>}
          </SelectValue>
          {error && <CircleAlert aria-hidden className="text-critical" strokeWidth={1.75} />}
          <ChevronsUpDown aria-hidden className="text-ink-faint" strokeWidth={1.75} />
        </Button>
      </Field>
      <OptionList options={options} empty="Nothing to choose from." />
    </AriaSelect>
  );
}
