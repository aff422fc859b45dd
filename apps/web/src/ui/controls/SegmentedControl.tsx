import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { optionOf, type Option } from './option.ts';

type SegmentedControlProps<Id extends string> = {
  /** Read out; the place says what is chosen. */
  label: string;
  options: readonly Option<Id>[];
  value: Id;
  onChange: (value: Id) => void;
  isDisabled?: boolean;
  /** Signs only; the labels are read out. */
  isIconOnly?: boolean;
};

/** A choice of one among two to five short words, side by side: views and units, not answers in a form. */
export function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled,
  isIconOnly = false,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const option = optionOf(options, [...keys][0]);
        if (option) onChange(option.id);
      }}
      className="inline-flex w-fit max-w-full gap-0.5 rounded-[8px] bg-well p-0.5 inset-ring inset-ring-line"
    >
      {options.map(({ id, label, icon, isDisabled }) => (
        <ToggleButton
          key={id}
          id={id}
          isDisabled={isDisabled}
          aria-label={isIconOnly ? label : undefined}
          className="inline-flex h-6 min-w-6 items-center justify-center gap-1.5 rounded-control px-2.5 text-xs font-medium whitespace-nowrap text-ink-muted outline-offset-1 outline-focus transition-colors data-disabled:text-ink-faint data-focus-visible:outline-2 data-hovered:text-ink data-selected:bg-surface data-selected:text-ink data-selected:shadow-segment max-md:h-9 max-md:px-3 dark:data-selected:bg-raised [&>svg]:size-3.5"
        >
          {icon}
          {!isIconOnly && label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
