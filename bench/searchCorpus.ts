import Database from 'libsql';

/** What somebody looks for: a message they remember, by words they remember of it. */
export type Sought = { query: string; messageId: string; conversationId: string };

const VOCABULARY = 20_000;
/** A message's words; a question that is typed in has three to five of them. */
const LEAST_WORDS = 6;
const MORE_WORDS = 24;
const CONSONANTS = 'bcdfghjklmnprstvz';
const VOWELS = 'aeiou';

/**
 * Gives each message in the file words of its own, as often as words are in a language (by Zipf: the second most frequent
 * half as often as the first), and indexes them. The same words each time. Answers what `searches` people look for.
 */
export function writeMessages(file: string, searches: number): Sought[] {
  const random = dice(20_261_122);
  const words = Array.from({ length: VOCABULARY }, (_, rank) => wordOf(rank));
  const pick = zipf(words.length, random);
  const database = new Database(file);
  database.exec('DROP TRIGGER "search_message_changed"; BEGIN');
  const messages = database.prepare('SELECT "id", "conversationId" FROM "Message" ORDER BY "id"').raw().all();
  const update = database.prepare('UPDATE "Message" SET "body" = ? WHERE "id" = ?');
  const every = Math.floor(messages.length / searches);
  const sought: Sought[] = [];
  for (const [index, row] of messages.filter(Array.isArray).entries()) {
    const [messageId = '', conversationId = ''] = row.map(String);
    const said = Array.from({ length: LEAST_WORDS + Math.floor(random() * MORE_WORDS) }, () => words[pick()] ?? '');
    update.run(said.join(' '), messageId);
    if (index % every === 0)
      sought.push({ query: remembered(said, () => words[pick()] ?? ''), messageId, conversationId });
  }
  database.exec(`INSERT INTO "SearchIndex" ("SearchIndex") VALUES ('rebuild'); COMMIT`);
  database.close();
  return sought.slice(0, searches);

  /** A piece of it; or some words of it, the longest, as the short ones say little; every sixth with a word that is not in it. */
  function remembered(said: readonly string[], foreign: () => string): string {
    const count = 3 + Math.floor(random() * 3);
    const start = Math.floor(random() * Math.max(1, said.length - count));
    const telling = said.toSorted((one, other) => other.length - one.length).slice(0, count);
    const chosen = random() < 0.5 ? said.slice(start, start + count) : telling;
    return (random() < 1 / 6 ? chosen.with(0, foreign()) : chosen).join(' ');
  }
}

/** Frequent words are short, as in any language; no two are the same. */
export function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / (CONSONANTS.length * VOWELS.length))) {
    word += CONSONANTS.charAt(rest % CONSONANTS.length);
    word += VOWELS.charAt(Math.floor(rest / CONSONANTS.length) % VOWELS.length);
  }
  return word;
}

/** Answers ranks from 0, the n-th as often as 1/n. */
export function zipf(count: number, random: () => number): () => number {
  const total = Math.log(count);
  return () => Math.min(count - 1, Math.floor(Math.exp(random() * total)) - 1);
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
