import { useId } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components';
import { describedBy, type FieldProps } from '../Field.tsx';

type SwitchProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'hint' | 'className'> & {
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  name?: string;
  isDisabled?: boolean;
  /** The label at the left edge, the switch at the right: for rows of settings. */
  isSpread?: boolean;
};

/** Switches something on or off at once; in a form that is saved, a Checkbox says it better. */
export function Switch({
  label,
  isLabelHidden,
  hint,
  value,
  isSpread = false,
  className = '',
  ...control
}: SwitchProps) {
  const id = useId();
  return (
    <SwitchField {...control} isSelected={value} aria-describedby={describedBy(id, { hint })} className={className}>
      <SwitchButton
        className={`group relative flex min-h-6 items-center gap-2.5 text-dense data-disabled:text-ink-faint ${isSpread ? 'w-full flex-row-reverse justify-between' : 'w-fit'}`}
      >
        <span className="relative h-4 w-7 flex-none rounded-full bg-line-strong outline-offset-2 outline-focus transition-colors group-data-disabled:opacity-50 group-data-focus-visible:outline-2 group-data-selected:bg-brand">
          <span className="absolute top-0.5 left-0.5 size-3 rounded-full bg-surface transition-transform group-data-selected:translate-x-3 dark:group-data-selected:bg-brand-ink" />
        </span>
        <span className={isLabelHidden ? 'sr-only' : ''}>{label}</span>
      </SwitchButton>
      {hint && (
        <span
          id={`${id}-hint`}
          className={`block text-xs text-pretty text-ink-faint ${isSpread ? 'pr-12' : 'pl-[38px]'}`}
        >
          {hint}
        </span>
      )}
    </SwitchField>
  );
}
