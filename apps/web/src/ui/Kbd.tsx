import { type ReactNode } from 'react';

type KbdProps = { children: ReactNode; className?: string };

/** A key, drawn small. */
export function Kbd({ children, className = '' }: KbdProps) {
  return (
    <kbd
      className={`inline-grid h-[18px] min-w-[18px] flex-none place-items-center rounded px-1 font-sans text-2xs text-ink-faint inset-ring inset-ring-line ${className}`}
    >
      {children}
    </kbd>
  );
}
