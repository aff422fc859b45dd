import { useId } from 'react';
import { CircleAlert, Minus, Plus } from 'lucide-react';
import { Button, Group, Input, Label, NumberField as AriaNumberField } from 'react-aria-components';
import { describedBy, Field, type FieldProps } from '../Field.tsx';
import { BARE_INPUT, inputFrame, type InputSize } from '../inputSizes.ts';

type NumberFieldProps = FieldProps & {
  /** Null when nothing is written. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  name?: string;
  min?: number;
  max?: number;
  /** By which the keys and buttons go; what lies between is taken, too. */
  step?: number;
  /** How the number is written: `{ style: 'unit', unit: 'minute' }`. */
  format?: Intl.NumberFormatOptions;
  placeholder?: string;
  size?: InputSize;
  /** Shown as disabled, and read-only (spec §5). */
  isDisabled?: boolean;
};

/** A number, typed or stepped: by the arrow keys, and by the two buttons. Kept within its bounds when one leaves it. */
export function NumberField({
  value,
  onChange,
  onBlur,
  name,
  min,
  max,
  step,
  format,
  placeholder,
  size,
  isDisabled = false,
  ...field
}: NumberFieldProps) {
  const id = useId();
  const { error } = field;
  return (
    <AriaNumberField
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : within(number, min, max))}
      // It would round what is typed, and what is stored, to a step; the bounds are kept above.
      commitBehavior="validate"
      onBlur={onBlur}
      name={name}
      minValue={min}
      maxValue={max}
      step={step}
      formatOptions={format}
      isReadOnly={isDisabled}
      isInvalid={Boolean(error)}
      aria-describedby={describedBy(id, field)}
    >
      <Field id={id} Label={Label} {...field}>
        <Group className={`${inputFrame({ size, error, isDisabled })} pr-0.5`}>
          <Input
            placeholder={isDisabled ? undefined : placeholder}
            aria-disabled={isDisabled || undefined}
            className={`${BARE_INPUT} tabular-nums`}
          />
          {error && <CircleAlert aria-hidden className="text-critical" strokeWidth={1.75} />}
          {!isDisabled && (
            <span className="-my-1 flex">
              <Step slot="decrement" />
              <Step slot="increment" />
            </span>
          )}
        </Group>
      </Field>
    </AriaNumberField>
  );
}

const within = (number: number, min = -Infinity, max = Infinity) => Math.min(max, Math.max(min, number));

function Step({ slot }: { slot: 'increment' | 'decrement' }) {
  const Icon = slot === 'increment' ? Plus : Minus;
  return (
    <Button
      slot={slot}
      className="grid size-6 place-items-center rounded-control text-ink-muted data-disabled:text-ink-faint data-hovered:bg-hover data-hovered:text-ink data-pressed:bg-press max-md:size-9"
    >
      <Icon aria-hidden className="size-3.5" strokeWidth={2} />
    </Button>
  );
}
