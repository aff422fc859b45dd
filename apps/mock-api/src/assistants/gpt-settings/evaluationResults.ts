import type { EvaluationQuestion, EvaluationRun, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { EvaluationMove, EvaluationOutcome, EvaluationSide, EvaluationVerdict } from '#__generated__/resolvers.ts';
import type { AnswerResult } from '#answers/answerQuestion.ts';
import { missingPhrases } from './missingPhrases.ts';

const Verdict = v.picklist(['Right', 'Wrong', 'Refused']);
// Runs of before kept neither titles nor what was lacking.
const Texts = v.optional(v.array(v.string()), []);
const Side = v.object({ verdict: Verdict, isInTopFive: v.boolean(), cited: Texts, lacks: Texts });
const Results = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      question: v.string(),
      isAnswerable: v.boolean(),
      expected: v.optional(v.nullable(v.string()), null),
      live: Side,
      draft: Side,
    }),
  ),
);

export type QuestionResult = v.InferOutput<typeof Results>[number];
export type SideResult = QuestionResult['live'];

export const readResults = ({ results }: Pick<EvaluationRun, 'results'>): QuestionResult[] => v.parse(Results, results);

/** The last run of a set with an assistant. */
export const lastRun = (
  { db }: { db: Pick<Prisma.TransactionClient, 'evaluationRun'> },
  setId: string,
  assistantId: string,
): Promise<EvaluationRun | null> =>
  db.evaluationRun.findFirst({ where: { setId, assistantId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

/** The run of the same set with the same assistant that was done last before this one. */
export const runBefore = (
  { db }: { db: Pick<Prisma.TransactionClient, 'evaluationRun'> },
  { setId, assistantId, createdAt }: EvaluationRun,
): Promise<EvaluationRun | null> =>
  db.evaluationRun.findFirst({
    where: { setId, assistantId, state: 'Done', createdAt: { lt: createdAt } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });

type Asked = Pick<EvaluationQuestion, 'isAnswerable' | 'articleId' | 'passage' | 'answer'>;

/** What came of a question. */
export function judge(asked: Asked, { outcome, text, citations, found }: AnswerResult): SideResult {
  const right = new Set(found.filter((passage) => holdsAnswer(asked, passage)).map(({ passageId }) => passageId));
  const isInTopFive = found.slice(0, 5).some(({ passageId }) => right.has(passageId));
  const cited = outcome === 'Answered' ? [...new Set(citations.map(({ title }) => title))] : [];
  const lacks = outcome === 'Answered' && asked.isAnswerable ? missingPhrases(asked.answer, text) : [];
  return { verdict: verdictOf(), isInTopFive, cited, lacks };

  function verdictOf(): EvaluationVerdict {
    if (outcome !== 'Answered') return 'Refused';
    const isFromThere = asked.isAnswerable && citations.some(({ passageId }) => right.has(passageId));
    return isFromThere && lacks.length === 0 ? 'Right' : 'Wrong';
  }
}

function holdsAnswer({ articleId, passage }: Asked, found: AnswerResult['found'][number]): boolean {
  return found.articleId === articleId && plain(found.text).includes(plain(passage));
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Refusing what nothing answers is right. */
const isRight = ({ isAnswerable }: QuestionResult, { verdict }: SideResult) =>
  verdict === (isAnswerable ? 'Right' : 'Refused');

/** The figures of one side, as shares. */
export function figuresOf(
  results: readonly QuestionResult[],
  side: 'live' | 'draft',
): Omit<EvaluationSide, 'settings'> {
  const answerable = results.filter(({ isAnswerable }) => isAnswerable);
  return {
    right: share(results, (result) => isRight(result, result[side])),
    inTopFive: share(answerable, (result) => result[side].isInTopFive),
    falsely: share(results, (result) => result[side].verdict === 'Wrong'),
    refusedInError: share(answerable, (result) => result[side].verdict === 'Refused', results.length),
  };
}

function share<T>(all: readonly T[], counts: (one: T) => boolean, of = all.length): number {
  return of === 0 ? 0 : all.filter(counts).length / of;
}

/** What came out otherwise with the draft, what is worse first. */
export function movesOf(results: readonly QuestionResult[]): EvaluationMove[] {
  const moves = results
    .filter(({ live, draft }) => live.verdict !== draft.verdict)
    .map((result) => ({
      question: result.question,
      before: result.live.verdict,
      after: result.draft.verdict,
      isBetter: worth(result, result.draft) > worth(result, result.live),
    }));
  return [...moves.filter(({ isBetter }) => !isBetter), ...moves.filter(({ isBetter }) => isBetter)];
}

/** What came of each question. */
export const outcomesOf = (results: readonly QuestionResult[]): EvaluationOutcome[] =>
  results.map((result) => ({
    question: result.question,
    expected: result.expected,
    live: { ...result.live, isRight: isRight(result, result.live) },
    draft: { ...result.draft, isRight: isRight(result, result.draft) },
  }));

/** A false answer is worse than none. */
const worth = (result: QuestionResult, side: SideResult) =>
  isRight(result, side) ? 2 : side.verdict === 'Wrong' ? 0 : 1;
