/** One press: a key with the modifiers held. `mod` is Command on Apple's systems and Control elsewhere. */
export type Chord = { key: string; mod: boolean; shift: boolean; alt: boolean };

/** What of a keyboard event says which keys it was. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'> & {
  /** The key that many layouts need for a sign: no modifier of ours, although Windows says Control and Alt with it. */
  isAltGraph: boolean;
};

/** Reads `mod+k`, `shift+Enter`, `?`, or a sequence like `g i`: presses after each other, parted by spaces. */
export function parseKeys(keys: string): Chord[] {
  return keys.split(' ').map((press) => {
    const parts = press.split(/(?<!^)\+/);
    const modifiers = parts.slice(0, -1);
    return {
      key: parts.at(-1) ?? '',
      mod: modifiers.includes('mod'),
      shift: modifiers.includes('shift'),
      alt: modifiers.includes('alt'),
    };
  });
}

/** How far the presses have come on the way through `keys`. */
export function fit(keys: string, presses: readonly Press[], isApple: boolean): 'whole' | 'beginning' | 'none' {
  const chords = parseKeys(keys);
  const isFitting = presses.every((press, index) => {
    const chord = chords[index];
    return chord !== undefined && isPress(chord, press, isApple);
  });
  if (!isFitting) return 'none';
  return presses.length === chords.length ? 'whole' : 'beginning';
}

/** Whether a single sign does it, or several after each other: what people who speak to their computer may switch off (WCAG 2.1.4). */
export function isOfCharacters(keys: string): boolean {
  return parseKeys(keys).every(({ key, mod, alt }) => isCharacter(key) && !mod && !alt);
}

function isPress(chord: Chord, press: Press, isApple: boolean): boolean {
  const [mod, foreign] = isApple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  const isHeld = !press.isAltGraph;
  // Apple's layouts reach many signs with Option.
  const alt = press.altKey && isHeld && !(isApple && isSign(chord.key));
  if (foreign && isHeld) return false;
  if ((mod && isHeld) !== chord.mod || alt !== chord.alt) return false;
  if (chord.key.toLowerCase() !== keyOf(press).toLowerCase()) return false;
  // Where on the keyboard a sign is, and whether it needs Shift, is the layout's affair.
  return isSign(chord.key) || press.shiftKey === chord.shift;
}

/** What was pressed; the letter by its place where the layout has no Latin letters. */
export function keyOf({ key, code }: Press): string {
  const isForeignLetter = key.length === 1 && key > '\u{7f}';
  return (isForeignLetter && /^Key([A-Z])$/.exec(code)?.[1]) || key;
}

function isCharacter(key: string): boolean {
  return key.length === 1;
}

/** Neither letter nor digit: layouts have it in different places. */
export function isSign(key: string): boolean {
  return isCharacter(key) && key.toLowerCase() === key.toUpperCase() && !/\d/.test(key);
}
