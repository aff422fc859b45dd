import { useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { setChosenKeys, useChosenKeys } from './chosenKeys.ts';
import { type Shortcut } from './shortcut.ts';

type Choice = { shortcut: Pick<Shortcut, 'id'>; keys: readonly string[] | null };

/** Gives shortcuts other keys, at once and on every device; null gives them the usual ones. What cannot be saved is taken back. */
export function useChooseKeys() {
  const { update } = useUpdatePreferences();

  return function choose(choices: readonly Choice[]) {
    const before = useChosenKeys.getState().chosen;
    const ids = new Set(choices.map(({ shortcut }) => shortcut.id));
    const others = Object.entries(before).filter(([id]) => !ids.has(id));
    const chosen = choices.flatMap(({ shortcut, keys }) => (keys ? [[shortcut.id, keys] as const] : []));
    setChosenKeys(Object.fromEntries([...others, ...chosen]));
    update(
      { shortcutKeys: choices.map(({ shortcut, keys }) => ({ shortcut: shortcut.id, keys })) },
      { onFail: () => setChosenKeys(before) },
    );
  };
}
