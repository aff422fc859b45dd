import type { Json } from '@parley/versioning/changesBetween';
import * as v from 'valibot';
import type { FieldWords } from '#versioning/describeChange.ts';

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

/** What fields are called in lists of changes. */
export const CONTENT_WORDS: FieldWords = {
  body: 'Text',
  slug: 'Address',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
};

const BLOCKS = 'h2, h3, h4, p, li, tr, pre, figcaption, img, iframe';

/** A content as lists of changes compare it: its text block by block, without markup. */
export function readable({ body, ...rest }: ArticleContent): Json {
  const holder = document.createElement('template');
  holder.innerHTML = body;
  const seen = new Map<string, number>();
  const blocks = [...holder.content.querySelectorAll(BLOCKS)]
    .filter((block) => !block.querySelector(BLOCKS))
    .map((block) => wordsOf(block))
    .filter(Boolean)
    .map((words) => {
      const times = (seen.get(words) ?? 0) + 1;
      seen.set(words, times);
      return { id: `${words} ${times}`, name: words };
    });
  return { ...rest, body: blocks };
}

function wordsOf(block: Element): string {
  if (block.tagName === 'IMG') return `Picture ${block.getAttribute('alt') ?? ''}`.trim();
  if (block.tagName === 'IFRAME') return `Video ${block.getAttribute('title') ?? ''}`.trim();
  return (block.textContent ?? '').replace(/\s+/g, ' ').trim();
}
