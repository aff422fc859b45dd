import { Prisma } from '@parley/db';
import type { AskedWord } from '@parley/retrieval/evidence';
import { GENERIC_WORDS } from '@parley/retrieval/genericWords';
import { contentWords, hasSynonyms, partings, termOf, variantsOf } from '@parley/retrieval/words';
import type { Deps } from '#context.ts';
import { closestWord } from './closestWord.ts';
import { docsOf } from './docsOf.ts';

/** With fewer that hold all of the words, those that hold one are looked at as well. */
const ENOUGH = 8;
const MOST = 60;
/** So many are ranked by the words that they hold without a doubt about time; of frequent words only the rarest are looked for. */
const QUICKLY_RANKED = 4000;
/** How much a word counts in title, heading, text and further questions. */
const WEIGHTS = '2.0, 1.5, 1.0, 1.5';

/** What the words of a question led to. */
export type WordHits = {
  /** Of passages, those with the most of the words first. */
  ids: number[];
  asked: AskedWord[];
  /** Words of the question that no passage holds, however they are spelled. */
  missing: string[];
  /** The question with what was mistyped as it was meant. */
  meant: string;
};

/** As it may stand in the index: itself and its synonyms, or else what it was meant to be. */
type Spelled = AskedWord & { spellings: readonly string[]; isMistyped?: true };

/** Finds the passages of a company that hold the words of a question, or words that mean or nearly spell the same. */
export async function findWords({ db }: Pick<Deps, 'db'>, clientId: string, question: string): Promise<WordHits> {
  const spelled: Spelled[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const word of contentWords(question)) spelled.push(await spell(db, word));
  const asked = distinct(spelled);
  const missing = asked.filter(({ docs }) => docs === 0).map(({ word }) => word);
  const held = asked.filter(({ docs }) => docs > 0).toSorted((one, other) => one.docs - other.docs);
  const meant = spelled.filter(({ isMistyped }) => isMistyped).reduce(asMeant, question);
  return { ids: await candidates(db, clientId, held), asked, missing, meant };
}

const asMeant = (question: string, { word, spellings: [meant = word] }: Spelled): string =>
  question.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), meant);

async function candidates(db: Deps['db'], clientId: string, rarestFirst: readonly Spelled[]): Promise<number[]> {
  const [rarest, ...others] = rarestFirst;
  if (!rarest) return [];
  let sum = rarest.docs;
  // Two at least: what holds the rarest only may say nothing.
  const quick = [rarest, ...others.filter(({ docs }, index) => (sum += docs) <= QUICKLY_RANKED || index === 0)];
  const any = () => search(db, clientId, quick.map(matchOf).join(' OR '));
  if (quick.length === rarestFirst.length) return any();
  const all = await search(db, clientId, rarestFirst.map(matchOf).join(' AND '));
  return all.length >= ENOUGH ? all : [...new Set([...all, ...(await any())])];
}

const matchOf = ({ spellings }: Spelled) => `(${spellings.map((one) => `"${one}"`).join(' OR ')})`;

/** Synonyms in one question are one word. */
const distinct = (words: readonly Spelled[]): Spelled[] =>
  words.filter(({ term }, index) => words.findIndex((other) => other.term === term) === index);

async function spell(db: Deps['db'], word: string): Promise<Spelled> {
  const spellings = variantsOf(word);
  const docs = await docsOf(db, spellings);
  if (docs > 0 || GENERIC_WORDS.has(word) || hasSynonyms(word)) return { word, term: termOf(word), docs, spellings };
  const head = await headOf(db, word);
  if (head) return { word, term: termOf(head), docs: await docsOf(db, variantsOf(head)), spellings: variantsOf(head) };
  const meant = await closestWord(db, word);
  return meant === null
    ? { word, term: termOf(word), docs: 0, spellings }
    : { word, term: termOf(meant), docs: await docsOf(db, [meant]), spellings: [meant], isMistyped: true };
}

/** Of two known words that are written as one («hardshell», «raincoat»), the one that says what it is; null for others. */
async function headOf(db: Deps['db'], word: string): Promise<string | null> {
  for (const [first, head] of partings(word)) {
    if (!hasSynonyms(head)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if ((await docsOf(db, variantsOf(head))) > 0 && (await docsOf(db, variantsOf(first))) > 0) return head;
  }
  return null;
}

async function search(db: Deps['db'], clientId: string, match: string): Promise<number[]> {
  const found = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
    SELECT p."id" AS "id"
    FROM "PassageIndex" JOIN "Passage" p ON p."id" = "PassageIndex"."rowid"
    WHERE "PassageIndex" MATCH ${match} AND p."clientId" = ${clientId} AND p."isEnabled"
    ORDER BY bm25("PassageIndex", ${Prisma.raw(WEIGHTS)}) LIMIT ${MOST}
  `);
  return found.map(({ id }) => id);
}
