import { createHash } from 'node:crypto';
import { type SplitPassage } from '@parley/retrieval/splitPassages';
import type { Article, Passage, Prisma } from '@parley/db';
import { JobRefused, type JobHandler, type RunningJob } from '#background/jobs/job.ts';
import type { Deps } from '#context.ts';
import { setGptStatus } from '#content/gptStatus.ts';
import { forgetPassages } from '../search/knownPassages.ts';
import { packVectors, textsToEmbed } from '@parley/retrieval/passageVectors';
import { matchPassages } from './matchPassages.ts';
import { passagesOf } from './passagesOf.ts';

/** Job `trainArticle`: makes passages and vectors of what an article says, or forgets it when answers may not use it. */
export const trainArticle: JobHandler = {
  run: async (deps, running) => {
    const article = await deps.db.article.findUnique({ where: { id: running.job.subjectId } });
    if (!article) return;
    if (mayBeUsed(article)) await train(deps, article, running);
    else await forget(deps, article);
    forgetPassages(deps, article.clientId);
  },
  onFailed: async (deps, { subjectId }, error) => {
    await setGptStatus(deps, subjectId, {
      gptStatus: 'Failed',
      gptErrorCode: 'TrainingFailed',
      gptError: error instanceof JobRefused ? error.message : 'Its text could not be prepared for answers. Try again.',
    });
  },
};

/** Published, with something in it, and not left out. */
export const mayBeUsed = ({ status, includeInGpt, body }: Pick<Article, 'status' | 'includeInGpt' | 'body'>) =>
  status === 'Published' && includeInGpt && body !== '';

async function forget(deps: Deps, { id }: Article): Promise<void> {
  await deps.db.passage.deleteMany({ where: { articleId: id } });
  await setGptStatus(deps, id, { gptStatus: 'NotIncluded', passageCount: 0, trainedHash: null });
}

/** Passages whose vectors are computed before the progress is told. */
const STEP = 8;

async function train(deps: Deps, article: Article, { signal }: RunningJob): Promise<void> {
  const { db, clock, embedding } = deps;
  await setGptStatus(deps, article.id, { gptStatus: 'Training', gptProgress: 0 });
  // What was split and merged by hand stays, as long as the article says what it said.
  const isAsBefore = article.trainedHash === hashOf(article) && article.passageCount > 0;
  if (!isAsBefore) {
    const passages = await passagesOf(article.body, signal);
    await db.$transaction((tx) => replacePassages(tx, article, passages));
  }
  const waiting = await db.passage.findMany({
    where: { articleId: article.id, OR: [{ model: null }, { model: { not: embedding.model } }] },
    orderBy: { position: 'asc' },
  });
  for (let from = 0; from < waiting.length; from += STEP) {
    if (signal.aborted) return;
    // Step by step, so that the API answers in between.
    // oxlint-disable-next-line no-await-in-loop
    await embedPassages(deps, article.title, waiting.slice(from, from + STEP));
    const gptProgress = Math.round((Math.min(from + STEP, waiting.length) / waiting.length) * 100);
    // oxlint-disable-next-line no-await-in-loop
    if (gptProgress < 100) await setGptStatus(deps, article.id, { gptStatus: 'Training', gptProgress });
  }
  await setGptStatus(deps, article.id, {
    gptStatus: 'Trained',
    trainedAt: clock.now(),
    trainedHash: hashOf(article),
    passageCount: await db.passage.count({ where: { articleId: article.id } }),
  });
}

/** Of what was trained on: with it one sees whether there is anything new. */
export const hashOf = ({ title, body }: Pick<Article, 'title' | 'body'>) =>
  createHash('sha256').update(`${title}\n${body}`).digest('hex');

/** Puts the passages in place of those that there were; what is as it was keeps its questions, switch and vectors. */
async function replacePassages(
  tx: Prisma.TransactionClient,
  { id: articleId, clientId }: Article,
  passages: readonly SplitPassage[],
) {
  const before = await tx.passage.findMany({ where: { articleId }, orderBy: { position: 'asc' } });
  const after = matchPassages(before, passages);
  const keptIds = after.flatMap((one) => ('kept' in one ? one.kept.id : []));
  await tx.passage.deleteMany({ where: { articleId, id: { notIn: keptIds } } });
  // Out of the way: positions are unique.
  await tx.passage.updateMany({ where: { articleId }, data: { position: { increment: 1_000_000 } } });
  const added: Prisma.PassageCreateManyInput[] = [];
  for (const [position, one] of after.entries()) {
    if ('added' in one) added.push({ articleId, clientId, position, ...one.added });
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    else await tx.passage.update({ where: { id: one.kept.id }, data: { position, page: one.page } });
  }
  await tx.passage.createMany({ data: added });
}

/** Computes the vectors of passages of one article. */
export async function embedPassages({ db, embedding }: Deps, title: string, passages: readonly Passage[]) {
  const texts = passages.map(({ heading, text }) => textsToEmbed({ title, heading, text }));
  const vectors = await embedding.embed(texts.flat());
  let at = 0;
  for (const [index, { id }] of passages.entries()) {
    const own = vectors.slice(at, (at += texts[index]?.length ?? 0));
    // oxlint-disable-next-line no-await-in-loop
    await db.passage.updateMany({ where: { id }, data: { vector: packVectors(own), model: embedding.model } });
  }
}
