import { useSyncExternalStore } from 'react';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'parley.theme';
const listeners = new Set<() => void>();
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** What the person chose on this device; `system` until then. */
function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice, where storage allows, and shows it at once. */
export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser without storage still changes its look until the next load.
  }
  showTheme(theme);
  for (const listener of listeners) listener();
}

/** Puts the chosen look on the document and follows the system and other tabs from now on. Call once, before the first paint. */
export function startTheme() {
  showTheme(chosenTheme());
  prefersDark().addEventListener('change', () => showTheme(chosenTheme()));
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    showTheme(chosenTheme());
    for (const listener of listeners) listener();
  });
}

/** The chosen theme, live. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => 'system');
}

function showTheme(theme: Theme) {
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark().matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
