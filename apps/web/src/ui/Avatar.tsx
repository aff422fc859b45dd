import { type ReactNode } from 'react';
import { initials } from './initials.ts';

const SIZES = {
  20: 'size-5 text-[9px]',
  24: 'size-6 text-[10px]',
  32: 'size-8 text-xs',
  40: 'size-10 text-sm',
};

const LOOKS = {
  tile: 'text-on-tile',
  me: 'bg-ink text-surface',
  assistant: 'bg-brand text-brand-ink',
  line: 'bg-well text-ink-muted inset-ring inset-ring-line',
};

type AvatarProps = {
  name: string;
  size?: keyof typeof SIZES;
  /** `tile` takes its ground from `colour`. */
  look?: keyof typeof LOOKS;
  /** A ground class such as `bg-emerald-400`. */
  colour?: string;
  shape?: 'round' | 'square';
  /** Stands in place of the initials. */
  icon?: ReactNode;
};

/** The initials of somebody whose name stands beside it, so it says nothing to a screen reader. */
export function Avatar({ name, size = 32, look = 'tile', colour = '', shape = 'round', icon }: AvatarProps) {
  const rounding = shape === 'round' ? 'rounded-full' : 'rounded-control';
  return (
    <span
      aria-hidden
      className={`inline-grid flex-none place-items-center font-semibold leading-none ${SIZES[size]} ${LOOKS[look]} ${rounding} ${colour}`}
    >
      {icon ?? initials(name)}
    </span>
  );
}
