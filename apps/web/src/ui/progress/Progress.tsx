import { percent } from '../format.ts';

type ProgressProps = {
  label: string;
  /** From 0 to 1; null while nobody knows how far it is. */
  share: number | null;
  tone?: 'brand' | 'caution' | 'critical';
  className?: string;
};

const TONES = { brand: 'bg-brand', caution: 'bg-caution', critical: 'bg-critical' };

/** A bar of 4 px that says how far something is. */
export function Progress({ label, share, tone = 'brand', className = '' }: ProgressProps) {
  const known = share === null ? null : Math.min(1, Math.max(0, share));
  return (
    <div
      // The browsers' own <progress> cannot be moved by transform alone.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known === null ? undefined : Math.round(known * 100)}
      aria-valuetext={known === null ? 'Under way' : percent(known)}
      className={`h-1 overflow-hidden rounded-full bg-ink/10 ${className}`}
    >
      {known === null ? (
        <div className={`progress-unknown h-full w-1/3 rounded-full ${TONES[tone]}`} />
      ) : (
        <div
          className={`h-full origin-left rounded-full transition-transform duration-[180ms] ${TONES[tone]}`}
          style={{ transform: `scaleX(${known})` }}
        />
      )}
    </div>
  );
}
