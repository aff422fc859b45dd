import { exactTime } from '#ui/exactTime.ts';
import { useNow } from '#ui/useNow.ts';
import { useTitleOnHover } from '#ui/useTitleOnHover.ts';
import { snoozedUntilText } from './snoozeTimes.ts';
import { type ConversationStanding } from './useConversationStanding.ts';

type StageProps = Pick<ConversationStanding, 'status' | 'snoozedUntil'>;

/** Said only where it is not the usual: open, and in the hands of people. */
export function Stage({ status, snoozedUntil }: StageProps) {
  const now = new Date(useNow());
  const exact = useTitleOnHover(() => (status === 'Snoozed' && snoozedUntil ? exactTime(snoozedUntil) : ''));
  if (status === 'Open') return null;
  const until = snoozedUntil ? snoozedUntilText(new Date(snoozedUntil), now) : 'until they write';
  const text = { Pending: 'With the assistant', Snoozed: `Snoozed ${until}`, Resolved: 'Resolved' }[status];
  return (
    <span
      {...exact}
      className="block max-w-full flex-none truncate text-xs font-medium text-ink-muted @xl/thread:rounded-[5px] @xl/thread:bg-well @xl/thread:px-[7px] @xl/thread:leading-5 @xl/thread:inset-ring @xl/thread:inset-ring-line"
    >
      {text}
    </span>
  );
}
