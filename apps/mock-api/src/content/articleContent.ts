import { cleanHtml } from '@parley/article-html/cleanHtml';
import { slugOf } from '@parley/article-html/text';
import * as v from 'valibot';
import { singleLine } from '#singleLine.ts';

const line = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, `Use at most ${longest} characters.`), singleLine);

/** As its own slug: what would be changed is refused, so that nobody publishes an address that they have not seen. */
const slug = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(80, 'Use at most 80 characters.'),
  v.check((given) => given === slugOf(given), 'Use letters, digits and single hyphens between them.'),
);

const LONGEST_BODY = 400_000;

/** What is written in an article, as input and as drafts and versions keep it. */
export const CONTENT_FIELDS = {
  title: line(150),
  summary: v.pipe(v.string(), v.trim(), v.maxLength(300, 'Use at most 300 characters.')),
  body: v.pipe(
    v.string(),
    v.maxLength(LONGEST_BODY, 'This article is too long. Cut it into several.'),
    v.transform((html) => cleanHtml(html.replaceAll('\0', ''))),
  ),
  slug,
  seoTitle: line(120),
  seoDescription: v.pipe(v.string(), v.trim(), v.maxLength(300, 'Use at most 300 characters.')),
};

export type ArticleContent = {
  title: string;
  summary: string;
  body: string;
  slug: string;
  seoTitle: string;
  seoDescription: string;
};

export const EMPTY_CONTENT: ArticleContent = {
  title: '',
  summary: '',
  body: '',
  slug: '',
  seoTitle: '',
  seoDescription: '',
};

const Stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What `JSON.stringify` wrote of it; what an older one lacks is empty. */
export const storedContent = (content: string): ArticleContent => ({ ...EMPTY_CONTENT, ...v.parse(Stored, content) });
