import { plainText, wordCount } from '@parley/article-html/text';
import { parseHTML } from 'linkedom';
import { sentencesOf } from './sentences.ts';
import { tellTables } from './tellTables.ts';

/** A piece of an article that fits an answer. `heading`: those that it stands under, joined by « › ». `page`: of a document. */
export type SplitPassage = { heading: string; text: string; page: number | null };

/** In words. One that would be shorter stays with the one before it under the same heading. */
const LONGEST = 160;
const SHORTEST = 40;

type Place = { headings: readonly string[]; page: number | null };
type Block = Place & { text: string };

/**
 * Cuts an article's clean HTML into passages: never across headings or pages, between paragraphs where it can, between sentences
 * where it must.
 */
export function splitPassages(html: string): SplitPassage[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  tellTables(document);
  const groups: Block[][] = [];
  for (const block of blocksOf(document.body, { headings: [], page: null })) {
    const group = groups.at(-1);
    if (group?.[0] && isSamePlace(group[0], block)) group.push(block);
    else groups.push([block]);
  }
  return groups.flatMap((group) => {
    const { headings, page } = group[0] ?? { headings: [], page: null };
    const heading = headings.filter(Boolean).join(' › ');
    return packed(group.flatMap(({ text }) => portions(text))).map((text) => ({ heading, text, page }));
  });
}

/** What is read of the document. */
type Tag = {
  tagName: string;
  textContent: string | null;
  outerHTML: string;
  children: Iterable<Tag>;
  getAttribute: (name: string) => string | null;
};

const isSamePlace = (one: Place, other: Place) =>
  one.page === other.page && one.headings.join('\n') === other.headings.join('\n');

const HEADING_LEVEL: Readonly<Record<string, number>> = { H2: 0, H3: 1, H4: 2 };

/** Headings change the place of whatever follows them, also out of a page's section. */
function blocksOf(root: Tag, start: Place): Block[] {
  const blocks: Block[] = [];
  let { headings } = start;
  const walk = (parent: Tag, page: number | null) => {
    for (const child of parent.children) {
      const level = HEADING_LEVEL[child.tagName];
      if (level !== undefined) headings = [...headings.slice(0, level), child.textContent?.trim() ?? ''];
      else if (child.tagName === 'SECTION') walk(child, Number(child.getAttribute('data-page')) || page);
      else {
        const text = plainText(child.outerHTML);
        if (text !== '') blocks.push({ headings, page, text });
      }
    }
  };
  walk(root, start.page);
  return blocks;
}

/** A block that is too long for one passage, sentence by sentence; what has no end of a sentence, word by word. */
function portions(text: string): string[] {
  if (wordCount(text) <= LONGEST) return [text];
  return packed(
    sentencesOf(text).flatMap((sentence) => {
      const words = sentence.split(/\s+/u);
      if (words.length <= LONGEST) return [sentence];
      const count = Math.ceil(words.length / LONGEST);
      return Array.from({ length: count }, (_, index) => words.slice(index * LONGEST, (index + 1) * LONGEST).join(' '));
    }),
    ' ',
  );
}

/** Puts together as many of the pieces as fit. */
function packed(pieces: readonly string[], joint = '\n'): string[] {
  const filled: { text: string; words: number }[] = [];
  for (const text of pieces) {
    const words = wordCount(text);
    const last = filled.at(-1);
    if (last && last.words + words <= LONGEST) {
      last.text += joint + text;
      last.words += words;
    } else filled.push({ text, words });
  }
  const [last, before] = [filled.at(-1), filled.at(-2)];
  if (last && before && last.words < SHORTEST && before.words + last.words <= LONGEST + SHORTEST) {
    before.text += joint + last.text;
    filled.pop();
  }
  return filled.map(({ text }) => text);
}
