import { JobRefused, type JobHandler } from '#background/jobs/job.ts';
import type { Deps } from '#context.ts';
import { ExtractionError } from '../extraction/extraction.ts';
import { extractInWorker } from '../extraction/extractInWorker.ts';
import { queueTraining, setGptStatus, tellGptStatus } from '../gptStatus.ts';

/** Job `extractDocument`: makes an article of what an uploaded file says, and has it trained on. */
export const extractDocument: JobHandler = {
  run: async (deps, { job: { subjectId }, signal }) => {
    const { db } = deps;
    const document = await db.document.findUnique({ where: { articleId: subjectId } });
    if (!document || document.receivedBytes < document.size) return;
    await setGptStatus(deps, subjectId, { gptStatus: 'Extracting' });
    const { html, pages, words } = await read(deps, document, signal);
    if (signal.aborted) return;
    const article = await db.$transaction(async (tx) => {
      await tx.document.updateMany({ where: { articleId: subjectId }, data: { pages } });
      const [extracted] = await tx.article.updateManyAndReturn({
        where: { id: subjectId },
        data: { body: html, words },
      });
      return extracted ? queueTraining(deps, tx, extracted) : null;
    });
    if (article) tellGptStatus(deps, [article]);
  },
  onFailed: async (deps, { subjectId }, error) => {
    const isRefused = error instanceof JobRefused;
    await setGptStatus(deps, subjectId, {
      gptStatus: 'Failed',
      gptErrorCode: isRefused ? error.code : 'ExtractionFailed',
      gptError: isRefused ? error.message : 'This file could not be read. Try again.',
    });
  },
};

async function read({ db }: Deps, { articleId, name }: { articleId: string; name: string }, signal: AbortSignal) {
  const parts = await db.documentPart.findMany({ where: { articleId }, orderBy: { offset: 'asc' } });
  const bytes = new Uint8Array(Buffer.concat(parts.map((part) => part.bytes)));
  try {
    return await extractInWorker({ name, bytes }, signal);
  } catch (error) {
    if (error instanceof ExtractionError) throw new JobRefused(error.fault, error.message);
    throw error;
  }
}
