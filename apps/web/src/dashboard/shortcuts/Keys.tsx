import { capsOf, spokenKeys } from './keyLabels.ts';
import { isApple } from './platform.ts';

/** Keys as caps, `g i` with a word between them. Screen readers get them in words. */
export function Keys({ keys, isOff = false }: { keys: string; isOff?: boolean }) {
  return (
    <span className="inline-flex flex-none items-center gap-1">
      <span className="sr-only">{spokenKeys(keys, isApple)}</span>
      {capsOf(keys, isApple).map((caps, index) => (
        <span key={`${index} ${caps.join(' ')}`} aria-hidden className="inline-flex items-center gap-1">
          {index > 0 && <span className="text-2xs text-ink-faint">then</span>}
          {caps.map((cap) => (
            <kbd
              key={cap}
              className={`grid h-5 min-w-5 place-items-center rounded px-1 font-sans text-2xs inset-ring inset-ring-line ${isOff ? 'text-ink-faint line-through' : 'text-ink-muted'}`}
            >
              {cap}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
