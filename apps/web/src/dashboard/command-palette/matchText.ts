/** How well a text answers a search, and which of its characters do. */
type TextMatch = { score: number; marks: ReadonlySet<number> };

const WHOLE = 100;
const BEGINNING = 80;
const WORD = 60;
const INITIALS = 50;
const INSIDE = 30;
const SCATTERED = 10;

/**
 * Matches one word of a search with a text, best first: the whole text, its beginning, a word's beginning, the words'
 * initials, inside a word, and from two letters on also scattered, if each stretch begins a word or goes on where the one
 * before ended. Case and accents do not count. Null when nothing fits.
 */
export function matchText(word: string, text: string): TextMatch | null {
  const wanted = fold(word);
  const letters = fold(text);
  if (wanted.length === 0 || wanted.length > letters.length) return null;
  const starts = wordStarts(letters);
  const closeness = wanted.length / letters.length;

  const found = positions(wanted, letters);
  const best = found.find((at) => starts.has(at)) ?? found[0];
  if (best !== undefined) {
    const rank = best === 0 ? (closeness === 1 ? WHOLE : BEGINNING) : starts.has(best) ? WORD : INSIDE;
    return { score: rank + closeness, marks: range(best, wanted.length) };
  }
  const initials = [...starts];
  const [first] = positions(
    wanted,
    initials.map((at) => letters[at] ?? ''),
  );
  if (first !== undefined && wanted.length > 1) {
    return { score: INITIALS + closeness, marks: new Set(initials.slice(first, first + wanted.length)) };
  }
  const scattered = wanted.length > 1 ? scatter(wanted, letters, starts) : null;
  return scattered && { score: SCATTERED + closeness, marks: new Set(scattered) };
}

/** The text's characters without case and accents, one for one with those of its composed form. */
export function fold(text: string): string[] {
  return Array.from(text.normalize()).map((character) => {
    const [base = character] = character.normalize('NFD');
    return base.toLowerCase();
  });
}

function positions(wanted: readonly string[], letters: readonly string[]): number[] {
  return letters.flatMap((_, at) => (wanted.every((letter, index) => letters[at + index] === letter) ? [at] : []));
}

function wordStarts(letters: readonly string[]): ReadonlySet<number> {
  return new Set(letters.flatMap((letter, at) => (isLetter(letter) && !isLetter(letters[at - 1] ?? ' ') ? [at] : [])));
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** Where the wanted letters are, one after the other; null when they are not. */
function scatter(wanted: readonly string[], letters: readonly string[], starts: ReadonlySet<number>): number[] | null {
  // What led nowhere is not tried again: a text of many equal words has too many ways.
  const dead = new Set<number>();

  function walk(index: number, from: number): number[] | null {
    const letter = wanted[index];
    if (letter === undefined) return [];
    const place = index * (letters.length + 1) + from;
    if (dead.has(place)) return null;
    for (let at = from; at < letters.length; at += 1) {
      if (letters[at] !== letter || !(starts.has(at) || (index > 0 && at === from))) continue;
      const further = walk(index + 1, at + 1);
      if (further) return [at, ...further];
    }
    dead.add(place);
    return null;
  }
  return walk(0, 0);
}

function range(from: number, length: number): ReadonlySet<number> {
  return new Set(Array.from({ length }, (_, index) => from + index));
}
