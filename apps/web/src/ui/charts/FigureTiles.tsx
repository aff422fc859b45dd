import { type ReactNode } from 'react';

/** Figures side by side in one frame, parted by hairlines. */
export function FigureTiles({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,50%),1fr))] overflow-clip rounded-card border border-line max-md:grid-cols-2"
    >
      {children}
    </ul>
  );
}

type FigureTileProps = {
  name: ReactNode;
  value: ReactNode;
  /** How it differs from what it is compared with, in words that a tone alone would not say. */
  change?: { text: string; tone: 'good' | 'bad' | 'neutral' } | null;
  chart?: ReactNode;
  foot?: ReactNode;
};

const TONES = { good: 'text-positive', bad: 'text-critical', neutral: 'text-ink-muted' };

/** One figure: its name, its value, how it moved. */
export function FigureTile({ name, value, change, chart, foot }: FigureTileProps) {
  return (
    <li className="min-w-0 bg-surface px-4 pt-3.5 pb-3 shadow-[0_0_0_1px_var(--color-line)] max-md:px-3.5 max-md:pt-3">
      <p className="truncate text-xs font-medium text-ink-muted">{name}</p>
      <p className="flex items-baseline gap-2 text-2xl font-semibold tracking-[-0.02em] whitespace-nowrap tabular-nums max-md:text-xl">
        {value}
        {change && (
          <small className={`truncate text-xs font-medium tracking-normal ${TONES[change.tone]}`}>{change.text}</small>
        )}
      </p>
      {chart && <div className="mt-1.5">{chart}</div>}
      {foot && <p className="mt-1.5 truncate text-xs text-ink-faint">{foot}</p>}
    </li>
  );
}
