import { type Shortcut } from './shortcut.ts';

/** The other shortcuts that `keys` would stand in the way of: the same ones, or one that begins with the other. */
export function conflictsOf(
  keys: string,
  shortcut: Shortcut,
  others: readonly { shortcut: Shortcut; keys: readonly string[] }[],
): Shortcut[] {
  const isInTheWay = (other: string) => other === keys || other.startsWith(`${keys} `) || keys.startsWith(`${other} `);
  return others
    .filter((other) => other.shortcut.id !== shortcut.id && other.keys.some(isInTheWay))
    .map((other) => other.shortcut);
}
