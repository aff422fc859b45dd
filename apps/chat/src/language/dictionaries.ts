import { ENGLISH, type Dictionary } from './t.ts';

/** Languages that the chat's own words are in, beside English. */
const DICTIONARIES: Readonly<Record<string, () => Promise<{ default: Dictionary }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  pt: () => import('./pt.ts'),
};

/** The one that a visitor is spoken to in who reads `language`, a BCP 47 tag: English where there are no words in it. */
export function ownLanguageFor(language: string): string {
  const [base = ''] = language.toLowerCase().split('-');
  return base in DICTIONARIES ? base : ENGLISH;
}

/** The words of a language of `ownLanguageFor`. Throws when they do not come. */
export async function dictionaryOf(language: string): Promise<Dictionary> {
  const { default: dictionary } = (await DICTIONARIES[language]?.()) ?? { default: {} };
  return dictionary;
}
