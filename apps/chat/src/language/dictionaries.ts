import type { ChatLanguage } from '@parley/assistant-config/chatLanguages';
import type { Dictionary } from './t.ts';

type Loaded = { default: Dictionary };

const DICTIONARIES: Readonly<Record<ChatLanguage, () => Promise<Loaded>>> = {
  en: async () => ({ default: {} }),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  pt: () => import('./pt.ts'),
};

/** The chat's own words in a language. Throws when they do not come. */
export async function dictionaryOf(language: ChatLanguage): Promise<Dictionary> {
  const { default: dictionary } = await DICTIONARIES[language]();
  return dictionary;
}
