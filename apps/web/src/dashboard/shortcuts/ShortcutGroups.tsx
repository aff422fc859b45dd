import { useId } from 'react';
import { useBoundShortcuts } from './boundShortcuts.ts';
import { ShortcutRow } from './ShortcutRow.tsx';
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
  const changeable = new Set(useBoundShortcuts().flatMap(({ shortcut, run }) => (run ? [shortcut.id] : [])));
  return (
    <section aria-labelledby={heading} className="mb-4">
      <h3 id={heading} className="break-after-avoid pb-1 text-xs font-medium text-ink-faint">
        {name}
      </h3>
      <ul>
        {shortcuts.map((shortcut) => (
          <ShortcutRow key={shortcut.id} shortcut={shortcut} isChangeable={changeable.has(shortcut.id)} />
        ))}
      </ul>
    </section>
  );
}
