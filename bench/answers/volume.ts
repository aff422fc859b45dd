import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { newConfig } from '@parley/assistant-config/newConfig';
import { openDb } from '@parley/db';
import { buildAssistant } from '@parley/db/factories/assistants';
import { buildArticle } from '@parley/db/factories/content';
import { migrate } from '@parley/db/migrate';
import { MODEL } from '@parley/retrieval/model';
import { DIMENSIONS } from '@parley/retrieval/vectors';
import { contentWords, variantsOf } from '@parley/retrieval/words';
import Database from 'libsql';
import { findPassages } from '../../apps/mock-api/src/answers/search/findPassages.ts';
import { createTestApi } from '../../apps/mock-api/src/testing/testApi.ts';
import type { Figures } from '../figures.ts';
import { percentile, timedCpu } from '../interleave.ts';
import { dice, wordOf, zipf } from '../searchCorpus.ts';
import { inFolder } from '../workspace.ts';
import { plainOr } from './plainOr.ts';

const PASSAGES = 100_000;
const QUESTIONS = 150;
const VOCABULARY = 20_000;
/** So many passages may hold what was sought. */
const AT = 5;

/** A language that the vectors do not know. */
const WORDS_ALONE = 'xx';
const idOf = ({ passageId }: { passageId: number }) => passageId;

type Sought = { question: string; id: number };

/** Questions by words that somebody remembers of one of 100,000 passages, beside plain FTS5 OR; then whole questions, vectors and all. */
export const measureVolume = (figures: Figures) =>
  inFolder(async (folder) => {
    const file = join(folder, 'answers.db');
    const url = `file:${file}`;
    await migrate(url);
    const db = openDb(url);
    const { clientId } = await buildAssistant(db);
    const { id: articleId } = await buildArticle(db, { clientId, title: 'All of it', markdown: 'All of it.' });
    const sought = writePassages(file, { clientId, articleId });
    const api = await createTestApi({ testDb: { db, url, remove: async () => {} } });
    const { deps } = api;

    const settings = newConfig({ title: 'Bench' }).gpt;
    const ask = (text: string, language: string | null = null) =>
      findPassages(deps, { clientId, text, language, settings, named: [] });
    const begun = performance.now();
    await ask('The first question reads all vectors');
    figures.add({ name: 'answers.first-question', value: performance.now() - begun, unit: 'ms', limit: null });

    const times: Record<'words' | 'or', number[]> = { words: [], or: [] };
    const found = { words: 0, or: 0 };
    for (const { question, id } of sought) {
      let ids: number[] = [];
      times.words.push(await timedCpu(async () => (ids = (await ask(question, WORDS_ALONE)).passages.map(idOf))));
      if (ids.slice(0, AT).includes(id)) found.words += 1;
      times.or.push(await timedCpu(async () => (ids = await plainOr(db, clientId, question, AT))));
      if (ids.includes(id)) found.or += 1;
    }
    const [words, or] = [percentile(times.words, 0.95), percentile(times.or, 0.95)];
    figures.add({ name: 'answers.words.p95-vs-or', value: words / or, unit: 'x-plain-OR', limit: { atMost: 0.5 } });
    figures.add({ name: 'answers.words.p95-cpu', value: words, unit: 'ms', limit: null });
    figures.add({ name: 'answers.or.p95-cpu', value: or, unit: 'ms', limit: null });
    const recall = found.words / Math.max(1, found.or);
    figures.add({ name: 'answers.words.recall-vs-or', value: recall, unit: 'x-plain-OR', limit: { atLeast: 1 } });

    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const whole: number[] = [];
    for (const { question } of sought) {
      // On one core: the workers' time counts as well, and nobody else's.
      whole.push(await timedCpu(() => ask(question)));
    }
    delay.disable();
    const p95 = percentile(whole, 0.95);
    figures.add({ name: 'answers.question.p95', value: p95, unit: 'ms', limit: { atMost: 150 } });
    figures.add({
      name: 'answers.loop-delay.p99',
      value: delay.percentile(99) / 1e6,
      unit: 'ms',
      limit: { atMost: 50 },
    });
    await api.close();
    await db.$disconnect();
  });

/** Passages of words as frequent as in a language, with vectors of chance; answers what somebody asks of some of them. */
function writePassages(file: string, { clientId, articleId }: { clientId: string; articleId: string }): Sought[] {
  const random = dice(20_261_125);
  const words = Array.from({ length: VOCABULARY }, (_, rank) => wordOf(rank)).filter(meansNothing);
  const pick = zipf(words.length, random);
  const some = () => words[pick()] ?? '';
  const database = new Database(file);
  database.exec('BEGIN');
  const insert = database.prepare(
    'INSERT INTO "Passage" ("clientId", "articleId", "position", "heading", "text", "vector", "model") VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const sought: Sought[] = [];
  const every = Math.floor(PASSAGES / QUESTIONS);
  for (let index = 0; index < PASSAGES; index += 1) {
    const said = Array.from({ length: 25 + Math.floor(random() * 30) }, some);
    const vector = Buffer.from(Uint8Array.from({ length: DIMENSIONS }, () => Math.floor(random() * 256)));
    const { lastInsertRowid } = insert.run(clientId, articleId, index + 1, some(), said.join(' '), vector, MODEL);
    if (index % every !== 0) continue;
    const from = Math.floor(random() * (said.length - 7));
    // Every sixth question has a word that nobody has written.
    const remembered = said.slice(from, from + 5 + Math.floor(random() * 3));
    const question = random() < 1 / 6 ? remembered.with(0, 'xylophones').join(' ') : remembered.join(' ');
    sought.push({ question, id: Number(lastInsertRowid) });
  }
  database.exec('COMMIT');
  database.close();
  return sought.slice(0, QUESTIONS);
}

/** Not by chance a word of a language, which is left out of questions (“la”) or has synonyms (“gas”). */
const meansNothing = (word: string) => contentWords(word).length === 1 && variantsOf(word).length === 1;
