import sanitize from 'sanitize-html';

const BLOCK_END = /<\/(?:p|h[2-6]|li|tr|blockquote|pre|figcaption|section|aside)>|<br\s*\/?>/gi;
/** With the end of a paragraph that fills the cell: editors put one into each. */
const CELL_END = /(?:<\/p>\s*)?<\/(?:td|th)>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What an article's clean HTML says: a line for each paragraph, heading, entry and row. */
export function plainText(html: string): string {
  const lined = html.replace(CELL_END, ' ').replace(BLOCK_END, '\n');
  const text = sanitize(lined, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Whether an article's clean HTML holds nothing to read or to look at. */
export const isBlank = (html: string): boolean => plainText(html) === '' && !/<(?:img|iframe)\b/i.test(html);

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Words of a plain text, in any script. */
export function wordCount(text: string): number {
  let count = 0;
  for (const piece of shortPieces(text, 500)) {
    for (const { isWordLike } of words.segment(piece)) if (isWordLike) count += 1;
  }
  return count;
}

/**
 * A text in pieces of at most so many characters, cut between words where there is one: to take a text apart takes Intl.Segmenter
 * the square of its length, so that a long one would stop everything for minutes.
 */
export function* shortPieces(text: string, longest: number): Generator<string> {
  let from = 0;
  while (text.length - from > longest) {
    const space = text.slice(from, from + longest).search(/\s\S*$/u);
    const isPair = /[\uD800-\uDBFF]/.test(text[from + longest - 1] ?? '');
    const to = from + (space > 0 ? space : longest - (isPair ? 1 : 0));
    yield text.slice(from, to);
    from = to;
  }
  yield text.slice(from);
}

const LONGEST_SLUG = 80;

/** What stands for a title in an address: «Boot sizes, wide» is `boot-sizes-wide`. Blank when nothing of it can. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
