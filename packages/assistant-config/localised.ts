/** A text per language, by its BCP 47 tag: `{ en: 'Hello', 'de-AT': 'Servus' }`. */
export type LocalisedText = Readonly<Record<string, string>>;

export type Languages = { default: string; others: readonly string[] };

/**
 * The text for who reads `locale`: in that very language, else in its main language (`de` for `de-AT`), else in another form of it,
 * else in the assistant's default one. A blank text counts as missing. Answers '' when there is none at all.
 */
export function localised(
  text: LocalisedText,
  locale: string,
  { default: fallback }: Pick<Languages, 'default'>,
): string {
  const [main = locale] = locale.split('-');
  const form = bestLanguage({ default: fallback, others: Object.keys(text) }, [locale]);
  for (const tag of [locale, main, form, fallback]) {
    const found = text[tag]?.trim();
    if (found) return found;
  }
  return '';
}

/**
 * The language among the assistant's that fits `wanted` (the visitor's, best first, as they are written: `de-AT`, `de_at`) best: the
 * very one, its main language, or another form of it in the same script.
 */
export function bestLanguage(languages: Languages, wanted: readonly string[]): string {
  const known = [languages.default, ...languages.others];
  for (const written of wanted) {
    const locale = localeOf(written);
    const found =
      locale &&
      (known.find((tag) => tag === locale.toString()) ??
        known.find((tag) => tag === locale.language) ??
        known.find((tag) => formOf(localeOf(tag)) === formOf(locale)));
    if (found) return found;
  }
  return languages.default;
}

/** Null for what is no language. */
function localeOf(written: string): Intl.Locale | null {
  try {
    return new Intl.Locale(written.replaceAll('_', '-'));
  } catch {
    return null;
  }
}

/** `zh-TW` and `zh-HK` are forms of `zh-Hant`. */
function formOf(locale: Intl.Locale | null): string {
  const { language, script } = locale?.maximize() ?? {};
  return `${language}-${script}`;
}
