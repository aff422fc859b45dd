/** A text per language, by its BCP 47 tag: `{ en: 'Hello', 'de-AT': 'Servus' }`. */
export type LocalisedText = Readonly<Record<string, string>>;

export type Languages = { default: string; others: readonly string[] };

/**
 * The text for who reads `locale`: in that very language, else in its main language (`de` for `de-AT`), else in the assistant's
 * default one. A blank text counts as missing. Answers '' when there is none at all.
 */
export function localised(
  text: LocalisedText,
  locale: string,
  { default: fallback }: Pick<Languages, 'default'>,
): string {
  const [main = locale] = locale.split('-');
  for (const tag of [locale, main, fallback]) {
    const found = text[tag]?.trim();
    if (found) return found;
  }
  return '';
}

/** The language among the assistant's that fits `wanted` (the browser's, best first) best. */
export function bestLanguage(languages: Languages, wanted: readonly string[]): string {
  const known = [languages.default, ...languages.others];
  for (const tag of wanted) {
    const [main] = tag.split('-');
    const found = known.find((language) => language === tag) ?? known.find((language) => language === main);
    if (found) return found;
  }
  return languages.default;
}
