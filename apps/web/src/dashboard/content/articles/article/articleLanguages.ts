const names = new Intl.DisplayNames('en', { type: 'language' });

/** What a language is called; a tag that is none is called as it is written. */
export const languageName = (tag: string): string => names.of(tag) ?? tag;

/** Languages that articles are written in most; one that has another keeps it. */
export const ARTICLE_LANGUAGES = 'en de fr it es pt nl sv da nb fi pl cs hu ro tr el uk ar he hi zh ja ko id vi th'
  .split(' ')
  .map((id) => ({ id, label: languageName(id) }));
