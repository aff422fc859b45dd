import { type BoundShortcut } from './boundShortcuts.ts';
import { keysText } from './keyLabels.ts';
import { givenKeys } from './keysOf.ts';
import { type Shortcut } from './shortcut.ts';

export type ShortcutGroup = { name: string; shortcuts: Shortcut[] };

/** What the sheet shows for `query`: by group, those of the screen before those that work everywhere, each shortcut once. */
export function shortcutGroups(bound: readonly BoundShortcut[], query: string, isApple: boolean): ShortcutGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Map<string, Shortcut>>();
  const ofScreenFirst = bound
    .map(({ shortcut }) => shortcut)
    .toSorted((a, b) => Number(a.isGlobal ?? false) - Number(b.isGlobal ?? false));

  for (const shortcut of ofScreenFirst) {
    const { id, group, label } = shortcut;
    const text = [group, label, ...givenKeys(shortcut).map((one) => keysText(one, isApple))].join(' ').toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const members = groups.get(group) ?? new Map<string, Shortcut>();
    groups.set(group, members.set(id, shortcut));
  }
  return [...groups].map(([name, members]) => ({ name, shortcuts: [...members.values()] }));
}
