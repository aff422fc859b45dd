import { create } from 'zustand';

const KEY = 'parley.shortcut-keys';

/** The keys that a person has chosen, by the shortcut's id; none: it is switched off. Shortcuts that are not named have the usual ones. */
type ChosenKeys = Readonly<Record<string, readonly string[]>>;

/** Kept by the API, and on this device too, so that they work from the first key on. */
export const useChosenKeys = create<{ chosen: ChosenKeys }>(() => ({ chosen: kept() }));

export function setChosenKeys(chosen: ChosenKeys) {
  useChosenKeys.setState({ chosen });
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // They come from the API then.
  }
}

function kept(): ChosenKeys {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, keys]) => isListOfTexts(keys)));
  } catch {
    return {};
  }
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
