import { useCharacterKeys } from '#ui/characterKeys.ts';
import { isOfCharacters } from './keys.ts';
import { Keys } from './Keys.tsx';

/** All keys that do one thing, or that none does. */
export function ShownKeys({ keys }: { keys: readonly string[] }) {
  const areCharactersOn = useCharacterKeys(({ isOn }) => isOn);
  if (keys.length === 0) return <span className="flex-none text-xs text-ink-faint">Off</span>;
  return (
    <span className="inline-flex flex-none items-center gap-1.5">
      {keys.map((one, index) => {
        const isOff = !areCharactersOn && isOfCharacters(one);
        return (
          <span key={one} className="inline-flex items-center gap-1.5">
            {index > 0 && <span className="text-2xs text-ink-faint">or</span>}
            <Keys keys={one} isOff={isOff} />
            {isOff && <span className="sr-only">, switched off</span>}
          </span>
        );
      })}
    </span>
  );
}
