import { createHmac } from 'node:crypto';
import { plainText } from '@parley/article-html/text';
import type { Article, ArticleCategory, Client, Prisma } from '@parley/db';
import type { Deps } from '#context.ts';
import { byTitle, meantWords } from '../articleSearch.ts';
import { askedWords, partsOf, thatMayAnswer } from './askedArticles.ts';

type HelpDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** What stands in lists: without the text. */
export type Entry = Pick<Article, 'id' | 'title' | 'slug' | 'summary' | 'categoryId' | 'updatedAt'>;
export type Shelf = { category: ArticleCategory; entries: Entry[] };

/** A company's help centre in one language. */
export type Centre = {
  client: Client;
  language: string;
  /** In which it has articles, the one with most of them first. */
  languages: readonly string[];
};

const ENTRY = { id: true, title: true, slug: true, summary: true, categoryId: true, updatedAt: true } as const;

const readable = ({ client, language }: Centre) =>
  ({ clientId: client.id, type: 'Text', status: 'Published', slug: { not: null }, language }) as const;

/** The help centre of this address part, in the language asked for if it has articles in it; null without a company. */
export async function findCentre({ db }: HelpDeps, key: string, asked: string | null): Promise<Centre | null> {
  const client = await db.client.findFirst({ where: { OR: [{ helpCentreSlug: key }, { id: key }], deletedAt: null } });
  if (!client) return null;
  const groups = await db.article.groupBy({
    by: ['language'],
    where: { clientId: client.id, type: 'Text', status: 'Published' },
    _count: true,
  });
  const languages = groups.toSorted(({ _count: a }, { _count: b }) => b - a).map(({ language }) => language);
  return { client, languages, language: languages.find((one) => one === asked) ?? languages[0] ?? 'en' };
}

/** The categories that hold something, each parent before its children, and what is in none. */
export async function shelvesOf({ db }: HelpDeps, centre: Centre): Promise<{ shelves: Shelf[]; loose: Entry[] }> {
  const [categories, entries] = await Promise.all([
    db.articleCategory.findMany({ where: { clientId: centre.client.id }, orderBy: { position: 'asc' } }),
    db.article.findMany({ where: readable(centre), select: ENTRY, orderBy: [{ position: 'asc' }, { title: 'asc' }] }),
  ]);
  const below = (parentId: string | null): ArticleCategory[] =>
    categories.filter((one) => one.parentId === parentId).flatMap((one) => [one, ...below(one.id)]);
  const shelves = below(null).map((category) => ({
    category,
    entries: entries.filter(({ categoryId }) => categoryId === category.id),
  }));
  return {
    shelves: shelves.filter((shelf) => shelf.entries.length > 0),
    loose: entries.filter(({ categoryId }) => categoryId === null),
  };
}

/** A published article, whatever its language; null for what nobody may read. */
export const findReadable = ({ db }: HelpDeps, { client }: Centre, slug: string) =>
  db.article.findFirst({
    where: { clientId: client.id, slug, type: 'Text', status: 'Published' },
    include: { category: true, author: { select: { name: true } } },
  });

export type Found = Entry & { excerpt: string };

const MOST_WORDS = 6;
const MOST_FOUND = 20;
/** Of what has the words, the most read. */
const MOST_READ = 200;

/**
 * What holds all words, those whose title does first; where nothing does, what holds the words that were probably meant, and then
 * what has most of what a question asks for.
 */
export async function searchCentre({ db }: HelpDeps, centre: Centre, query: string): Promise<Found[]> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const found = await findAll(db, centre, words);
  if (found.length > 0) return found;
  const meant = await findAll(db, centre, await meantWords(db, words));
  return meant.length > 0 ? meant : findAnswers(db, centre, askedWords(query));
}

