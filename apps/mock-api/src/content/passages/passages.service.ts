import type { Article, Passage, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { UpdatePassageInput } from '#__generated__/resolvers.ts';
import { forgetPassages } from '#answers/search/knownPassages.ts';
import { embedPassages } from '#answers/training/trainArticle.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { parseInput } from '#input.ts';
import { singleLine } from '#singleLine.ts';
import { named } from '../articleDraft.ts';
import { findArticle } from '../articles.service.ts';
import { madeOf } from './madeOf.ts';

type Deps = Context & Auditing;

const question = v.pipe(v.string(), v.trim(), v.nonEmpty('A question has no text.'), v.maxLength(200), singleLine);

const FIELDS = {
  heading: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters.'), singleLine)),
  text: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('A passage has no text. Switch it off instead.'),
      v.maxLength(4000, 'Use at most 4,000 characters.'),
    ),
  ),
  questions: v.optional(v.pipe(v.array(question), v.maxLength(20, 'Use at most 20 questions.'))),
};
const WORDS = { heading: 'heading', text: 'text', questions: 'questions', isEnabled: 'used in answers' };

/** Of one article, in their order. */
export const passagesOf = ({ db }: Pick<Context, 'db'>, articleId: string): Promise<Passage[]> =>
  db.passage.findMany({ where: { articleId }, orderBy: { position: 'asc' } });

/** Changes what a passage says, or whether answers use it. Throws BAD_INPUT naming the field, and NOT_FOUND. */
export async function updatePassage(ctx: Deps, clientId: string, input: UpdatePassageInput): Promise<Article> {
  const { questions, ...said } = parseInput(FIELDS, {
    heading: input.heading ?? undefined,
    text: input.text ?? undefined,
    questions: input.questions ?? undefined,
  });
  return change(ctx, clientId, input.id, async (tx, before) => {
    const isEnabled = input.isEnabled ?? before.isEnabled;
    const isReworded = Object.values(said).some((value) => value !== undefined);
    const data = {
      ...said,
      isEnabled,
      ...(questions && { questions: JSON.stringify([...new Set(questions)]) }),
      // What it says is what is searched by meaning.
      ...(isReworded && { ...madeOf(before), vector: null, model: null }),
    };
    return changesBetween(before, await tx.passage.update({ where: { id: before.id }, data }), WORDS);
  });
}

/** Makes two passages of one, the second from the character `at` on. Throws BAD_INPUT where one of them would be empty, NOT_FOUND. */
export const splitPassage = (ctx: Deps, clientId: string, { id, at }: { id: string; at: number }): Promise<Article> =>
  change(ctx, clientId, id, async (tx, before) => {
    const [first, second] = [before.text.slice(0, at).trim(), before.text.slice(at).trim()];
    if (!first || !second) {
      throw domainError('BAD_INPUT', 'Put the cursor where the second passage is to begin.', { field: 'at' });
    }
    await shift(tx, before, 1);
    const { articleId, heading, page, isEnabled, position } = before;
    await tx.passage.update({
      where: { id: before.id },
      data: { text: first, ...madeOf(before), vector: null, model: null },
    });
    await tx.passage.create({
      data: { articleId, clientId, heading, page, isEnabled, position: position + 1, text: second, ...madeOf(before) },
    });
    return [{ field: 'passages', before: before.text, after: `${first}\n—\n${second}` }];
  });

/** Makes one passage of this one and the next. Throws NOT_FOUND, BAD_INPUT when it is the last. */
export const mergePassage = (ctx: Deps, clientId: string, id: string): Promise<Article> =>
  change(ctx, clientId, id, async (tx, before) => {
    const { articleId, position } = before;
    const next = await tx.passage.findFirst({
      where: { articleId, position: { gt: position } },
      orderBy: { position: 'asc' },
    });
    if (!next) throw domainError('BAD_INPUT', 'There is no passage after the last one.', { field: 'id' });
    const text = `${before.text}\n${next.text}`;
    const questions = JSON.stringify([...new Set([...questionsOf(before), ...questionsOf(next)])]);
    await tx.passage.delete({ where: { id: next.id } });
    await shift(tx, next, -1);
    const data = { text, questions, ...madeOf(before, next), vector: null, model: null };
    await tx.passage.update({ where: { id: before.id }, data });
    return [{ field: 'passages', before: before.text, after: text }];
  });

const Questions = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
export const questionsOf = ({ questions }: Pick<Passage, 'questions'>): string[] => v.parse(Questions, questions);

type Tx = Prisma.TransactionClient;
type Work = (tx: Tx, before: Passage) => Promise<ReturnType<typeof changesBetween>>;

/** Does it in one go, then computes the vectors that are missing: answers use the passage at once. */
async function change(ctx: Deps, clientId: string, id: string, work: Work): Promise<Article> {
  const article = await ctx.db.$transaction(async (tx) => {
    const before = /^\d{1,15}$/.test(id) ? await tx.passage.findUnique({ where: { id: Number(id), clientId } }) : null;
    if (!before) throw domainError('NOT_FOUND', 'This passage does not exist any more.');
    const changes = await work(tx, before);
    const passageCount = await tx.passage.count({ where: { articleId: before.articleId } });
    const after = await tx.article.update({ where: { id: before.articleId }, data: { passageCount } });
    await audit(tx, by(ctx), { action: 'ArticleChanged', target: named(after), changes });
    return after;
  });
  const waiting = await ctx.db.passage.findMany({ where: { articleId: article.id, model: null } });
  if (waiting.length > 0) await embedPassages(ctx, article.title, waiting);
  forgetPassages(ctx, clientId);
  return findArticle(ctx.db, clientId, article.id);
}

/** Moves those after a passage; by way of places that nobody has, as they are unique. */
async function shift(tx: Tx, { articleId, position }: Passage, by: 1 | -1): Promise<void> {
  const far = 1_000_000;
  const later = { articleId, position: { gt: position } };
  await tx.passage.updateMany({ where: later, data: { position: { increment: far } } });
  await tx.passage.updateMany({
    where: { articleId, position: { gt: far } },
    data: { position: { decrement: far - by } },
  });
}
