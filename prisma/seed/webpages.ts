import { createHash } from 'node:crypto';
import { htmlFromMarkdown } from '@parley/article-html/markdown';
import { plainText, slugOf, wordCount } from '@parley/article-html/text';
import type { Article, Db } from '../client.ts';
import { buildArticle } from '../factories/content.ts';
import { NORTHWIND } from './billing.ts';
import { GONE_PAGES, SITE_PAGES, siteEtag, type SitePage } from './content/site.ts';
import { before, DAY, HOUR } from './instants.ts';

const SOURCE = 'csrc_northwind';
const RUN = 'crun_northwind';

/** Where the demo's own site is, which the API serves in development. */
function siteAddress(): string {
  const { API_URL, API_PORT } = process.env;
  return `${API_URL ?? `http://localhost:${API_PORT ?? 4000}`}/stand-ins/site/`;
}

/** The site of Northwind as it was read this morning. Answers the pages that are trained on. */
export async function seedWebpages(db: Db, now: Date): Promise<Article[]> {
  const site = siteAddress();
  const readAt = before(now, 5 * HOUR);
  const rules = { kind: 'Site', maxDepth: 5, maxPages: 100, respectsRobots: true } as const;
  const patterns = { includePatterns: [], excludePatterns: ['/stand-ins/site/calendar/'] };
  await db.crawlSource.create({
    data: {
      ...rules,
      id: SOURCE,
      clientId: NORTHWIND,
      addresses: JSON.stringify([site]),
      excludePatterns: JSON.stringify(patterns.excludePatterns),
      frequency: 'Weekly',
      nextRunAt: new Date(readAt.getTime() + 7 * DAY),
      createdAt: before(now, 40 * DAY),
    },
  });
  await db.crawlRun.create({
    data: {
      id: RUN,
      clientId: NORTHWIND,
      sourceId: SOURCE,
      rules: JSON.stringify({ ...rules, ...patterns, addresses: [site] }),
      state: 'Done',
      createdAt: before(readAt, 60_000),
      startedAt: before(readAt, 58_000),
      endedAt: readAt,
    },
  });
  const articles: Article[] = [];
  for (const page of SITE_PAGES) articles.push(await seedPage(db, { page, site, readAt }));
  await seedGone(db, site, readAt);
  await seedLeftOut(db, site, readAt);
  return articles;
}

const parentOf = ({ path }: Pick<SitePage, 'path'>) => SITE_PAGES.find(({ links }) => links.includes(path));

type PageToSeed = { page: SitePage; site: string; readAt: Date };

async function seedPage(db: Db, { page, site, readAt }: PageToSeed): Promise<Article> {
  const { path, title, description, markdown } = page;
  const body = htmlFromMarkdown(markdown);
  const changedAt = before(readAt, (2 + ((title.length * 7) % 38)) * DAY);
  const parent = parentOf(page);
  const depth = path === '' ? 0 : path.includes('/') ? 2 : 1;
  const foundOn = path === '' || !parent ? null : site + parent.path;
  const article = await buildArticle(db, {
    id: `artc_site-${slugOf(path) || 'home'}`,
    clientId: NORTHWIND,
    type: 'Webpage',
    title,
    summary: description,
    body,
    words: wordCount(plainText(body)),
    now: before(readAt, 40 * DAY),
    updatedAt: changedAt,
    gptStatus: 'Trained',
    trainedAt: changedAt,
  });
  const url = site + path;
  const contentHash = createHash('sha256').update(`${title}\n${body}`).digest('hex');
  const links = JSON.stringify(page.links.map((link) => site + link));
  const own = { articleId: article.id, url, depth, foundOn, httpStatus: 200 };
  await db.webpage.create({
    data: {
      ...own,
      clientId: NORTHWIND,
      sourceId: SOURCE,
      etag: siteEtag(page),
      contentHash,
      fetchedAt: readAt,
      changedAt,
      links,
    },
  });
  await db.crawlRunItem.create({ data: { ...own, runId: RUN, outcome: 'Unchanged', httpStatus: 304, runAt: readAt } });
  return article;
}

/** One that was read once and is no longer there, and one that never was. */
async function seedGone(db: Db, site: string, readAt: Date): Promise<void> {
  for (const [index, { path, title }] of GONE_PAGES.entries()) {
    const url = site + path;
    const parent = parentOf({ path });
    const found = { url, depth: 2, foundOn: parent ? site + parent.path : null, httpStatus: 404 };
    const article =
      index === 0
        ? await buildArticle(db, {
            id: `artc_site-${slugOf(path)}`,
            clientId: NORTHWIND,
            type: 'Webpage',
            title,
            body: '',
            words: 0,
            now: before(readAt, 40 * DAY),
            updatedAt: readAt,
            gptStatus: 'Failed',
            gptErrorCode: 'NotFound',
            gptError: 'There is no such page any more.',
          })
        : null;
    const own = { articleId: article?.id ?? null };
    if (article) {
      const webpage = { ...found, articleId: article.id, clientId: NORTHWIND, sourceId: SOURCE, fetchedAt: readAt };
      await db.webpage.create({ data: { ...webpage, changedAt: before(readAt, 30 * DAY) } });
    }
    await db.crawlRunItem.create({
      data: { ...found, ...own, runId: RUN, outcome: 'Failed', reason: 'NotFound', runAt: readAt },
    });
  }
}

async function seedLeftOut(db: Db, site: string, readAt: Date): Promise<void> {
  const leftOut = [
    { path: 'internal/prices', reason: 'Robots', depth: 1, foundOn: site },
    { path: 'calendar/2026/01', reason: 'Excluded', depth: 1, foundOn: site },
    { path: 'newsletter', reason: 'NoText', depth: 2, foundOn: `${site}journal` },
    { path: 'old-blog', reason: 'Duplicate', depth: 2, foundOn: `${site}journal`, detail: `${site}journal` },
    {
      path: 'journal/packing-light?from=home',
      reason: 'Duplicate',
      depth: 2,
      foundOn: `${site}journal`,
      detail: `${site}journal/packing-light`,
    },
  ];
  await db.crawlRunItem.createMany({
    data: leftOut.map(({ path, ...item }) => ({
      ...item,
      runId: RUN,
      url: site + path,
      outcome: 'Skipped' as const,
      runAt: readAt,
    })),
  });
}
