import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Db } from '../client.ts';
import { NORTHWIND } from './billing.ts';
import { before, DAY } from './instants.ts';

/** Also when the code that runs has been bundled into another folder. */
const QUESTIONS = join(
  dirname(createRequire(import.meta.url).resolve('@parley/db')),
  'seed/content/winterQuestions.json',
);

type WinterQuestion = { question: string; article: string | null; passage: string };

/** Questions that Northwind measures its assistant's answers by. */
export async function seedEvaluation(db: Db, now: Date): Promise<void> {
  const createdAt = before(now, 20 * DAY);
  const set = { id: 'evst_winter', clientId: NORTHWIND, name: 'Winter questions', createdAt };
  await db.evaluationSet.create({ data: set });
  const questions: readonly WinterQuestion[] = JSON.parse(readFileSync(QUESTIONS, 'utf8'));
  await db.evaluationQuestion.createMany({
    data: questions.map(({ question, article, passage }, index) => ({
      id: `evqn_winter_${index + 1}`,
      setId: set.id,
      question,
      isAnswerable: article !== null,
      articleId: article === null ? null : `artc_${article}`,
      passage,
      createdAt: new Date(createdAt.getTime() + index),
    })),
  });
}
