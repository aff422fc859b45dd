import { join } from 'node:path';
import Database from 'libsql';
import { openDb } from '@parley/db';
import { migrate } from '@parley/db/migrate';
import { seedVolume, VOLUME_CLIENT, VOLUME_LOGIN } from '@parley/db/volume';
import { searchConversations, type SearchHit } from '../apps/mock-api/src/inbox/search/search.service.ts';
import type { Figures } from './figures.ts';
import { interleave, median, medianRatio, percentile, timedCpu } from './interleave.ts';
import { type Sought, writeMessages } from './searchCorpus.ts';
import { inFolder } from './workspace.ts';

const ROUNDS = 3;
const SEARCHES = 200;
const SIZE = { conversations: 10_000, messages: 100_000 };
const HITS = 20;
/** A few more than that, as several may be of one conversation. */
const PLAIN_OR = `SELECT d."conversationId", d."messageId", snippet("SearchIndex", 0, '', '', '…', 18) AS "excerpt"
  FROM "SearchIndex"
  CROSS JOIN "SearchDocument" d ON d."id" = "SearchIndex"."rowid"
  WHERE "SearchIndex" MATCH ? AND d."clientId" = ?
  ORDER BY "SearchIndex"."rank" LIMIT ${HITS * 4}`;

/**
 * Searches for messages among 100,000 by words that somebody remembers of them, beside the bare statement that ranks all
 * that hold any of the words. Recall: how often the conversation sought is on the first page.
 */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    const file = join(folder, 'search.db');
    const url = `file:${file}`;
    await migrate(url);
    await seedVolume(url, SIZE);
    const sought = writeMessages(file, SEARCHES);
    const db = openDb(url);
    const raw = new Database(file);
    raw.exec('PRAGMA cache_size = -32000');
    const plain = raw.prepare(PLAIN_OR).raw();
    const user = await db.user.findFirstOrThrow({ where: { email: VOLUME_LOGIN.email } });
    const staff = { clientId: VOLUME_CLIENT, user, sessionId: 'none' };

    const contenders: Record<string, Contender> = {
      api: async ({ query }) =>
        conversationsOf((await searchConversations({ db }, staff, { query, first: HITS })).hits),
      or: ({ query }) => firstOf(plain.all(anyOf(query), VOLUME_CLIENT)),
    };
    const recall = new Map<string, number>();
    const rounds = await interleave(
      Object.fromEntries(
        Object.entries(contenders).map(([name, search]) => [
          name,
          async () => {
            const { found, slow } = await searchAll(sought, search);
            recall.set(name, found / sought.length);
            return slow;
          },
        ]),
      ),
      ROUNDS,
    );
    const [ours = 0, theirs = 0] = ['api', 'or'].map((name) => recall.get(name));
    figures.add({
      name: 'search.p95-vs-or',
      value: medianRatio(rounds, 'api', 'or'),
      unit: 'x-plain-OR',
      limit: { atMost: 0.5 },
    });
    figures.add({ name: 'search.recall-vs-or', value: ours / theirs, unit: 'x-plain-OR', limit: { atLeast: 1 } });
    for (const name of Object.keys(contenders)) {
      figures.add({ name: `search.${name}.p95-cpu`, value: median(rounds, name), unit: 'ms', limit: null });
      figures.add({ name: `search.${name}.recall`, value: recall.get(name) ?? 0, unit: 'of-1', limit: null });
    }
    await db.$disconnect();
  });

/** Answers the ids of the conversations found. */
type Contender = (sought: Sought) => Promise<string[]> | string[];

async function searchAll(sought: readonly Sought[], search: Contender) {
  const times: number[] = [];
  let found = 0;
  for (const one of sought) {
    let ids: string[] = [];
    times.push(await timedCpu(async () => (ids = await search(one))));
    if (ids.length === 0) throw new Error(`Nothing was found for «${one.query}».`);
    if (ids.includes(one.conversationId)) found += 1;
  }
  return { found, slow: percentile(times, 0.95) };
}

function conversationsOf(hits: readonly SearchHit[]): string[] {
  return hits.map(({ conversation }) => conversation.id);
}

function firstOf(rows: unknown[]): string[] {
  const ids = rows.filter(Array.isArray).map((row) => String(row[0]));
  return [...new Set(ids)].slice(0, HITS);
}

/** The last word may still be being typed, as the API has it. */
function anyOf(query: string): string {
  const words = [...new Set(query.split(' '))];
  return words.map((word, index) => (index === words.length - 1 ? `"${word}" *` : `"${word}"`)).join(' OR ');
}
