import { gptSchema, type GptSettings } from '@parley/assistant-config/gptSchema';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { EvaluationQuestion, EvaluationRun, EvaluationSet, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { RunEvaluationInput } from '#__generated__/resolvers.ts';
import type { JobHandler } from '#background/jobs/job.ts';
import type { Context, Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { publishedVersion } from '#versioning/versions.service.ts';
import { checkedConfig } from '../assistantDraft.ts';
import { findAssistant } from '../assistants.service.ts';
import { judge, type QuestionResult, type SideResult } from './evaluationResults.ts';
import { findSet, titlesOf } from './evaluationSets.ts';

/** Puts a set to an assistant, in the background. Throws BAD_INPUT and NOT_FOUND. */
export async function startEvaluation(
  ctx: Context,
  clientId: string,
  input: RunEvaluationInput,
): Promise<EvaluationSet> {
  const { db, clock, jobs } = ctx;
  const draft = checkedConfig(input.config).gpt;
  const set = await findSet(db, clientId, input.setId);
  const { id: assistantId } = await findAssistant(ctx, clientId, input.assistantId);
  const count = await db.evaluationQuestion.count({ where: { setId: set.id } });
  if (count === 0) throw domainError('BAD_INPUT', 'The set has no question yet.', { field: 'setId' });
  await db.$transaction(async (tx) => {
    const live = storedConfig((await publishedVersion(tx, assistantId)).content).gpt;
    const run = await tx.evaluationRun.create({
      data: {
        id: newId('EvaluationRun'),
        setId: set.id,
        clientId,
        assistantId,
        live: JSON.stringify(live),
        draft: JSON.stringify(draft),
        createdAt: clock.now(),
      },
    });
    await jobs.enqueue(tx, { clientId, kind: 'runEvaluation', subjectId: run.id });
  });
  return set;
}

/** Questions before the progress is told. */
const STEP = 4;

/** Job `runEvaluation`: asks each question of a set with the settings of either side. */
export const runEvaluation: JobHandler = {
  run: async (deps, { job, signal, progress }) => {
    const run = await deps.db.evaluationRun.findUnique({ where: { id: job.subjectId } });
    if (!run) return;
    const questions = await deps.db.evaluationQuestion.findMany({
      where: { setId: run.setId },
      orderBy: { createdAt: 'asc' },
    });
    const titles = await titlesOf(deps, questions);
    const results: QuestionResult[] = [];
    for (const question of questions) {
      if (signal.aborted) return;
      // One after the other: visitors are answered in between.
      // oxlint-disable-next-line no-await-in-loop
      results.push({
        ...(await resultOf(deps, { run, question, signal })),
        expected: titles.get(question.articleId ?? '') ?? null,
      });
      if (results.length % STEP !== 0) continue;
      const percent = Math.floor((results.length / questions.length) * 100);
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all([progress(percent), changeRun(deps, run.id, { progress: percent })]);
    }
    await changeRun(deps, run.id, {
      state: 'Done',
      progress: 100,
      results: JSON.stringify(results),
      endedAt: deps.clock.now(),
    });
  },
  onFailed: async (deps, { subjectId }) => {
    await changeRun(deps, subjectId, { state: 'Failed', endedAt: deps.clock.now() });
  },
};

async function changeRun({ db, events }: Deps, id: string, data: Prisma.EvaluationRunUpdateManyMutationInput) {
  const [run] = await db.evaluationRun.updateManyAndReturn({ where: { id }, data });
  if (run) events.publish('evaluation:changed', run.clientId, run);
}

type Asked = { run: EvaluationRun; question: EvaluationQuestion; signal: AbortSignal };

async function resultOf(deps: Deps, asked: Asked): Promise<Omit<QuestionResult, 'expected'>> {
  const { run, question } = asked;
  const live = await sideOf(deps, asked, run.live);
  const draft = run.live === run.draft ? live : await sideOf(deps, asked, run.draft);
  return { question: question.question, isAnswerable: question.isAnswerable, live, draft };
}

async function sideOf(deps: Deps, { run, question, signal }: Asked, settings: string): Promise<SideResult> {
  const { clientId, assistantId } = run;
  const result = await deps.answer(
    { clientId, assistantId, text: question.question, language: null, history: [], settings: readSettings(settings) },
    { onText: () => {}, signal },
  );
  return judge(question, result);
}

const readSettings = (settings: string): GptSettings => v.parse(gptSchema, JSON.parse(settings));
