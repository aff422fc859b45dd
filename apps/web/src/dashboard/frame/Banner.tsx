import { type ReactNode } from 'react';
import { type LucideIcon } from 'lucide-react';

const TONES = {
  caution: 'bg-caution-soft text-caution',
  critical: 'bg-critical-soft text-critical',
  positive: 'bg-positive-soft text-positive',
  brand: 'bg-brand-soft text-brand',
};

type BannerProps = {
  tone: keyof typeof TONES;
  icon: LucideIcon;
  isSpinning?: boolean;
  /** What is so, in a sentence or two. */
  children: ReactNode;
  action?: ReactNode;
};

/** A line under the top bar that says something of the whole page. */
export function Banner({ tone, icon: Icon, isSpinning = false, children, action }: BannerProps) {
  return (
    <div
      className={`flex min-h-10 animate-fade items-center gap-2 border-b border-line py-1 pr-3 pl-5 text-dense font-medium motion-reduce:animate-none max-md:px-4 ${TONES[tone]}`}
    >
      <Icon
        aria-hidden
        className={`size-4 flex-none ${isSpinning ? 'motion-safe:animate-spin' : ''}`}
        strokeWidth={1.75}
      />
      <span className="min-w-0 flex-1 py-1 text-pretty">{children}</span>
      {action && <span className="flex flex-none items-center gap-1">{action}</span>}
    </div>
  );
}
