import { paths } from '#router/paths.ts';
import { navigation } from '../frame/navigation.ts';
import { type Shortcut } from './shortcut.ts';

/** The second key of the ways to the areas; the first is G for «go». */
const LETTERS: Record<string, string> = {
  [paths.dashboard]: 'h',
  [paths.inbox]: 'i',
  [paths.analytics]: 'a',
  [paths.insights]: 'n',
  [paths.guidedFlows]: 'f',
  [paths.content]: 'c',
  [paths.forms]: 'o',
  [paths.productDiscovery]: 'p',
  [paths.assistants]: 't',
  [paths.users]: 'u',
  [paths.integrations]: 'e',
  [paths.settings]: 's',
};

/** What works on every screen of the dashboard. */
export const globalShortcuts = {
  palette: { id: 'palette.open', keys: ['mod+k'], label: 'Search or jump to', group: 'Everywhere', isGlobal: true },
  sheet: { id: 'shortcuts.show', keys: ['?'], label: 'Show the shortcuts', group: 'Everywhere', isGlobal: true },
  notifications: {
    id: 'notifications.open',
    keys: ['g b'],
    label: 'Open notifications',
    group: 'Everywhere',
    isGlobal: true,
  },
  rail: { id: 'rail.toggle', keys: ['['], label: 'Collapse or expand the menu', group: 'Everywhere', isGlobal: true },
} satisfies Record<string, Shortcut>;

/** The ways to the areas, in the rail's order. */
export const goShortcuts: readonly { to: string; shortcut: Shortcut }[] = navigation.flat().flatMap(({ to, label }) => {
  const letter = LETTERS[to];
  if (!letter) return [];
  return [
    {
      to,
      shortcut: { id: `go.${to}`, keys: [`g ${letter}`], label: `Go to ${label}`, group: 'Go to', isGlobal: true },
    },
  ];
});

/** The keys that lead to `to`, when there are any. */
export function shortcutTo(to: string): Shortcut | undefined {
  return goShortcuts.find((one) => one.to === to)?.shortcut;
}
