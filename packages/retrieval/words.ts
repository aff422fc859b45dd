import { stemmer } from 'stemmer';
import { PHRASES, PLACES, SYNONYMS } from './synonyms.ts';

/** Words that tell nothing of what a question is about. */
const STOP_WORDS = new Set(
  (
    'a about after again all also am an and any anybody are as at be because been before being but by can cannot could did do does doing ' +
    'done for from get gets give given go goes going got had has have having he her here him his how i if in into is it its just let like ' +
    'made make makes may me might more most much must my need needs no not now of off on once one only or other our out over own please ' +
    'put say says shall she should so some somebody someone something still such take takes tell than that the their them then there these ' +
    'they thing things this those to too up us use used using very via want wants was way we were what when where whether which while who ' +
    'whom whose why will with without would yes you your yours im ive id dont doesnt didnt cant isnt arent wont hello hi hey thanks thank ' +
    'aber als am an auch auf aus bei bin bis das dass dem den der des die dir du ein eine einem einen einer er es für habe haben ich ihr ' +
    'im in ist ja kann man mein meine mich mir mit nach nicht noch nur oder sich sie sind so um und uns von vor wann war was wie wird wir wo ' +
    'zu zum zur au aux avec ce ces cette dans de des du elle en est et il je la le les leur mais mes moi mon ne nous ou par pas pour que qui ' +
    'sa se ses son sur un une vous'
  ).split(' '),
);

const GROUPS = SYNONYMS.map((line) => line.split(' ').map((word) => stemOf(word)));

/** The country of a place. */
const COUNTRY = new Map(
  Object.entries(PLACES).flatMap(([country, places]) =>
    places.split(' ').map((place) => [stemOf(place), stemOf(country)] as const),
  ),
);

/** By stem, and by the word as it is written: «training» is not about trains, though both have one stem. */
const CANONICAL = new Map(GROUPS.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));
const WRITTEN = new Map(
  SYNONYMS.flatMap((line, at) => line.split(' ').map((word) => [word, GROUPS[at]?.[0] ?? word] as const)),
);

/** In lower case, without accents and apostrophes, without its ending. Not for words of other languages than English. */
export function stemOf(word: string): string {
  return stemmer(
    word
      .normalize('NFKD')
      .replace(/[\u0300-\u036F'’]/g, '')
      .toLowerCase(),
  );
}

/** In lower case, without accents and apostrophes, phrases as the word that they stand for. */
function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .toLowerCase();
  const said = PHRASES.reduce(
    (so, { pattern, stands }) => so.replace(pattern, (phrase) => `${stands} ${phrase}`),
    plain,
  );
  return said.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a text that say what it is about, in order, each once. */
export function contentWords(text: string): string[] {
  return [...new Set(plainWords(text).filter((word) => !STOP_WORDS.has(word)))];
}

const terms = new Map<string, string>();
/** A language's frequent words, and not all that was ever read. */
const MOST_REMEMBERED = 50_000;

/** What a word means to the search: its stem, or that of the word that stands for all of its meaning. */
export function termOf(word: string): string {
  const known = terms.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  const term = WRITTEN.get(word) ?? CANONICAL.get(stem) ?? stem;
  if (terms.size >= MOST_REMEMBERED) terms.clear();
  terms.set(word, term);
  return term;
}

/** The terms of a text, as often as they occur. */
export const termsOf = (text: string): string[] =>
  plainWords(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(termOf);

/** The term of the country in which a place is; null for all other words. */
export const countryOf = (word: string): string | null => COUNTRY.get(stemOf(word)) ?? null;

/** Words by which one could also find what `word` means, itself among them. */
export function variantsOf(word: string): string[] {
  const stem = stemOf(word);
  const group = GROUPS.find(([first]) => first === termOf(word));
  const country = COUNTRY.get(stem);
  return [...new Set([word, ...(group ?? []), ...(country ? [country] : [])])];
}

/** Whether a word is one of those that we know other words for: it is then spelled as it was meant. */
export const hasSynonyms = (word: string): boolean => WRITTEN.has(word) || CANONICAL.has(stemOf(word));

/** Shorter ones are found in too many words. */
const SHORTEST_PART = 4;

/** All ways to part a word in two. */
export function partings(word: string): [first: string, last: string][] {
  const count = Math.max(0, word.length - 2 * SHORTEST_PART + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = SHORTEST_PART + index;
    return [word.slice(0, at), word.slice(at)];
  });
}
