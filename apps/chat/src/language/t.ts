import type { ChatLanguage } from '@parley/assistant-config/chatLanguages';

/** The chat's own words in one language, by what they are in English; `{name}` stands for a value in both. */
export type Dictionary = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string | number>>;

export const ENGLISH = 'en' satisfies ChatLanguage;

let spoken: { language: ChatLanguage; dictionary: Dictionary } = { language: ENGLISH, dictionary: {} };

/** The language in which the chat's own words are now. */
export const spokenLanguage = (): ChatLanguage => spoken.language;

/** From now on `t` answers in this language; what is drawn already has to be drawn again. */
export function speak(language: ChatLanguage, dictionary: Dictionary) {
  spoken = { language, dictionary };
}

/** What other sentences are put together with: a day, endings of files, a number. */
const VALUES = /\d{1,2} [A-Z][a-z]+ \d{4}|(?<= )\.[a-z0-9]+(?:, \.[a-z0-9]+)*|-?\d+(?:[.,]\d+)*/g;

/**
 * The chat's own words, in the visitor's language. Sentences that were put together elsewhere may be given as they are: their
 * values stand as `{0}`, `{1}` in a dictionary. What no dictionary has stays as it is.
 */
export function t(english: string, values?: Values): string {
  if (values) return filled(own(english) ?? english, values);
  const known = own(english);
  if (known !== undefined || spoken.language === ENGLISH) return known ?? english;
  const given: string[] = [];
  const words = own(english.replace(VALUES, (value) => `{${given.push(inWords(value)) - 1}}`));
  return words === undefined ? english : filled(words, Object.fromEntries(given.entries()));
}

/** What the dictionary has, and nothing that every object has. */
const own = (english: string) => (Object.hasOwn(spoken.dictionary, english) ? spoken.dictionary[english] : undefined);

/** «5,000» and «1 June 2026» as the language writes them; numbers without a sign in them are left, such as those of a telephone. */
function inWords(value: string): string {
  if (/[a-z]/.test(value)) return value.startsWith('.') ? value : dayInWords(Date.parse(`${value} UTC`));
  return /[.,]/.test(value) ? Number(value.replaceAll(',', '')).toLocaleString(spoken.language) : value;
}

/** Of a day that begins at `time`, by UTC. */
const dayInWords = (time: number) =>
  new Date(time).toLocaleDateString(spoken.language, { dateStyle: 'long', timeZone: 'UTC' });

const filled = (words: string, values: Values) =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Marks words that `t` is given later, for those who look for all of them: a constant is made before a language is known. */
export const mark = <T extends string>(english: T): T => english;
