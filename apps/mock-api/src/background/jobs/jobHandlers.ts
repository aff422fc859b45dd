import { runEvaluation } from '#assistants/gpt-settings/runEvaluation.ts';
import { trainArticle } from '#answers/training/trainArticle.ts';
import { extractDocument } from '#content/documents/extractDocument.ts';
import type { JobHandler, JobKind } from './job.ts';

/** Who does which kind of job. */
export const JOB_HANDLERS: Readonly<Partial<Record<JobKind, JobHandler>>> = {
  extractDocument,
  runEvaluation,
  trainArticle,
};
