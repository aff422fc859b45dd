import { useId } from 'react';
import { Label, Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { describedBy, Field, type FieldProps } from '../Field.tsx';

type SliderProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'hint' | 'className'> & {
  value: number;
  onChange: (value: number) => void;
  /** When the thumb is let go: for what is costly to do at every step. */
  onChangeEnd?: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** How the value is written, beside the label and for screen readers. */
  format?: Intl.NumberFormatOptions;
  /** Stands after the value, for units that `format` does not know: «px». */
  unit?: string;
  isDisabled?: boolean;
};

/** A number by feel, with what it is at the moment. */
export function Slider({
  value,
  onChange,
  onChangeEnd,
  min = 0,
  max = 100,
  step = 1,
  format,
  unit,
  isDisabled,
  ...field
}: SliderProps) {
  const id = useId();
  return (
    <AriaSlider
      value={value}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
      minValue={min}
      maxValue={max}
      step={step}
      formatOptions={format}
      isDisabled={isDisabled}
    >
      <Field
        id={id}
        Label={Label}
        {...field}
        labelAside={
          <SliderOutput className="text-xs leading-5 text-ink-muted tabular-nums">
            {({ state }) => `${state.getThumbValueLabel(0)}${unit ? ` ${unit}` : ''}`}
          </SliderOutput>
        }
      >
        <SliderTrack className="group relative h-6 w-full touch-none">
          {({ state }) => (
            <>
              <span className="absolute inset-x-0 top-2.5 h-1 overflow-hidden rounded-full bg-press">
                <span
                  className="block h-full rounded-full bg-brand group-data-disabled:bg-line-strong"
                  style={{ width: `${state.getThumbPercent(0) * 100}%` }}
                />
              </span>
              <SliderThumb
                aria-describedby={describedBy(id, field)}
                className="top-1/2 size-4 rounded-full bg-surface ring-1 ring-line-strong outline-offset-2 outline-focus shadow-raised before:absolute before:-inset-1 data-disabled:bg-well data-dragging:bg-well data-focus-visible:outline-2"
              />
            </>
          )}
        </SliderTrack>
      </Field>
    </AriaSlider>
  );
}
