import { bestLanguage, localised, type Languages, type LocalisedText } from '@parley/assistant-config/localised';

/** What the company wrote, in the language that suits the visitor best. */
export type Words = {
  /** BCP 47 tag. */
  lang: string;
  /** All that the company writes in, its main one first; BCP 47 tags. */
  languages: readonly string[];
  /** '' where nothing is written. */
  of: (text: LocalisedText) => string;
};

/** `wanted`: what the visitor reads, best first. */
export function wordsFor(languages: Languages, wanted: readonly string[]): Words {
  const lang = bestLanguage(languages, wanted);
  return { lang, languages: [languages.default, ...languages.others], of: (text) => localised(text, lang, languages) };
}
