import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAT_LANGUAGES } from '@parley/assistant-config/chatLanguages';
import { API_REFUSALS } from './apiRefusals.ts';
import { dictionaryOf } from './dictionaries.ts';
import { ENGLISH } from './t.ts';

const LANGUAGES = CHAT_LANGUAGES.filter((language) => language !== ENGLISH);
const CHAT = new URL('..', import.meta.url).pathname;
const API = new URL('../../../mock-api/src/', import.meta.url).pathname;
const PACKAGES = new URL('../../../../packages/', import.meta.url).pathname;
/** Where sentences come from that are put together elsewhere. */
const ELSEWHERE = ['form/checkAnswer.ts', 'assistant-config/replySentence.ts'];

const plain = (literal: string) => literal.slice(1, -1).replaceAll("\\'", "'");

/** What `t` and `mark` are given in the chat's own sources. */
function ownWords(): string[] {
  const files = readdirSync(CHAT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^(testing|preview)\//.test(file),
  );
  const sources = files.map((file) => readFileSync(CHAT + file, 'utf8')).join('\n');
  return Array.from(sources.matchAll(/\b(?:t|mark)\(\s*('(?:[^'\\]|\\.)*'|"[^"]*")/g), ([, literal = '']) =>
    plain(literal),
  );
}

/** Sentences of packages, their values as `{0}`, `{1}`. */
function wordsElsewhere(): string[] {
  const sources = ELSEWHERE.map((file) => readFileSync(PACKAGES + file, 'utf8')).join('\n');
  const spelt = Array.from(
    sources.matchAll(/'([A-Z][a-z]+ [^'\n]*)'|`([A-Z][a-z]+ [^`\n]*)`/g),
    ([, a, b]) => a ?? b ?? '',
  );
  return spelt.flatMap((sentence) => (sentence.includes('${said}') ? said(sources, sentence) : [numbered(sentence)]));
}

function numbered(sentence: string): string {
  let count = 0;
  return sentence.replace(/\$\{[^}]*\}|-?\d+(?:[.,]\d+)*/g, () => `{${count++}}`);
}

const said = (sources: string, sentence: string) =>
  Array.from(sources.matchAll(/\[\d+, '([^']+)'\]|said = '([^']+)'/g), ([, a, b]) =>
    sentence.replace('${said}', a ?? b ?? ''),
  );

const WORDS = new Set([...ownWords(), ...wordsElsewhere(), ...API_REFUSALS]);
const placesIn = (words: string) => Array.from(words.matchAll(/\{\w+\}/g), String).toSorted();

describe('the chat’s own words', () => {
  it.each(LANGUAGES)('are all there in %s, with the same values in them, and no others', async (language) => {
    const dictionary = await dictionaryOf(language);

    const values = Object.entries(dictionary).map(([english, words]) => [english, placesIn(words)]);
    expect(Object.fromEntries(values)).toEqual(Object.fromEntries([...WORDS].map((words) => [words, placesIn(words)])));
  });

  it('are those of the API’s refusals, as it says them', () => {
    const said = readdirSync(API, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => readFileSync(API + file, 'utf8'))
      .join('\n');

    // Those with a number in them are put together there.
    expect(API_REFUSALS.filter((words) => !words.includes('{0}') && !said.includes(`'${words}'`))).toEqual([]);
  });

  it('are looked for where they are', () => {
    expect(WORDS).toContain('Start a new conversation');
    expect(WORDS).toContain('Use at least {0} characters.');
    expect(WORDS).toContain('Usually replies within half an hour');
  });
});
