import type { EvaluationQuestion, EvaluationSet, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { EvaluationQuestionInput, EvaluationSetInput } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { csv } from '#csv.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { parseInput } from '#input.ts';
import { singleLine } from '#singleLine.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Reading = Pick<Prisma.TransactionClient, 'evaluationSet'>;

const MOST_QUESTIONS = 500;

const SET = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a name.'),
    v.maxLength(60, 'Use at most 60 characters.'),
    singleLine,
  ),
  mostFalse: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  isGate: v.boolean(),
};

const question = v.object({
  question: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a question.'),
    v.maxLength(500, 'Use at most 500 characters.'),
  ),
  isAnswerable: v.boolean(),
  articleId: v.optional(v.nullable(v.string())),
  articleTitle: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300, 'Use at most 300 characters.')))),
  passage: v.pipe(v.string(), v.trim(), v.maxLength(500, 'Use at most 500 characters.')),
  answer: v.pipe(v.string(), v.trim(), v.maxLength(500, 'Use at most 500 characters.')),
});

/** The client's sets by name. */
export const listSets = ({ db }: Pick<Context, 'db'>, clientId: string): Promise<EvaluationSet[]> =>
  db.evaluationSet.findMany({ where: { clientId }, orderBy: { name: 'asc' } });

/** Throws NOT_FOUND. */
export async function findSet(db: Reading, clientId: string, id: string): Promise<EvaluationSet> {
  const set = await db.evaluationSet.findUnique({ where: { id, clientId } });
  if (!set) throw domainError('NOT_FOUND', 'There is no such evaluation set.');
  return set;
}

/** Throws BAD_INPUT. */
export async function createSet({ db, clock }: Deps, clientId: string, input: EvaluationSetInput) {
  const given = parseInput(SET, input);
  await assertFreeName(db, clientId, given.name, null);
  return db.evaluationSet.create({
    data: { ...given, id: newId('EvaluationSet'), clientId, createdAt: clock.now() },
  });
}

/** Throws BAD_INPUT and NOT_FOUND. */
export async function updateSet(
  { db }: Deps,
  clientId: string,
  { id, input }: { id: string; input: EvaluationSetInput },
) {
  const given = parseInput(SET, input);
  await findSet(db, clientId, id);
  await assertFreeName(db, clientId, given.name, id);
  return db.evaluationSet.update({ where: { id, clientId }, data: given });
}

async function assertFreeName(db: Reading, clientId: string, name: string, ownId: string | null): Promise<void> {
  const taken = await db.evaluationSet.findUnique({ where: { clientId_name: { clientId, name } } });
  if (taken && taken.id !== ownId) throw domainError('BAD_INPUT', 'Another set is called that.', { field: 'name' });
}

/** Throws NOT_FOUND. */
export async function deleteSet({ db }: Deps, clientId: string, id: string): Promise<string> {
  await findSet(db, clientId, id);
  await db.evaluationSet.delete({ where: { id, clientId } });
  return id;
}

/** Throws NOT_FOUND. */
export async function csvOfSet({ db }: Pick<Context, 'db'>, clientId: string, id: string): Promise<string> {
  await findSet(db, clientId, id);
  const questions = await db.evaluationQuestion.findMany({ where: { setId: id }, orderBy: { createdAt: 'asc' } });
  const titles = await titlesOf({ db }, questions);
  const rows = questions.map(({ question: text, isAnswerable, articleId, passage, answer }) => {
    // An empty title would say that nothing answers it.
    const title = isAnswerable ? (titles.get(articleId ?? '') ?? 'An article that is gone') : '';
    return [text, title, passage, answer];
  });
  return csv([['question', 'article', 'passage', 'answer'], ...rows]);
}

/** What the articles are called that answer the questions, by id. */
export async function titlesOf(
  { db }: Pick<Context, 'db'>,
  questions: readonly Pick<EvaluationQuestion, 'articleId'>[],
): Promise<Map<string, string>> {
  const ids = questions.flatMap(({ articleId }) => articleId ?? []);
  const articles = await db.article.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } });
  return new Map(articles.map(({ id, title }) => [id, title]));
}

type Added = { setId: string; questions: readonly EvaluationQuestionInput[] };

