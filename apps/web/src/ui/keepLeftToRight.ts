/** Where React Aria looks for the language of the page, before it asks the browser; it reads it once, as its code comes. */
const ARIA_LOCALE = Symbol.for('react-aria.i18n.locale');

/** Scripts that are written from the right. */
const FROM_THE_RIGHT = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);

declare global {
  interface Window {
    [ARIA_LOCALE]?: string;
  }
}

/**
 * Keeps menus, popovers and arrow keys in the direction of the page, which is English, where the browser's language runs from
 * the right. Other languages stay: numbers are typed in them.
 */
export function keepLeftToRight() {
  const isFromTheRight = FROM_THE_RIGHT.has(new Intl.Locale(navigator.language).maximize().script ?? '');
  if (isFromTheRight) window[ARIA_LOCALE] = 'en-GB';
  else delete window[ARIA_LOCALE];
}
