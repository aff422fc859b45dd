import { count } from '#ui/format.ts';
import { MESSAGE_LIMIT } from '@parley/message-text/messageLimit';

/** From here on it matters how many are left. */
const NEAR_LIMIT = 4500;

/** How many characters a reply has left, once that matters. */
export function CharactersLeft({ id, length }: { id: string; length: number }) {
  const left = MESSAGE_LIMIT - length;
  return (
    <output
      id={id}
      className={`ml-auto min-w-0 text-right text-xs tabular-nums ${left < 0 ? 'font-medium text-critical' : 'text-ink-muted'}`}
    >
      {length >= NEAR_LIMIT &&
        (left < 0 ? `${count(-left)} over the limit of ${count(MESSAGE_LIMIT)} characters` : `${left} left`)}
    </output>
  );
}
