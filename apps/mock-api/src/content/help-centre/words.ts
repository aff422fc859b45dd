const EN = {
  all: 'All',
  helpCentre: 'Help centre',
  search: 'Search',
  searchLabel: 'Search the help centre',
  more: 'More',
  articles: 'articles',
  results: 'Results for',
  nothing: 'Nothing holds these words. Try fewer or others.',
  updated: 'Updated',
  helpful: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you for telling us.',
  notFound: 'This page is not there',
  notFoundWhy: 'It may have been moved or is no longer published.',
  home: 'All topics',
  ask: 'Did not find it? Ask us',
  empty: 'Nothing has been published here yet.',
  onThisPage: 'On this page',
  skip: 'Skip to the text',
  languages: 'Languages',
};

export type HelpWords = typeof EN;

const DE: HelpWords = {
  all: 'Alle',
  helpCentre: 'Hilfe',
  search: 'Suchen',
  searchLabel: 'In der Hilfe suchen',
  more: 'Weiteres',
  articles: 'Artikel',
  results: 'Ergebnisse für',
  nothing: 'Kein Artikel enthält diese Wörter. Versuchen Sie weniger oder andere.',
  updated: 'Aktualisiert',
  helpful: 'War das hilfreich?',
  yes: 'Ja',
  no: 'Nein',
  thanks: 'Danke für die Rückmeldung.',
  notFound: 'Diese Seite gibt es nicht',
  notFoundWhy: 'Vielleicht wurde sie verschoben oder ist nicht mehr veröffentlicht.',
  home: 'Alle Themen',
  ask: 'Nicht gefunden? Fragen Sie uns',
  empty: 'Hier ist noch nichts veröffentlicht.',
  onThisPage: 'Auf dieser Seite',
  skip: 'Zum Text springen',
  languages: 'Sprachen',
};

const FR: HelpWords = {
  all: 'Les',
  helpCentre: 'Centre d’aide',
  search: 'Rechercher',
  searchLabel: 'Rechercher dans le centre d’aide',
  more: 'Autres',
  articles: 'articles',
  results: 'Résultats pour',
  nothing: 'Aucun article ne contient ces mots. Essayez-en moins ou d’autres.',
  updated: 'Mis à jour',
  helpful: 'Cet article vous a-t-il aidé ?',
  yes: 'Oui',
  no: 'Non',
  thanks: 'Merci de votre retour.',
  notFound: 'Cette page n’existe pas',
  notFoundWhy: 'Elle a peut-être été déplacée ou n’est plus publiée.',
  home: 'Tous les sujets',
  ask: 'Pas trouvé ? Posez-nous la question',
  empty: 'Rien n’est encore publié ici.',
  onThisPage: 'Sur cette page',
  skip: 'Aller au texte',
  languages: 'Langues',
};

const ALL: Readonly<Record<string, HelpWords>> = { en: EN, de: DE, fr: FR };

/** What the help centre itself says, in the reader's language as far as it is spoken; else in English. */
export const wordsOf = (language: string): HelpWords => ALL[language.split('-')[0] ?? ''] ?? EN;
