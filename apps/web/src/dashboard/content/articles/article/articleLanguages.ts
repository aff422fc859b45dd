const names = new Intl.DisplayNames('en', { type: 'language' });

/** Languages that articles are written in most; one that has another keeps it. */
export const ARTICLE_LANGUAGES = 'en de fr it es pt nl sv da nb fi pl cs hu ro tr el uk ar he hi zh ja ko id vi th'
  .split(' ')
  .map((id) => ({ id, label: names.of(id) ?? id }));