/** Throws BAD_INPUT and NOT_FOUND. */
export async function addQuestions({ db, clock }: Deps, clientId: string, { setId, questions }: Added) {
  const given = parseInput(
    { questions: v.pipe(v.array(question), v.minLength(1), v.maxLength(200, 'Add at most 200 at once.')) },
    { questions },
  );
  const set = await findSet(db, clientId, setId);
  const count = await db.evaluationQuestion.count({ where: { setId } });
  if (count + questions.length > MOST_QUESTIONS)
    throw domainError('BAD_INPUT', `A set holds at most ${MOST_QUESTIONS} questions.`, { field: 'questions' });
  const named = await withArticles(db, clientId, given.questions);
  for (const [index, one] of named.entries()) await assertArticle(db, clientId, one, `questions.${index}`);
  await db.evaluationQuestion.createMany({
    data: named.map((one, index) => ({
      ...placed(one),
      id: newId('EvaluationQuestion'),
      setId,
      // In their order.
      createdAt: new Date(clock.now().getTime() + index),
    })),
  });
  return set;
}

/** Throws BAD_INPUT and NOT_FOUND. */
export async function updateQuestion(
  { db }: Deps,
  clientId: string,
  { id, input }: { id: string; input: EvaluationQuestionInput },
) {
  const { input: given } = parseInput({ input: question }, { input });
  const { setId } = await findQuestion(db, clientId, id);
  const [named = given] = await withArticles(db, clientId, [given]);
  await assertArticle(db, clientId, named, 'input');
  await db.evaluationQuestion.update({ where: { id }, data: placed(named) });
  return findSet(db, clientId, setId);
}

/** Throws NOT_FOUND. */
export async function deleteQuestion({ db }: Deps, clientId: string, id: string): Promise<EvaluationSet> {
  const { setId } = await findQuestion(db, clientId, id);
  await db.evaluationQuestion.delete({ where: { id } });
  return findSet(db, clientId, setId);
}

type Given = v.InferOutput<typeof question>;

/** Where nothing answers it, neither a place nor an answer is kept. */
const placed = ({ question: text, isAnswerable, articleId, passage, answer }: Given) => ({
  question: text,
  isAnswerable,
  articleId: isAnswerable ? (articleId ?? null) : null,
  passage: isAnswerable ? passage : '',
  answer: isAnswerable ? answer : '',
});

async function findQuestion(db: Context['db'], clientId: string, id: string): Promise<EvaluationQuestion> {
  const found = await db.evaluationQuestion.findUnique({ where: { id, set: { clientId } } });
  if (!found) throw domainError('NOT_FOUND', 'There is no such question.');
  return found;
}

/** With the ids of the articles that are named by their titles. Throws BAD_INPUT. */
async function withArticles(db: Context['db'], clientId: string, questions: readonly Given[]): Promise<Given[]> {
  const isNamed = ({ isAnswerable, articleId, articleTitle }: Given) => isAnswerable && !articleId && articleTitle;
  if (!questions.some(isNamed)) return [...questions];
  const published = await db.article.findMany({
    where: { clientId, status: 'Published' },
    select: { id: true, title: true },
    // Of those that are called the same, the first counts.
    orderBy: { createdAt: 'desc' },
  });
  const ids = new Map(published.map(({ id, title }) => [title.trim().toLowerCase(), id]));
  const named = questions.map((one) =>
    isNamed(one) ? { ...one, articleId: ids.get((one.articleTitle ?? '').toLowerCase()) ?? null } : one,
  );
  const unknown = new Set(named.filter(isNamed).map(({ articleTitle }) => `“${articleTitle}”`));
  if (unknown.size > 0) {
    const titles = [...unknown].slice(0, 3).join(', ');
    throw domainError('BAD_INPUT', `No published article is called ${titles}.`, { field: 'questions' });
  }
  return named;
}

async function assertArticle(db: Context['db'], clientId: string, given: Given, path: string): Promise<void> {
  if (!given.isAnswerable) return;
  const field = `${path}.articleId`;
  if (!given.articleId) throw domainError('BAD_INPUT', 'Choose the article that answers it.', { field });
  const article = await db.article.findUnique({ where: { id: given.articleId, clientId }, select: { id: true } });
  if (!article) throw domainError('NOT_FOUND', 'There is no such article.');
}
