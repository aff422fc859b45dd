import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { htmlFromMarkdown } from '@parley/article-html/markdown';
import { plainText, slugOf, wordCount } from '@parley/article-html/text';
import { sentencesOf } from '@parley/retrieval/sentences';
import { faker } from '@faker-js/faker/locale/en';
import type { Article, Db } from '../client.ts';
import { buildArticle, buildArticleCategory } from '../factories/content.ts';
import { JONAS, MAYA, PRIYA, type Person } from './auth.ts';
import { NORTHWIND } from './billing.ts';
import { before, DAY, HOUR, MINUTE } from './instants.ts';
import { seedDocuments } from './documents.ts';
import { seedWebpages } from './webpages.ts';
import { seedPassages } from './passages.ts';

/** Also when the code that runs has been bundled into another folder. */
const ARTICLES = join(dirname(createRequire(import.meta.url).resolve('@parley/db')), 'seed/content/articles');

/** In the order of the help centre. */
const CATEGORIES = [
  ['Courses', '🧭', 'Tours, courses and gear to rent'],
  ['Delivery', '📦', 'How parcels travel, here and abroad'],
  ['Gear care', '🧼', 'Washing, waxing and storing'],
  ['Orders', '🧾', 'Paying, invoices, vouchers and your account'],
  ['Repairs', '🧵', 'The repair promise and the workshops'],
  ['Returns', '↩️', 'Sending something back, exchanging it'],
  ['Sizing', '📏', 'Which size is the right one'],
] as const;

/** Those that something is to be seen of; all others were published and trained on. */
const STATES: Readonly<Record<string, Partial<Article>>> = {
  'gift-cards': {
    gptStatus: 'Failed',
    gptErrorCode: 'TrainingFailed',
    gptError: 'Its text could not be prepared for answers. Try again.',
  },
  'fitting-the-hip-belt': { gptStatus: 'Outdated' },
};

/** Edited most recently first, as somebody who looks at the list finds them. */
const LATEST = [
  'repair-promise',
  'how-returns-work',
  'workshop-services-bern',
  'fitting-the-hip-belt',
  'shipping-norway-eu',
  'stoves-and-gas',
  'price-match-student-discount',
  'boot-sizes-wide-narrow',
];
const EDITED_AGO = [12 * MINUTE, 2 * HOUR, 26 * HOUR, 5 * DAY, 6 * DAY, 8 * DAY, 8.2 * DAY, 10 * DAY];

const AUTHORS: Readonly<Record<string, Person>> = { maya: MAYA, jonas: JONAS, priya: PRIYA };

/** What Northwind has written for its help centre and its assistants. */
export async function seedContent(db: Db, now: Date): Promise<void> {
  const categoryIds = new Map<string, string>();
  for (const [name, icon, description] of CATEGORIES) {
    const given = { id: `acat_${slugOf(name)}`, clientId: NORTHWIND, name, icon, description };
    const { id } = await buildArticleCategory(db, { ...given, now: before(now, 230 * DAY) });
    categoryIds.set(name, id);
  }
  const files = readdirSync(ARTICLES).toSorted((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
  const articles: Article[] = [];
  for (const [index, file] of files.entries()) {
    const { front, markdown } = partsOf(readFileSync(join(ARTICLES, file), 'utf8'));
    const editedAt = before(now, EDITED_AGO[index] ?? (12 + index * 3) * DAY);
    articles.push(await seedArticle(db, { file, front, markdown, categoryIds, editedAt }));
  }
  await seedPassages(
    db,
    [...articles, ...(await seedWebpages(db, now))].filter(
      ({ gptStatus }) => gptStatus === 'Trained' || gptStatus === 'Outdated',
    ),
  );
  await seedPassages(db, await seedDocuments(db, now, categoryIds));
}

const slugOfFile = (file: string) => file.replace(/\.md$/, '');

function rankOf(file: string): number {
  const rank = LATEST.indexOf(slugOfFile(file));
  return rank === -1 ? LATEST.length : rank;
}

type Front = Readonly<Record<string, string>>;

/** A file's front matter and what follows it. */
function partsOf(text: string): { front: Front; markdown: string } {
  const [, head = '', ...rest] = text.split(/^---$/m);
  const entries = head.split('\n').flatMap((line) => {
    const at = line.indexOf(': ');
    return at === -1 ? [] : [[line.slice(0, at), line.slice(at + 2).trim()] as const];
  });
  return { front: Object.fromEntries(entries), markdown: rest.join('---').trim() };
}

type SeedArticle = {
  file: string;
  front: Front;
  markdown: string;
  categoryIds: ReadonlyMap<string, string>;
  editedAt: Date;
};

async function seedArticle(db: Db, { file, front, markdown, categoryIds, editedAt }: SeedArticle): Promise<Article> {
  const slug = slugOfFile(file);
  const body = htmlFromMarkdown(markdown);
  const isDraft = front.status === 'Draft';
  const votes = isDraft ? 0 : faker.number.int({ min: 8, max: 140 });
  const helpfulUp = Math.round(votes * faker.number.float({ min: 0.62, max: 0.97 }));
  const article = await buildArticle(db, {
    id: `artc_${slug}`,
    clientId: NORTHWIND,
    title: front.title ?? slug,
    slug,
    language: front.language ?? 'en',
    tags: JSON.stringify((front.tags ?? '').split(', ').filter(Boolean)),
    categoryId: categoryIds.get(front.category ?? '') ?? null,
    // Whoever is not among the demo's people has left.
    authorId: AUTHORS[front.author ?? '']?.id ?? null,
    summary: sentencesOf(plainText(body)).find((sentence) => sentence.length > 60) ?? '',
    status: isDraft ? 'Draft' : 'Published',
    body,
    words: wordCount(plainText(body)),
    views: votes * faker.number.int({ min: 6, max: 14 }),
    helpfulUp,
    helpfulDown: votes - helpfulUp,
    now: before(editedAt, 30 * DAY),
    updatedAt: editedAt,
    publishedAt: isDraft ? null : editedAt,
    ...(!isDraft && { gptStatus: 'Trained', trainedAt: editedAt, ...STATES[slug] }),
  });
  return article;
}
