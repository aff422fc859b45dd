import { useId, type ReactNode } from 'react';
import { Label, RadioGroup } from 'react-aria-components';
import { describedBy, Field, type FieldProps } from '../Field.tsx';
import { optionOf, type Option } from './option.ts';

export type RadioFrameProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  name?: string;
  isDisabled?: boolean;
  orientation?: 'vertical' | 'horizontal';
};

/** What every choice of one has around its options, however these look: label, hint, error and the choice itself. */
export function RadioFrame<Id extends string>({
  options,
  value,
  onChange,
  onBlur,
  name,
  isDisabled,
  orientation,
  children,
  ...field
}: RadioFrameProps<Id> & { children: ReactNode }) {
  const id = useId();
  return (
    <RadioGroup
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
        {children}
      </Field>
    </RadioGroup>
  );
}
