import { parseKeys, type Chord } from './keys.ts';

const SIGNS: Record<string, string> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

const WORDS: Record<string, string> = {
  Escape: 'Escape',
  ArrowUp: 'Arrow up',
  ArrowDown: 'Arrow down',
  ArrowLeft: 'Arrow left',
  ArrowRight: 'Arrow right',
  '?': 'question mark',
  '[': 'left bracket',
  '/': 'slash',
};

/** The key caps of each press: `mod+k` is [['⌘', 'K']] on Apple's systems and [['Ctrl', 'K']] elsewhere, `g i` [['G'], ['I']]. */
export function capsOf(keys: string, isApple: boolean): string[][] {
  return parseKeys(keys).map((chord) => [...modifiersOf(chord, isApple), SIGNS[chord.key] ?? capital(chord.key)]);
}

/** The same in one line, for tooltips and menus: ⌘K, Ctrl+K, G then I. */
export function keysText(keys: string, isApple: boolean): string {
  return capsOf(keys, isApple)
    .map((caps) => caps.join(isApple ? '' : '+'))
    .join(' then ');
}

/** The same in words, for screen readers, which leave out or misread many signs. */
export function spokenKeys(keys: string, isApple: boolean): string {
  return parseKeys(keys)
    .map(({ key, mod, shift, alt }) =>
      [
        mod && (isApple ? 'Command' : 'Control'),
        alt && (isApple ? 'Option' : 'Alt'),
        shift && 'Shift',
        WORDS[key] ?? capital(key),
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(' then ');
}

/** For `aria-keyshortcuts`, which knows no sequences: null for those. */
export function ariaKeys(keys: string, isApple: boolean): string | null {
  const [chord, ...more] = parseKeys(keys);
  if (!chord || more.length > 0) return null;
  const { key, mod, shift, alt } = chord;
  return [mod && (isApple ? 'Meta' : 'Control'), alt && 'Alt', shift && 'Shift', capital(key)]
    .filter(Boolean)
    .join('+');
}

function modifiersOf({ mod, shift, alt }: Chord, isApple: boolean): string[] {
  return [
    ...(mod ? [isApple ? '⌘' : 'Ctrl'] : []),
    ...(alt ? [isApple ? '⌥' : 'Alt'] : []),
    ...(shift ? [isApple ? '⇧' : 'Shift'] : []),
  ];
}

function capital(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}
