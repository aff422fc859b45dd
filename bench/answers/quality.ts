import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newConfig } from '@parley/assistant-config/newConfig';
import { seed } from '@parley/db/seed';
import { answerQuestion } from '../../apps/mock-api/src/answers/answerQuestion.ts';
import { chosenPassages } from '../../apps/mock-api/src/answers/search/topics.ts';
import { JOB_HANDLERS } from '../../apps/mock-api/src/background/jobs/jobHandlers.ts';
import { runJobs } from '../../apps/mock-api/src/background/jobs/runJobs.ts';
import { queueTraining } from '../../apps/mock-api/src/content/gptStatus.ts';
import { createTestApi, type TestApi } from '../../apps/mock-api/src/testing/testApi.ts';
import type { Figures } from '../figures.ts';
import { plainOr } from './plainOr.ts';

type Labelled = { id: string; question: string; article: string | null; passage: string | null };
/** Of the first questions the half that the engine is tuned on and the half held back; of the blind ones those in other words, and plain ones. */
type Part = 'open' | 'held' | 'blind' | 'plain';

const COMPANY = 'clnt_northwind';
/** So many passages may hold what was sought. */
const AT = 5;

/** The labelled questions on the seeded articles, each part for itself. */
export async function measureQuality(figures: Figures): Promise<void> {
  const api = await createTestApi();
  await seed(api.db);
  await trainTheRest(api);
  const questions = [...questionsIn('questions.json'), ...questionsIn('blindQuestions.json')];
  const results = [];
  for (const labelled of questions) results.push(await measureOne(api, labelled));
  await api.close();

  for (const part of ['open', 'held', 'all', 'blind', 'plain'] as const) {
    const isOwn = (of: Part) => (part === 'all' ? of === 'open' || of === 'held' : of === part);
    const own = results.filter((result) => isOwn(result.part));
    const answerable = own.filter(({ isAnswerable }) => isAnswerable);
    const without = own.filter(({ isAnswerable }) => !isAnswerable);
    const add = (name: string, value: number, limit: Parameters<Figures['add']>[0]['limit'] = null) =>
      figures.add({ name: `answers.${part}.${name}`, value, unit: 'of-1', limit });
    add(
      `recall@${AT}`,
      share(answerable, ({ isFound }) => isFound),
      { atLeast: 0.85 },
    );
    add(
      `plain-or.recall@${AT}`,
      share(answerable, ({ isFoundPlainly }) => isFoundPlainly),
    );
    add(
      'first',
      share(answerable, ({ isFirst }) => isFirst),
    );
    add(
      'correctly-answered',
      share(answerable, ({ isCorrect }) => isCorrect),
    );
    add(
      'answered-otherwise',
      share(answerable, ({ isAnswered, isCorrect }) => isAnswered && !isCorrect),
    );
    add(
      'refused-and-offered-the-article',
      share(answerable, ({ isOffered }) => isOffered),
    );
    add(
      'unanswerable-asked-back',
      share(without, ({ isAskedBack }) => isAskedBack),
    );
    add(
      'falsely-answered',
      share(without, ({ isAnswered }) => isAnswered),
      { atMost: 0.05 },
    );
  }
}

/** The seeded company has articles that were not trained on, for their state to be seen: questions are put to those as well. */
async function trainTheRest({ db, deps }: TestApi) {
  const where = { clientId: COMPANY, type: 'Text', status: 'Published', includeInGpt: true } as const;
  const articles = await db.article.findMany({ where: { ...where, gptStatus: { not: 'Trained' } } });
  for (const article of articles) await queueTraining(deps, db, article);
  await runJobs(deps, JOB_HANDLERS, new AbortController().signal);
}

async function measureOne(api: TestApi, { id, question, article, passage }: Labelled) {
  const { gpt: settings } = newConfig({ title: 'Nori' });
  const asked = { clientId: COMPANY, assistantId: 'bench', text: question, language: null, history: [], settings };
  const signal = new AbortController().signal;
  const {
    outcome,
    found,
    citations,
    followUps,
    asksBack = false,
  } = await answerQuestion(api.deps, asked, { onText: () => {}, signal });
  const plain = await plainOr(api.db, COMPANY, question, AT);
  const rows = await api.db.passage.findMany({ where: { id: { in: plain } } });
  const holds = (one: { articleId: string; text: string }) =>
    one.articleId === `artc_${article}` && plainly(one.text).includes(plainly(passage ?? ''));
  const places = found.map(holds);
  return {
    part: partOf(id),
    isAnswerable: article !== null,
    isAnswered: outcome === 'Answered',
    isFound: places.slice(0, AT).includes(true),
    isFirst: places[0] === true,
    isFoundPlainly: rows.some(holds),
    isOffered: asksBack && (await isAmong(api, followUps, `artc_${article}`)),
    isAskedBack: asksBack,
    isCorrect:
      outcome === 'Answered' &&
      citations.some(({ passageId }) => found.some((one) => one.passageId === passageId && holds(one))),
  };
}

/** Whether one of the topics to choose from is of an article. */
async function isAmong(api: TestApi, topics: readonly string[], articleId: string): Promise<boolean> {
  for (const text of topics) {
    const named = await chosenPassages(api.deps, { clientId: COMPANY, conversationId: null, text });
    if (named.some((passage) => passage.articleId === articleId)) return true;
  }
  return false;
}

const questionsIn = (file: string): Labelled[] => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** Of the first questions, held back when the last hexadecimal digit of the id's SHA-256 is even: nobody tunes on it. */
function partOf(id: string): Part {
  if (id.startsWith('b')) return 'blind';
  if (id.startsWith('p')) return 'plain';
  const digest = createHash('sha256').update(id).digest('hex');
  return Number.parseInt(digest.slice(-1), 16) % 2 === 0 ? 'held' : 'open';
}

const plainly = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ');

const share = <One>(all: readonly One[], is: (one: One) => boolean): number => all.filter(is).length / all.length;
