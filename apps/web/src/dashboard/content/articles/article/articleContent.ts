import { videoSource } from '@parley/article-html/videoAddress';
import { changesBetween, type Json } from '@parley/versioning/changesBetween';
import * as v from 'valibot';
import type { FieldWords, ValueWords } from '#versioning/describeChange.ts';
import { pairBlocks, type Block } from './pairBlocks.ts';

const text = (limit: number) => v.pipe(v.string(), v.maxLength(limit, `Use at most ${limit} characters.`));

const SCHEMA = v.object({
  title: text(150),
  summary: text(300),
  body: text(400_000),
  slug: v.pipe(text(80), v.regex(/^[\p{L}\p{N}-]*$/u, 'Use letters, digits and - only.')),
  seoTitle: text(120),
  seoDescription: text(300),
});

/** What is written in an article, as its draft has it. */
export type ArticleContent = v.InferOutput<typeof SCHEMA>;

export const NO_CONTENT: ArticleContent = {
  title: '',
  summary: '',
  body: '',
  slug: '',
  seoTitle: '',
  seoDescription: '',
};

/** A content that was merged of others. */
export const readContent = (content: Json): ArticleContent => v.parse(SCHEMA, content);

/** What is wrong with a content, a sentence for each field; none: it can be saved. */
export function checkContent(content: ArticleContent): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(SCHEMA, content);
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

/** What readers would miss, a sentence for each field; none: it can be published. */
export function missingIn({ title, body }: ArticleContent): Readonly<Record<string, string>> {
  const holder = document.createElement('template');
  holder.innerHTML = body;
  const isBlank = !holder.content.textContent?.trim() && !holder.content.querySelector('img, iframe');
  return {
    ...(!title.trim() && { title: 'Give it a title first.' }),
    ...(isBlank && { body: 'Write its text first.' }),
  };
}

/** What fields are called in lists of changes. */
export const CONTENT_WORDS: FieldWords = {
  'body.type': 'Kind',
  'body.text': '',
  formatting: 'Formatting or links',
  layout: 'Layout of the text',
  body: 'Text',
  slug: 'Address',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
};

/** What is seen in its markup only is said by the place. */
export const contentValue: ValueWords = (_, path) => (MARKUP.has(path.at(-1)) ? null : undefined);

const MARKUP: ReadonlySet<string | undefined> = new Set(['formatting', 'layout']);

/** Two contents as lists of changes compare them: their texts block by block, each known again in the other. */
export function pairContents(before: ArticleContent, after: ArticleContent): [Json, Json] {
  const [earlier, later] = [blocksOf(before.body), blocksOf(after.body)];
  const [body, nextBody] = pairBlocks(earlier, later);
  // Something around the blocks: what was a list stands in a box now.
  const isOtherLayout = before.body !== after.body && changesBetween(body, nextBody).length === 0;
  return [
    { ...before, body, ...(isOtherLayout && { layout: before.body }) },
    { ...after, body: nextBody, ...(isOtherLayout && { layout: after.body }) },
  ];
}

/** The same of the two that a conflict leaves to choose from. */
export function pairSides(sides: { mine: ArticleContent; theirs: ArticleContent }): { mine: Json; theirs: Json } {
  const [theirs, mine] = pairContents(sides.theirs, sides.mine);
  return { mine, theirs };
}

const TYPES: Readonly<Record<string, string>> = {
  H2: 'Heading',
  H3: 'Heading',
  H4: 'Heading',
  P: 'Paragraph',
  LI: 'List entry',
  TR: 'Table row',
  PRE: 'Code',
  FIGCAPTION: 'Caption',
  IMG: 'Picture',
  IFRAME: 'Video',
};
const BLOCKS = Object.keys(TYPES).join(', ').toLowerCase();

function blocksOf(body: string): Block[] {
  const holder = document.createElement('template');
  holder.innerHTML = body;
  return [...holder.content.querySelectorAll(BLOCKS)]
    .filter((block) => !block.querySelector(BLOCKS))
    .map((block) => ({ type: TYPES[block.tagName] ?? block.tagName, text: wordsOf(block), html: block.outerHTML }))
    .filter(({ text }) => text !== '');
}

function wordsOf(block: Element): string {
  if (block.tagName === 'IMG') return block.getAttribute('alt')?.trim() || 'No description';
  if (block.tagName === 'IFRAME') {
    const address = block.getAttribute('src') ?? '';
    return [block.getAttribute('title')?.trim(), videoSource(address)?.place ?? address].filter(Boolean).join(' · ');
  }
  if (block.tagName === 'PRE') return (block.textContent ?? '').trim();
  return [...(block.tagName === 'TR' ? block.children : [block])]
    .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())
    .join(' · ');
}
