import { type LucideIcon } from 'lucide-react';
import { Time } from './ClockTime.tsx';

type EventLineProps = { createdAt: string; icon?: LucideIcon | undefined; children: string };

/** Something that happened, between the messages. */
export function EventLine({ createdAt, icon: Icon, children }: EventLineProps) {
  return (
    <p className="mt-1.5 mb-3.5 text-center text-xs text-pretty text-ink-faint tabular-nums">
      {Icon && <Icon aria-hidden className="mr-1.5 inline size-3.5 align-[-2.5px]" strokeWidth={1.75} />}
      {children} · <Time at={createdAt} />
    </p>
  );
}
