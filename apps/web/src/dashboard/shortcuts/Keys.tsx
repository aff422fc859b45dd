import { Kbd } from '#ui/Kbd.tsx';
import { capsOf, spokenKeys } from './keyLabels.ts';
import { isApple } from './platform.ts';

/** Keys as caps, a sequence with a word between them. Screen readers get them in words. */
export function Keys({ keys, isOff = false }: { keys: string; isOff?: boolean }) {
  return (
    <span className="inline-flex flex-none items-center gap-1">
      <span className="sr-only">{spokenKeys(keys, isApple)}</span>
      {capsOf(keys, isApple).map((caps, index) => (
        <span key={`${index} ${caps.join(' ')}`} aria-hidden className="inline-flex items-center gap-1">
          {index > 0 && <span className="text-2xs text-ink-faint group-data-focused:text-ink-muted">then</span>}
          {caps.map((cap) => (
            <Kbd key={cap} className={isOff ? 'line-through' : '!text-ink-muted'}>
              {cap}
            </Kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
