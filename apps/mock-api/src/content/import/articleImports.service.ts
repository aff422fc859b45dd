import type { ArticleImport, ArticleImportState } from '@parley/db';
import * as v from 'valibot';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { requireUser } from '#auth/permissions.ts';
import { pageSize } from '#connection.ts';
import type { Context, Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { deleteArticles } from '../articleBulk.ts';
import type { ContentDeps } from '../articleDraft.ts';

/** Shown of a company, and kept. */
const MOST_KEPT = 10;
const OPEN: ArticleImportState[] = ['Waiting', 'Running'];
/** That are deleted in one go. */
const AT_ONCE = 100;

type BeginDeps = Pick<Deps, 'db' | 'jobs' | 'events'> & Auditing;

/** Puts an uploaded zip into the queue. Throws LIMIT_REACHED while another one is being imported. */
export async function beginImport(
  ctx: BeginDeps,
  clientId: string,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<ArticleImport> {
  const begun = await ctx.db.$transaction(async (tx) => {
    if ((await tx.articleImport.count({ where: { clientId, state: { in: OPEN } } })) > 0) {
      throw domainError('LIMIT_REACHED', 'Another import is still going on. Wait until it is done, or cancel it.');
    }
    const authorId = requireUser(ctx).user.id;
    const given = { id: newId('ArticleImport'), clientId, authorId, name, size: bytes.length };
    const data = { ...given, createdAt: ctx.clock.now(), file: { create: { bytes } } };
    const made = await tx.articleImport.create({ data });
    const old = await tx.articleImport.findMany({
      where: { clientId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: MOST_KEPT,
      select: { id: true },
    });
    await tx.articleImport.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
    await ctx.jobs.enqueue(tx, { clientId, kind: 'importArticles', subjectId: made.id });
    await audit(tx, by(ctx), { action: 'ArticlesImported', detail: name });
    return made;
  });
  ctx.events.publish('article-import:changed', clientId, begun);
  return begun;
}

/** The latest first. */
export const listImports = ({ db }: Pick<Context, 'db'>, clientId: string): Promise<ArticleImport[]> =>
  db.articleImport.findMany({
    where: { clientId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_KEPT,
  });

/** Throws NOT_FOUND. */
export async function findImport({ db }: Pick<Context, 'db'>, clientId: string, id: string): Promise<ArticleImport> {
  const found = await db.articleImport.findUnique({ where: { id, clientId } });
  if (!found) throw domainError('NOT_FOUND', 'This import does not exist any more.');
  return found;
}

/** Ends an import that goes on; one that has ended stays as it is. */
export async function endImport(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  id: string,
  { state, error = null }: { state: ArticleImportState; error?: string | null },
): Promise<ArticleImport | null> {
  const [ended] = await db.articleImport.updateManyAndReturn({
    where: { id, state: { in: OPEN } },
    data: { state, error, progress: null, endedAt: clock.now() },
  });
  await db.articleImportFile.deleteMany({ where: { importId: id } });
  if (ended) events.publish('article-import:changed', ended.clientId, ended);
  return ended ?? null;
}

/** What was made of it until now stays. Throws NOT_FOUND. */
export async function cancelImport(ctx: ContentDeps, clientId: string, id: string): Promise<ArticleImport> {
  const before = await findImport(ctx, clientId, id);
  await ctx.db.$transaction((tx) => ctx.jobs.cancel(tx, id));
  return (await endImport(ctx, id, { state: 'Cancelled' })) ?? before;
}

/** Its drafts that nobody has saved, moved or published since. */
async function untouched({ db }: Pick<Context, 'db'>, importId: string): Promise<string[]> {
  const items = await db.articleImportItem.findMany({
    where: { importId, article: { status: 'Draft', updatedAt: { equals: db.article.fields.createdAt } } },
    select: { articleId: true },
  });
  return items.flatMap(({ articleId }) => articleId ?? []);
}

export const countUndoable = async (ctx: Pick<Context, 'db'>, { id, endedAt }: ArticleImport): Promise<number> =>
  endedAt ? (await untouched(ctx, id)).length : 0;

const Ids = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
export const categoryIdsOf = ({ categoryIds }: Pick<ArticleImport, 'categoryIds'>): string[] =>
  v.parse(Ids, categoryIds);

/** Deletes its drafts that are as it made them, and its categories that hold nothing then. Throws NOT_FOUND. */
export async function undoImport(ctx: ContentDeps, clientId: string, id: string): Promise<ArticleImport> {
  const before = await findImport(ctx, clientId, id);
  if (!before.endedAt) throw domainError('NOT_FOUND', 'This import is still going on. Cancel it first.');
  const ids = await untouched(ctx, id);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- each is a transaction of its own
    await deleteArticles(ctx, clientId, ids.slice(from, from + AT_ONCE));
  }
  const undone = await ctx.db.$transaction(async (tx) => {
    // Those within others first.
    for (const categoryId of categoryIdsOf(before).toReversed()) {
      const empty = { id: categoryId, clientId, articles: { none: {} }, children: { none: {} } };
      const category = await tx.articleCategory.findFirst({ where: empty });
      if (!category) continue;
      await tx.articleCategory.delete({ where: { id: categoryId } });
      await audit(tx, by(ctx), { action: 'ArticleCategoryDeleted', target: category });
    }
    return tx.articleImport.update({ where: { id }, data: { state: 'Undone' } });
  });
  ctx.events.publish('article-import:changed', clientId, undone);
  return undone;
}

/** Its files, those that were left out first. Throws BAD_INPUT with `field`. */
export async function listImportItems(
  { db }: Pick<Context, 'db'>,
  importId: string,
  { first, skip }: { first: number; skip: number },
) {
  const take = pageSize('first', first, first);
  if (skip < 0 || skip > 100_000) throw domainError('BAD_INPUT', 'There is no such page.', { field: 'skip' });
  const where = { importId };
  const [nodes, totalCount] = await Promise.all([
    db.articleImportItem.findMany({ where, orderBy: [{ isImported: 'asc' }, { path: 'asc' }], skip, take }),
    db.articleImportItem.count({ where }),
  ]);
  return { nodes, totalCount };
}
