import type { ChatLanguage } from '@parley/assistant-config/chatLanguages';
import type { EmojiGroup } from './emojis.ts';

/** By the emoji: what it is called in a language, then by what else it is found, with commas between. */
export type EmojiNames = Readonly<Record<string, string>>;

const NAMES: Readonly<Record<ChatLanguage, () => Promise<{ default: EmojiNames }>>> = {
  // As they are.
  en: async () => ({ default: {} }),
  de: () => import('./names/de.ts'),
  es: () => import('./names/es.ts'),
  fr: () => import('./names/fr.ts'),
  it: () => import('./names/it.ts'),
  nl: () => import('./names/nl.ts'),
  pt: () => import('./names/pt.ts'),
};

/** What emojis are called in a language. Throws when the names do not come. */
export async function namesIn(language: ChatLanguage): Promise<EmojiNames> {
  const { default: names } = await NAMES[language]();
  return names;
}

/** The same emojis by these names; what they do not have keeps its own. */
export const renamed = (groups: readonly EmojiGroup[], names: EmojiNames): EmojiGroup[] =>
  groups.map(({ name, emojis }) => ({
    name,
    emojis: emojis.map((emoji) => {
      const [own, ...words] = names[emoji.text]?.split(', ') ?? [];
      return own === undefined ? emoji : { ...emoji, name: own, words: words.join(' ') };
    }),
  }));
