import { useInsertionEffect } from 'react';
import css from './articleText.css?inline';

/**
 * How an article looks as it is written, while something is. Not part of the one stylesheet that each page begins with; adopted, for the
 * policy of the page allows no style elements.
 */
export function useArticleStyles() {
  useInsertionEffect(() => {
    // jsdom has no such sheets.
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