async function findAll(db: HelpDeps['db'], centre: Centre, words: readonly string[]): Promise<Found[]> {
  const rows = await holding(db, centre, { AND: words.map(holds) });
  // The markup of a text is none of its words.
  const saying = rows.filter(({ title, summary, tags, text }) => {
    const all = `${title} ${summary} ${tags} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return asFound(byTitle(saying, words), words);
}

async function findAnswers(db: HelpDeps['db'], centre: Centre, words: readonly string[]): Promise<Found[]> {
  if (words.length === 0) return [];
  const parts = partsOf(words);
  return asFound(thatMayAnswer(await holding(db, centre, { OR: parts.map(holds) }), words), parts);
}

const holds = (word: string) => ({
  OR: [
    { title: { contains: word } },
    { summary: { contains: word } },
    { tags: { contains: word } },
    { body: { contains: word } },
  ],
});

async function holding(db: HelpDeps['db'], centre: Centre, where: Prisma.ArticleWhereInput) {
  const rows = await db.article.findMany({
    where: { ...readable(centre), ...where },
    select: { ...ENTRY, tags: true, body: true },
    orderBy: [{ views: 'desc' }, { id: 'asc' }],
    take: MOST_READ,
  });
  return rows.map(({ body, ...row }) => ({ ...row, text: plainText(body) }));
}

type Held = Awaited<ReturnType<typeof holding>>[number];

const asFound = (rows: readonly Held[], words: readonly string[]): Found[] =>
  rows.slice(0, MOST_FOUND).map(({ text, ...entry }) => ({ ...entry, excerpt: excerptOf(text, words) }));

/** Headings and entries have no full stop of their own. */
const ENDS_OF_LINES = /[.!?:]?\n/g;

/** Some words around the first that was searched for. */
function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const at = words.map((word) => lower.indexOf(word)).filter((index) => index >= 0);
  const near = Math.max(0, Math.min(...at, text.length) - 60);
  const from = near === 0 ? 0 : text.indexOf(' ', near) + 1;
  const piece = text.slice(from, from + 200).replaceAll(ENDS_OF_LINES, (end) => (end === '\n' ? ' · ' : `${end[0]} `));
  return `${from > 0 ? '…' : ''}${piece}${from + 200 < text.length ? '…' : ''}`;
}

const ROBOT = /bot|crawl|spider|slurp|preview|monitor|curl|wget/i;

/** Counts that somebody read an article; robots are nobody. */
export async function countView({ db }: HelpDeps, { id }: Pick<Article, 'id'>, browser: string): Promise<void> {
  if (ROBOT.test(browser)) return;
  await db.article.updateMany({ where: { id }, data: { views: { increment: 1 } } });
}

type Vote = { article: Pick<Article, 'id'>; isHelpful: boolean; ip: string; browser: string };

/** Counts whether an article helped: each reader once, who may change their mind. */
export async function vote(deps: HelpDeps, { article: { id }, isHelpful, ip, browser }: Vote): Promise<void> {
  const { db, clock, config } = deps;
  const reader = createHmac('sha256', config.tokenSecret).update(`vote ${id} ${ip} ${browser}`).digest('base64url');
  const place = { articleId_reader: { articleId: id, reader } };
  await db.$transaction(async (tx) => {
    const before = await tx.articleVote.findUnique({ where: place });
    if (before?.isHelpful === isHelpful) return;
    await tx.articleVote.upsert({
      where: place,
      create: { articleId: id, reader, isHelpful, createdAt: clock.now() },
      update: { isHelpful },
    });
    const change = (counted: boolean) => (isHelpful === counted ? { increment: 1 } : { decrement: before ? 1 : 0 });
    await tx.article.update({ where: { id }, data: { helpfulUp: change(true), helpfulDown: change(false) } });
  });
}

/** Where each of these articles stands now, by its id; those that nobody may read are left out. */
export async function slugsOf(
  { db }: HelpDeps,
  clientId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.article.findMany({
    where: { clientId, id: { in: [...ids] }, type: 'Text', status: 'Published' },
    select: { id: true, slug: true },
  });
  return new Map(rows.flatMap(({ id, slug }) => (slug === null ? [] : [[id, slug] as const])));
}
