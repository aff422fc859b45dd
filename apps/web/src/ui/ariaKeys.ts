const MODIFIERS: Record<string, string> = { '⌘': 'Meta', '⌥': 'Alt', '⇧': 'Shift', '⌃': 'Control', Ctrl: 'Control' };

/**
 * What a tooltip shows (⌘K, Ctrl+K) as `aria-keyshortcuts` wants it (Meta+K, Control+K); undefined for keys pressed one after the
 * other, which it has no words for.
 */
export function ariaKeys(shown: string): string | undefined {
  if (shown.includes(' then ')) return undefined;
  return shown
    .replaceAll(/[⌘⌥⇧⌃](?!$)/gu, '$&+')
    .split(/(?<=.)\+(?=.)/u)
    .map((key) => MODIFIERS[key] ?? key)
    .join('+');
}
