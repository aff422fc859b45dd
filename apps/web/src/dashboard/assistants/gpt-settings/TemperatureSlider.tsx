import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';

type Props = { value: number; onChange: (value: number) => void; isDisabled: boolean };

/** How freely a model words what it says. */
export function TemperatureSlider({ value, onChange, isDisabled }: Props) {
  return (
    <Slider
      value={value}
      onChange={(next) => onChange(Math.round(next * 10) / 10)}
      minValue={0}
      maxValue={1}
      step={0.1}
      formatOptions={{ minimumFractionDigits: 1 }}
      isDisabled={isDisabled}
    >
      <div className="flex items-baseline gap-3 text-dense">
        <Label className="min-w-0 flex-1 font-medium">Temperature</Label>
        <SliderOutput className="font-semibold tabular-nums" />
      </div>
      <SliderTrack className="group relative h-6 w-full touch-none">
        {({ state }) => (
          <>
            <span className="absolute inset-x-0 top-2.5 h-1 overflow-hidden rounded-full bg-press">
              <span
                className="block h-full bg-brand group-data-disabled:bg-line-strong"
                style={{ width: `${state.getThumbPercent(0) * 100}%` }}
              />
            </span>
            <SliderThumb className="top-1/2 size-4 rounded-full bg-surface ring-1 ring-line-strong outline-offset-2 outline-focus shadow-raised before:absolute before:-inset-1 data-disabled:bg-well data-dragging:bg-well data-focus-visible:outline-2" />
          </>
        )}
      </SliderTrack>
      <p aria-hidden className="flex justify-between text-xs text-ink-muted">
        <span>Says the same each time</span>
        <span>Words it freely</span>
      </p>
    </Slider>
  );
}
