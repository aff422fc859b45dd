import { GENERIC_WORDS } from '@parley/retrieval/genericWords';
import { contentWords, termOf } from '@parley/retrieval/words';
import type { Asked } from './asked.ts';
import { hasNoun, nounFor, NOT_SAID } from './topicNouns.ts';

type Text = Pick<Asked, 'text' | 'reply'>;

export type TopicName = {
  /** «Gift cards», «Return and refund». */
  name: string;
  /** The words that tell it from the others, the most telling first. */
  keywords: string[];
};

const MOST_KEYWORDS = 6;
/** What a reply says counts less than what was asked. */
const REPLY = 0.4;
/** Two words in a row name a topic when so many of its questions have them. */
const PHRASE_SHARE = 0.3;
/** A second word is said when it tells about as much as the first. */
const SECOND = 0.5;
/** A word whose noun is known reads well: it is taken before one that tells a little more. */
const KNOWN_NOUN = 1.6;
/** Written with a capital so often, it names a product or a place. */
const NAME_SHARE = 0.6;

/** What sets the questions of a topic apart from `all` of the company's, in words that visitors use. */
export function nameTopic(members: readonly Text[], all: readonly Text[]): TopicName {
  const inTopic = countTerms(members);
  const everywhere = countTerms(all);
  const names = properNames(all);
  const scored = [...inTopic]
    .filter(([, { asked }]) => asked >= (members.length < 4 ? 1 : 2))
    .map(([term, { weight }]) => ({
      term,
      score: (weight / members.length) * Math.log(1 + all.length / (everywhere.get(term)?.weight ?? 1)),
    }))
    .toSorted((one, other) => other.score - one.score || (one.term < other.term ? -1 : 1));
  const wordOf = (term: string) => commonest(inTopic.get(term)?.forms ?? new Map([[term, 1]]));
  const sayable = scored
    .filter(({ term }) => !names.has(wordOf(term)))
    .map(({ term, score }) => ({ term, score: hasNoun(wordOf(term)) ? score * KNOWN_NOUN : score }))
    .toSorted((one, other) => other.score - one.score);
  const [first, ...others] = sayable;
  if (!first) return { name: shortened(members[0]?.text ?? ''), keywords: [] };
  const phrase = phraseWith({ terms: sayable.slice(0, 2).map(({ term }) => term), names }, members);
  const lead = phrase?.text ?? nounFor(wordOf(first.term));
  const second = others.find(({ term }) => {
    const word = nounFor(wordOf(term));
    return hasNoun(wordOf(term)) && !phrase?.terms.includes(term) && !lead.includes(word) && !word.includes(lead);
  });
  const isSecondSaid = second !== undefined && second.score >= SECOND * first.score;
  return {
    name: capitalised(isSecondSaid ? `${lead} and ${nounFor(wordOf(second.term))}` : lead),
    keywords: sayable.slice(0, MOST_KEYWORDS).map(({ term }) => wordOf(term)),
  };
}

type Counted = {
  weight: number;
  /** In how many questions, replies aside. */ asked: number;
  forms: Map<string, number>;
};

/** In how many texts each term is, and how it is written there. */
function countTerms(texts: readonly Text[]): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  const count = (text: string, weight: number) => {
    for (const word of tellingWords(text)) {
      const one = counts.get(termOf(word)) ?? { weight: 0, asked: 0, forms: new Map<string, number>() };
      one.weight += weight;
      one.asked += weight === 1 ? 1 : 0;
      one.forms.set(word, (one.forms.get(word) ?? 0) + weight);
      counts.set(termOf(word), one);
    }
  };
  for (const { text, reply } of texts) {
    count(text, 1);
    if (reply) count(reply, REPLY);
  }
  return counts;
}

const isTelling = (word: string) =>
  word.length > 2 && !GENERIC_WORDS.has(word) && !NOT_SAID.has(word) && !/\d/.test(word);

/** Words that are written with a capital inside of sentences. */
function properNames(texts: readonly Text[]): Set<string> {
  const written = new Map<string, { inside: number; capital: number }>();
  for (const { text } of texts) {
    for (const [, before = '', word = ''] of text.matchAll(/(^|[.!?:]\s+|\s)[“"(]?(\p{L}+)/gu)) {
      const isInside = before !== '' && !/[.!?:]/.test(before);
      if (!isInside) continue;
      const key = plain(word);
      const one = written.get(key) ?? { inside: 0, capital: 0 };
      one.inside += 1;
      one.capital += /^\p{Lu}/u.test(word) ? 1 : 0;
      written.set(key, one);
    }
  }
  return new Set([...written].filter(([, one]) => one.capital >= NAME_SHARE * one.inside).map(([word]) => word));
}

/** As they are written: what stands for a phrase is no word of it. */
function tellingWords(text: string): string[] {
  const written = new Set(plain(text).match(/[\p{L}\p{N}]+/gu));
  return contentWords(text).filter((word) => isTelling(word) && written.has(word));
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .toLowerCase();

type Sayable = { terms: readonly string[]; names: ReadonlySet<string> };

/** The pair of neighbouring words, one of them among the terms, that enough of the questions have; null for none. */
function phraseWith(
  { terms: telling, names }: Sayable,
  members: readonly Text[],
): { text: string; terms: string[] } | null {
  const pairs = new Map<string, { terms: string[]; count: number; forms: Map<string, number> }>();
  for (const { text } of members) {
    const words = plain(text).match(/\p{L}+/gu) ?? [];
    const known = new Set(tellingWords(text));
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      if (!next || !known.has(word) || !known.has(next) || names.has(word) || names.has(next)) continue;
      const terms = [termOf(word), termOf(next)];
      if (!terms.some((term) => telling.includes(term))) continue;
      const pair = pairs.get(terms.join(' ')) ?? { terms, count: 0, forms: new Map<string, number>() };
      pair.count += 1;
      pair.forms.set(`${word} ${next}`, (pair.forms.get(`${word} ${next}`) ?? 0) + 1);
      pairs.set(terms.join(' '), pair);
    }
  }
  const [best] = [...pairs.values()].toSorted((one, other) => other.count - one.count);
  if (!best || best.count < 2 || best.count < PHRASE_SHARE * members.length) return null;
  return { text: commonest(best.forms), terms: best.terms };
}

/** The form that is written most; of several the first in the alphabet, so that it does not change by chance. */
function commonest(forms: ReadonlyMap<string, number>): string {
  const [best] = [...forms].toSorted(([one, some], [other, more]) => more - some || (one < other ? -1 : 1));
  return best?.[0] ?? '';
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
