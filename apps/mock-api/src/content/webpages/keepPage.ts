import type { Article, Prisma, Webpage } from '@parley/db';
import { forgetPassages } from '#answers/search/knownPassages.ts';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { includeArticle, setGptStatus, tellGptStatus } from '../gptStatus.ts';
import { faultText, type PageFault } from './pageFault.ts';
import type { PageResult } from './readAddress.ts';

type KeepDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'events'>;

/** A webpage with its article. */
export type KnownPage = Webpage & { article: Article };

export const findPage = ({ db }: Pick<Deps, 'db'>, clientId: string, url: string): Promise<KnownPage | null> =>
  db.webpage.findUnique({ where: { clientId_url: { clientId, url } }, include: { article: true } });

type Found = { clientId: string; sourceId: string | null; depth: number; foundOn: string | null };
type Kept = { articleId: string; outcome: 'Added' | 'Changed' | 'Unchanged' };
type Page = Extract<PageResult, { kind: 'Page' }>;

/** Keeps what a page says, and has it trained on unless it says the same as before. */
export async function keepPage(deps: KeepDeps, known: KnownPage | null, read: Page, found: Found): Promise<Kept> {
  const { db, clock } = deps;
  const now = clock.now();
  const isSame = known !== null && known.contentHash === read.contentHash && known.article.body !== '';
  const { article, isTold } = await db.$transaction(async (tx) => {
    const webpage = webpageData(read, now, isSame ? known.changedAt : now);
    if (isSame) {
      const same = await tx.webpage.update({
        where: { articleId: known.articleId },
        data: webpage,
        include: { article: true },
      });
      return backInUse(tx, deps, same.article);
    }
    const kept = known
      ? await tx.article.update({
          where: { id: known.articleId },
          data: { ...articleData(read), updatedAt: now, webpage: { update: webpage } },
        })
      : await tx.article.create({ data: newArticle(read, { ...found, now, webpage }) });
    return { article: await includeArticle(tx, deps, kept), isTold: true };
  });
  if (isTold) tellGptStatus(deps, [article]);
  return { articleId: article.id, outcome: isSame ? 'Unchanged' : known?.contentHash ? 'Changed' : 'Added' };
}

/** One that could not be read for a while says what it said before: nothing is to be trained on. */
async function backInUse(tx: Prisma.TransactionClient, deps: KeepDeps, article: Article) {
  if (article.gptStatus !== 'Failed' && article.gptStatus !== 'Outdated') return { article, isTold: false };
  return { article: await includeArticle(tx, deps, { ...article, gptErrorCode: null }), isTold: true };
}

/** Of a page that has not changed since it was last read. */
export async function keepUnchanged(deps: KeepDeps, { articleId, url }: KnownPage, status: number): Promise<void> {
  const { db, clock } = deps;
  const { article, isTold } = await db.$transaction(async (tx) => {
    const same = await tx.webpage.update({
      where: { articleId, url },
      data: { fetchedAt: clock.now(), httpStatus: status },
      include: { article: true },
    });
    return backInUse(tx, deps, same.article);
  });
  if (isTold) tellGptStatus(deps, [article]);
}

/**
 * Of a page that was not to be had. What another try may mend leaves answers as they are, for a while; any other is taken out of
 * them, and its text with it.
 */
export async function keepFault(
  deps: KeepDeps,
  { articleId, clientId, article: { body } }: KnownPage,
  { fault, status, mayPass }: { fault: PageFault; status: number | null; mayPass: boolean },
): Promise<void> {
  const { db, clock } = deps;
  const gptErrorCode = fault;
  const gptError = faultText(fault);
  await db.webpage.updateMany({ where: { articleId }, data: { fetchedAt: clock.now(), httpStatus: status } });
  if (mayPass && body !== '') {
    await setGptStatus(deps, articleId, { gptStatus: 'Outdated', gptErrorCode, gptError });
    return;
  }
  await db.$transaction(async (tx) => {
    await tx.passage.deleteMany({ where: { articleId } });
    await tx.webpage.updateMany({ where: { articleId }, data: { contentHash: null, etag: null, lastModified: null } });
    await tx.article.updateMany({
      where: { id: articleId },
      data: { body: '', words: 0, passageCount: 0, trainedHash: null },
    });
  });
  forgetPassages(deps, clientId);
  await setGptStatus(deps, articleId, { gptStatus: 'Failed', gptErrorCode, gptError });
}

const webpageData = ({ status, etag, lastModified, contentHash, page }: Page, now: Date, changedAt: Date | null) => ({
  httpStatus: status,
  etag,
  lastModified,
  contentHash,
  links: JSON.stringify(page.links),
  fetchedAt: now,
  changedAt,
});

const articleData = ({ page: { title, description, language, html, words } }: Page) => ({
  title,
  summary: description,
  body: html,
  language: language ?? 'en',
  words,
});

type NewArticle = Found & { now: Date; webpage: ReturnType<typeof webpageData> };

function newArticle(read: Page, { clientId, sourceId, depth, foundOn, now, webpage }: NewArticle) {
  return {
    ...emptyPage({ clientId, title: read.page.title, now }),
    ...articleData(read),
    webpage: { create: { ...webpage, clientId, sourceId, url: read.url, depth, foundOn } },
  } satisfies Prisma.ArticleUncheckedCreateInput;
}

/** An article of a page that was not read yet. */
export const emptyPage = ({ clientId, title, now }: { clientId: string; title: string; now: Date }) => ({
  id: newId('Article'),
  clientId,
  type: 'Webpage' as const,
  title,
  language: 'en',
  status: 'Published' as const,
  publishedAt: now,
  createdAt: now,
  updatedAt: now,
});
