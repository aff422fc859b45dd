import type { EvaluationRun } from '@parley/db';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { answerEngines } from '#answers/answerEngines.ts';
import { answerScores } from './answerScores.ts';
import { askPlayground, type PlaygroundStepNow } from './askPlayground.ts';
import { figuresOf, lastRun, movesOf, outcomesOf, readResults, runBefore } from './evaluationResults.ts';
import {
  addQuestions,
  createSet,
  csvOfSet,
  deleteQuestion,
  deleteSet,
  listSets,
  updateQuestion,
  updateSet,
} from './evaluationSets.ts';
import { startEvaluation } from './runEvaluation.ts';
import { dismissUnanswered, unansweredQuestions } from './unansweredQuestions.ts';

const FLAG = 'UPDATE_ASSISTANTS';

export const gptSettingsResolvers: Resolvers = {
  Query: {
    answerEngines: (_, __, ctx) => {
      requireStaff(ctx);
      return answerEngines(ctx);
    },
    evaluationSets: (_, __, ctx) => listSets(ctx, requireStaff(ctx).clientId),
    evaluationSetCsv: (_, { id }, ctx) => csvOfSet(ctx, requireStaff(ctx).clientId, id),
    unansweredQuestions: (_, { assistantId }, ctx) => unansweredQuestions(ctx, requireStaff(ctx).clientId, assistantId),
  },
  Mutation: {
    createEvaluationSet: (_, { input }, ctx) => createSet(ctx, requireStaff(ctx, FLAG).clientId, input),
    updateEvaluationSet: (_, change, ctx) => updateSet(ctx, requireStaff(ctx, FLAG).clientId, change),
    deleteEvaluationSet: (_, { id }, ctx) => deleteSet(ctx, requireStaff(ctx, FLAG).clientId, id),
    addEvaluationQuestions: (_, added, ctx) => addQuestions(ctx, requireStaff(ctx, FLAG).clientId, added),
    updateEvaluationQuestion: (_, change, ctx) => updateQuestion(ctx, requireStaff(ctx, FLAG).clientId, change),
    deleteEvaluationQuestion: (_, { id }, ctx) => deleteQuestion(ctx, requireStaff(ctx, FLAG).clientId, id),
    runEvaluation: (_, { input }, ctx) => startEvaluation(ctx, requireStaff(ctx, FLAG).clientId, input),
    dismissUnanswered: (_, { question }, ctx) => dismissUnanswered(ctx, requireStaff(ctx, FLAG).clientId, question),
  },
  Assistant: {
    answerScores: (assistant, _, ctx) => answerScores(ctx, assistant),
  },
  EvaluationSet: {
    questions: ({ id }, _, { db }) =>
      db.evaluationQuestion.findMany({ where: { setId: id }, orderBy: { createdAt: 'asc' } }),
    lastRun: ({ id }, { assistantId }, ctx) => lastRun(ctx, id, assistantId),
  },
  EvaluationQuestion: {
    articleTitle: async ({ articleId }, _, { db }) => {
      if (articleId === null) return null;
      const article = await db.article.findUnique({ where: { id: articleId }, select: { title: true } });
      return article?.title ?? null;
    },
  },
  EvaluationRun: {
    questions: (run) => readResults(run).length,
    live: (run) => ({ settings: run.live, ...figuresOf(readResults(run), 'live') }),
    draft: (run) => ({ settings: run.draft, ...figuresOf(readResults(run), 'draft') }),
    moved: (run) => movesOf(readResults(run)),
    outcomes: (run) => outcomesOf(readResults(run)),
    before: (run, _, ctx) => runBefore(ctx, run),
  },
  Subscription: {
    evaluationRunChanged: {
      subscribe: (_, __, ctx) => ctx.events.subscribe('evaluation:changed', requireStaff(ctx).clientId),
      resolve: (run: EvaluationRun) => run,
    },
    playgroundAnswered: {
      subscribe: (_, { input }, ctx) => askPlayground(ctx, requireStaff(ctx, FLAG).clientId, input),
      resolve: (step: PlaygroundStepNow) => step,
    },
  },
};
