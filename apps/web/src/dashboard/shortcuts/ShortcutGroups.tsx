import { useId } from 'react';
import { useCharacterKeys } from '#ui/characterKeys.ts';
import { isOfCharacters } from './keys.ts';
import { Keys } from './Keys.tsx';
import { type Shortcut } from './shortcut.ts';
import { type ShortcutGroup } from './shortcutGroups.ts';

/** Shortcuts under their headings, in two columns where there is room. */
export function ShortcutGroups({ groups }: { groups: readonly ShortcutGroup[] }) {
  if (groups.length === 0) return <p className="py-8 text-center text-dense text-ink-muted">No results found.</p>;
  return (
    <div className="gap-x-10 md:columns-2">
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { name, shortcuts } }: { group: ShortcutGroup }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mb-4">
      <h3 id={heading} className="break-after-avoid pb-1 text-xs font-medium text-ink-faint">
        {name}
      </h3>
      <ul>
        {shortcuts.map((shortcut) => (
          <Row key={shortcut.id} shortcut={shortcut} />
        ))}
      </ul>
    </section>
  );
}

function Row({ shortcut: { label, keys } }: { shortcut: Shortcut }) {
  const areCharactersOn = useCharacterKeys(({ isOn }) => isOn);
  return (
    <li className="flex min-h-[30px] break-inside-avoid items-center gap-3 text-dense max-md:min-h-10">
      <span className="min-w-0 flex-1">{label}</span>
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
    </li>
  );
}
