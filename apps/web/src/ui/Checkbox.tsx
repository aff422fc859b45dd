import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { PlainIcon } from './PlainIcon.tsx';

type CheckboxProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'children' | 'value' | 'onChange' | 'disabled'
> & {
  value?: boolean;
  onChange?: (value: boolean) => void;
  isDisabled?: boolean;
  /** Some of what it stands for is ticked: a dash in place of the tick. */
  isMixed?: boolean;
  /** The label. */
  children: ReactNode;
};

/** A tick box of plain HTML with its label. */
export function Checkbox({
  value,
  onChange,
  isDisabled,
  isMixed = false,
  children,
  className = '',
  ...input
}: CheckboxProps) {
  return (
    <label
      className={`inline-flex min-h-6 items-center gap-2 text-dense ${isDisabled ? 'text-ink-faint' : ''} ${className}`}
    >
      <span className="relative grid size-4 shrink-0 place-items-center">
        <input
          {...input}
          type="checkbox"
          checked={value}
          disabled={isDisabled}
          ref={(box) => {
            if (box) box.indeterminate = isMixed;
          }}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
          className="peer absolute inset-0 appearance-none rounded-[4px] border border-line-strong bg-surface transition-colors checked:border-brand checked:bg-brand disabled:border-line disabled:bg-well indeterminate:border-brand indeterminate:bg-brand"
        />
        <PlainIcon
          shape={isMixed ? 'dash' : 'check'}
          size={12}
          strokeWidth={2.75}
          className={`pointer-events-none relative text-brand-ink peer-checked:block peer-disabled:text-ink-faint ${isMixed ? '' : 'hidden'}`}
        />
      </span>
      {children}
    </label>
  );
}
