/** What shows nothing: control, format and zero-width characters, and blanks. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const INVISIBLE = /[\s\p{C}\u115F\u1160\u2800\u3164\uFFA0]/gu;
const MARKUP = /<(?!img\b)[^>]*>/gi;

/** Whether a visitor would see an empty bubble: nothing is left without markup and invisible characters (product §4.2). */
export const isBlank = (text: string): boolean =>
  text.normalize('NFKC').replace(MARKUP, '').replace(INVISIBLE, '') === '';
