import { type ChatLanguage, chatLanguageFor } from '@parley/assistant-config/chatLanguages';
import { useEffect, useState } from 'preact/hooks';
import { dictionaryOf } from './dictionaries.ts';
import { type Dictionary, ENGLISH, speak, spokenLanguage } from './t.ts';

/** So long the first words are waited for: those that come later change what is drawn. */
const PATIENCE_MS = 3000;

/**
 * Has the chat's own words follow the language of the company's, whose tag this is; undefined: not known yet. Answers whether
 * they are here: what is drawn before would be in another language a moment later. Words that do not come are in English.
 */
export function useOwnWords(companyLanguage: string | undefined): boolean {
  const wanted = companyLanguage === undefined ? spokenLanguage() : chatLanguageFor(companyLanguage);
  // Only the first words are waited for: the chat stays as it is while it changes to another language.
  const [spoken, setSpoken] = useState<string | null>(null);
  if (spoken === null && companyLanguage !== undefined && wanted === spokenLanguage()) setSpoken(wanted);

  useEffect(() => {
    if (wanted === spokenLanguage()) return undefined;
    let isWanted = true;
    const use = (language: ChatLanguage, dictionary: Dictionary) => {
      if (!isWanted) return;
      speak(language, dictionary);
      document.documentElement.lang = language;
      setSpoken(language);
    };
    const patience = setTimeout(() => setSpoken((now) => now ?? spokenLanguage()), PATIENCE_MS);
    dictionaryOf(wanted).then(
      (dictionary) => use(wanted, dictionary),
      () => use(ENGLISH, {}),
    );
    return () => {
      isWanted = false;
      clearTimeout(patience);
    };
  }, [wanted]);

  return spoken !== null;
}
