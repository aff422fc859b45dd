export type ExcerptPart = { text: string; isMatch: boolean };

/** Around what was found; control characters, so that nobody's text looks like them. */
export const MARK_START = '\u0002';
export const MARK_END = '\u0003';

const MATCH = new RegExp(`${MARK_START}([^${MARK_END}]*)${MARK_END}`, 'u');

/** An excerpt in one line, split at what was found. */
export function excerptParts(marked: string): ExcerptPart[] {
  return marked
    .replaceAll(/\s+/g, ' ')
    .split(MATCH)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
