import { ENGLISH, spokenLanguage } from '#language/t.ts';

export type Manner = { locale: string; hourCycle: Intl.DateTimeFormatOptions['hourCycle'] };

/** For who reads something else: days before months, and either clock as people write it. */
const COMMON = 'en-AU';

/**
 * How dates, times and numbers are written for somebody who reads `language`, the browser's own unless given: in English, as
 * the page is, the way that their own English has it, and by the clock that they are used to.
 */
export function mannerOf(language?: string): Manner {
  const { locale, hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  return { locale: /^en\b/.test(locale) ? locale : COMMON, hourCycle };
}

/** The visitor's, in the language that the chat speaks: as their own browser writes it where that is the same. */
export function manner(): Manner {
  const language = spokenLanguage();
  if (language === ENGLISH) return mannerOf();
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  return { ...mannerOf(), locale: locale.split('-')[0] === language ? locale : language };
}
