/** Languages that the chat's own words are in, such as those of its buttons. */
export const CHAT_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;

export type ChatLanguage = (typeof CHAT_LANGUAGES)[number];

/** The one for who is greeted in `language`, a BCP 47 tag: its main language, or English where there are no words in it. */
export function chatLanguageFor(language: string): ChatLanguage {
  const [main] = language.toLowerCase().split('-');
  return CHAT_LANGUAGES.find((one) => one === main) ?? 'en';
}
