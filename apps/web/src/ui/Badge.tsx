import { type ReactNode } from 'react';
import { Check, CircleAlert, type LucideIcon } from 'lucide-react';
import { Spinner } from './Spinner.tsx';

const LOOKS = {
  neutral: 'bg-well text-ink-muted inset-ring inset-ring-line',
  live: 'bg-positive-soft text-positive',
  positive: 'text-ink-muted font-normal',
  caution: 'bg-caution-soft text-caution',
  critical: 'bg-critical-soft text-critical',
  busy: 'bg-brand-soft text-brand',
};

type BadgeProps = {
  /** What is fine stays quiet: `positive` is a plain tick. `live` is on the air; `busy` is under way. */
  tone?: keyof typeof LOOKS;
  /** In place of the tone's own sign. */
  icon?: LucideIcon;
  /** How far it is, from 0 to 100, when busy. */
  percentage?: number;
  children: ReactNode;
};

/** The state of a thing, in a word; never by colour alone. */
export function Badge({ tone = 'neutral', icon: Icon, percentage, children }: BadgeProps) {
  const padding = tone === 'positive' ? '' : 'px-[7px]';
  return (
    <span
      className={`inline-flex h-5 max-w-full items-center gap-[5px] rounded-[5px] text-xs font-medium whitespace-nowrap ${LOOKS[tone]} ${padding}`}
    >
      {Icon ? <Icon aria-hidden className="size-3 flex-none" strokeWidth={2.1} /> : <Sign tone={tone} />}
      <span className="truncate">{children}</span>
      {percentage !== undefined && <span className="tabular-nums">{Math.round(percentage)}%</span>}
    </span>
  );
}

function Sign({ tone }: { tone: keyof typeof LOOKS }) {
  if (tone === 'live') return <span aria-hidden className="size-[7px] flex-none rounded-full bg-positive" />;
  if (tone === 'positive') return <Check aria-hidden className="size-3 flex-none text-positive" strokeWidth={2.1} />;
  if (tone === 'critical') return <CircleAlert aria-hidden className="size-3 flex-none" strokeWidth={2.1} />;
  return tone === 'busy' ? <Spinner size="xs" /> : null;
}
