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

/**
 * The chat's own words, in the visitor's language. Sentences that were put together elsewhere may be given as they are: their
 * numbers stand as `{0}`, `{1}` in a dictionary. What no dictionary has stays as it is.
 */
export function t(english: string, values?: Values): string {
  if (values) return filled(own(english) ?? english, values);
  const known = own(english);
  if (known !== undefined || spoken.language === ENGLISH) return known ?? english;
  const numbers: string[] = [];
  const words = own(english.replace(/-?\d+(?:[.,]\d+)*/g, (number) => `{${numbers.push(inWords(number)) - 1}}`));
  return words === undefined ? english : filled(words, Object.fromEntries(numbers.entries()));
}

/** What the dictionary has, and nothing that every object has. */
const own = (english: string) => (Object.hasOwn(spoken.dictionary, english) ? spoken.dictionary[english] : undefined);

/** «5,000» as the language writes it; numbers without a sign in them are left, such as those of a telephone. */
const inWords = (number: string) =>
  /[.,]/.test(number) ? Number(number.replaceAll(',', '')).toLocaleString(spoken.language) : number;

const filled = (words: string, values: Values) =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Marks words that `t` is given later, for those who look for all of them: a constant is made before a language is known. */
export const mark = <T extends string>(english: T): T => english;
