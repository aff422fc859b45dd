import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PlainIcon } from './PlainIcon.tsx';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & { children: ReactNode };

/** A tick box of plain HTML with its label. */
export function Checkbox({ children, className = '', ...input }: CheckboxProps) {
  return (
    <label className={`inline-flex min-h-6 items-center gap-2 text-dense ${className}`}>
      <span className="relative grid size-4 shrink-0 place-items-center">
        <input
          {...input}
          type="checkbox"
          className="peer absolute inset-0 appearance-none rounded-[4px] border border-line-strong bg-surface checked:border-brand checked:bg-brand disabled:border-line disabled:bg-well"
        />
        <PlainIcon
          shape="check"
          size={12}
          strokeWidth={2.75}
          className="pointer-events-none relative hidden text-brand-ink peer-checked:block"
        />
      </span>
      {children}
    </label>
  );
}
