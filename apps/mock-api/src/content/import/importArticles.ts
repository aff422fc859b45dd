import type { ArticleImport } from '@parley/db';
import { byNobody, byPerson } from '#audit/audit.ts';
import { JobRefused, type JobHandler, type RunningJob } from '#background/jobs/job.ts';
import type { Deps } from '#context.ts';
import { ExtractionError } from '../extraction/extraction.ts';
import { answerOfWorker } from '../extraction/answerOfWorker.ts';
import { endImport } from './articleImports.service.ts';
import { draftOf } from './draftOf.ts';
import type { Importing, ReadImport } from './importedArticle.ts';

/**
 * Job `importArticles`: makes a draft of each file of a zip, with its pictures, in a category of its folder. Each stands in the
 * report as soon as it is made, so that a second run after a restart goes on where the first ended.
 */
export const importArticles: JobHandler = {
  run: async (deps, running) => {
    const { db } = deps;
    const id = running.job.subjectId;
    const found = await db.articleImport.findUnique({ where: { id }, include: { file: true } });
    if (!found?.file || found.endedAt) return;
    const { file, ...begun } = found;
    await tell(deps, id, { state: 'Running' });
    const read = await readZip({ name: begun.name, bytes: file.bytes }, running.signal);
    if (read) await importAll(deps, running, begun, read);
  },
  onFailed: async (deps, { subjectId }, error) => {
    const text =
      error instanceof JobRefused ? error.message : 'Something went wrong on our side. Upload the zip again.';
    await endImport(deps, subjectId, { state: 'Failed', error: text });
  },
};

/** What is in it; null: it was cancelled meanwhile. */
async function readZip(zip: { name: string; bytes: Uint8Array }, signal: AbortSignal): Promise<ReadImport | null> {
  try {
    return await answerOfWorker<ReadImport>('articles', zip, signal);
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof ExtractionError) throw new JobRefused(error.fault, error.message);
    throw error;
  }
}

async function importAll(deps: Deps, running: RunningJob, begun: ArticleImport, read: ReadImport): Promise<void> {
  const { db, clock } = deps;
  const { id, clientId, authorId } = begun;
  const before = await db.articleImportItem.findMany({ where: { importId: id }, select: { path: true } });
  const known = new Set(before.map(({ path }) => path));
  await db.articleImportItem.createMany({
    data: read.skipped
      .filter(({ path }) => !known.has(path))
      .map(({ path, reason }) => ({ importId: id, path, isImported: false, notes: JSON.stringify([reason]) })),
  });
  const author = authorId ? await db.user.findUnique({ where: { id: authorId } }) : null;
  const at = clock.now();
  const who = author ? byPerson(author, at) : byNobody(deps, clientId);
  const importing: Importing = { importId: id, clientId, author, who, at };
  for (const [index, article] of read.articles.entries()) {
    if (running.signal.aborted) return;
    if (known.has(article.path)) continue;
    await draftOf(deps, importing, article);
    const progress = Math.round(((index + 1) / read.articles.length) * 100);
    await running.progress(progress);
    await tell(deps, id, { progress });
  }
  if (!running.signal.aborted) await endImport(deps, id, { state: 'Done' });
}

/** Writes down how far it is, unless it has ended, and tells all who look. */
async function tell(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: string,
  data: Partial<Pick<ArticleImport, 'state' | 'progress'>>,
): Promise<void> {
  const [now] = await db.articleImport.updateManyAndReturn({ where: { id, endedAt: null }, data });
  if (now) events.publish('article-import:changed', now.clientId, now);
}
