import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Check, Minus } from 'lucide-react';
import { FieldError } from './FieldError.tsx';

type CheckboxProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'children' | 'value' | 'onChange' | 'disabled'
> & {
  value?: boolean;
  onChange?: (value: boolean) => void;
  isDisabled?: boolean;
  /** Some of what it stands for is ticked: a dash in place of the tick. */
  isMixed?: boolean;
  /** True colours the box; a sentence also stands beneath it. */
  error?: boolean | string | null;
  /** The label. */
  children: ReactNode;
};

/** A tick box of plain HTML with its label. */
export function Checkbox({
  value,
  onChange,
  isDisabled,
  isMixed = false,
  error,
  children,
  className = '',
  ...input
}: CheckboxProps) {
  const id = useId();
  const Tick = isMixed ? Minus : Check;
  return (
    <span data-invalid={error ? true : undefined} className={`inline-grid justify-items-start ${className}`}>
      <label className={`inline-flex min-h-6 items-center gap-2 text-dense ${isDisabled ? 'text-ink-faint' : ''}`}>
        <span className="relative grid size-4 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            checked={value}
            disabled={isDisabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={typeof error === 'string' && error ? id : input['aria-describedby']}
            ref={(box) => {
              if (box) box.indeterminate = isMixed;
            }}
            onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
            className="peer absolute inset-0 appearance-none rounded-[4px] border border-line-strong bg-surface transition-colors checked:border-brand checked:bg-brand disabled:border-line disabled:bg-well aria-invalid:border-critical indeterminate:border-brand indeterminate:bg-brand"
          />
          <Tick
            aria-hidden
            strokeWidth={2.75}
            className={`pointer-events-none relative size-3 flex-none text-brand-ink peer-checked:block peer-disabled:text-ink-faint ${isMixed ? '' : 'hidden'}`}
          />
        </span>
        {children}
      </label>
      <FieldError id={id}>{typeof error === 'string' ? error : null}</FieldError>
    </span>
  );
}
