import { Time } from './ClockTime.tsx';

/** Something that happened, between the messages. */
export function EventLine({ createdAt, children }: { createdAt: string; children: string }) {
  return (
    <p className="mt-1.5 mb-3.5 text-center text-xs text-pretty text-ink-faint tabular-nums">
      {children} · <Time at={createdAt} />
    </p>
  );
}
