import { useInsertionEffect } from 'react';

/**
 * Styles that only one part of the dashboard needs, while it is there. Not part of the one stylesheet that each page begins with;
 * adopted, for the policy of the page allows no style elements.
 */
export function useAdoptedStyles(css: string) {
  useInsertionEffect(() => {
    // jsdom has no such sheets.
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}
