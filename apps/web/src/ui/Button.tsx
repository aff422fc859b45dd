import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';

type ButtonVariant = 'secondary' | 'primary' | 'danger' | 'dangerQuiet' | 'ghost' | 'plain';
type ButtonSize = 'sm' | 'md' | 'row' | 'lg';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & {
  type?: 'button' | 'submit' | 'reset';
  variant?: ButtonVariant;
  /** Heights 28, 32, 36 (40 on phones) and 40. */
  size?: ButtonSize;
  isWide?: boolean;
  /** Under way: cannot be pressed again, keeps its width, and says so with `busyLabel` or a spinner. */
  isBusy?: boolean;
  busyLabel?: string;
  icon?: ReactNode;
  /** On phones its icon alone is to be seen. */
  isIconOnPhones?: boolean;
};

const LOOK: Record<ButtonVariant, string> = {
  secondary: 'edge-button bg-surface text-ink hover:bg-well dark:bg-raised',
  primary: 'bg-brand text-brand-ink hover:bg-brand-hover',
  danger: 'bg-critical text-critical-ink',
  dangerQuiet: 'edge-button bg-surface text-critical hover:bg-well dark:bg-raised',
  ghost: 'text-ink-muted hover:bg-hover hover:text-ink',
  // In the colour of what stands around it.
  plain: 'hover:bg-hover aria-expanded:bg-press',
};

const SIZE: Record<ButtonSize, string> = {
  sm: 'h-7 px-2.5 text-dense',
  md: 'h-8 px-3 text-dense',
  row: 'h-9 px-1.5 text-dense max-md:h-10',
  lg: 'h-10 px-4 text-sm',
};

/** A plain button, also for screens that load no component library. */
export function Button({
  type = 'button',
  variant = 'secondary',
  size = 'md',
  isWide = false,
  isBusy = false,
  busyLabel,
  icon,
  isIconOnPhones = false,
  children,
  className = '',
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const label = isBusy && busyLabel ? busyLabel : children;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      // Stays in the tab order while busy, so that focus is not lost.
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:bg-well disabled:text-ink-faint ${LOOK[variant]} ${SIZE[size]} ${isWide ? 'w-full' : ''} ${className}`}
    >
      {isBusy ? <Spinner size="sm" /> : icon}
      {isIconOnPhones ? <span className="max-md:sr-only">{label}</span> : label}
    </button>
  );
}
