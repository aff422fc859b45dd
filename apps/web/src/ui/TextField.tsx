import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { describedBy, Field, type FieldProps } from './Field.tsx';
import { BARE_INPUT, inputFrame, type InputSize } from './inputSizes.ts';

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, 'size' | 'disabled' | 'onChange' | 'value'> & {
    value?: string;
    onChange?: (value: string) => void;
    /** Font size (spec §9); the height follows it. */
    size?: InputSize;
    /** Compact is 32 px high at the default size, comfortable 40. */
    density?: 'compact' | 'comfortable';
    /** Shown as disabled, and read-only: what it says can still be selected and copied (spec §5). */
    isDisabled?: boolean;
    /** Stands inside, at the left. */
    icon?: ReactNode;
    /** Stands inside, at the right. */
    trailing?: ReactNode;
  };

/** A labelled text input of plain HTML. */
export function TextField({
  label,
  isLabelHidden,
  labelAside,
  error,
  hint,
  className,
  size,
  density,
  isDisabled = false,
  icon,
  trailing,
  onChange,
  ...input
}: TextFieldProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;

  return (
    <Field {...{ id, label, isLabelHidden, labelAside, hint, error, className }}>
      <div className={inputFrame({ size, density, error, isDisabled })}>
        {icon && <span className="grid place-items-center text-ink-faint">{icon}</span>}
        <input
          {...input}
          id={id}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
          readOnly={isDisabled || input.readOnly}
          // An example is for who may write: in an empty field that is only read it would look like its value.
          placeholder={isDisabled ? undefined : input.placeholder}
          aria-disabled={isDisabled || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={BARE_INPUT}
        />
        {error && <CircleAlert aria-hidden className="text-critical" strokeWidth={1.75} />}
        {trailing}
      </div>
    </Field>
  );
}
