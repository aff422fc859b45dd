import { parseHTML } from 'linkedom';
import { plainText } from '@parley/article-html/text';

/** What was read of a document's pages, out of the clean HTML that is kept of it: a section for each; without any, one of no number. */
export function pageTexts(html: string): { page: number | null; text: string }[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const sections = [...document.querySelectorAll('section[data-page]')].map((section) => {
    return { page: Number(section.getAttribute('data-page')), text: plainText(section.innerHTML) };
  });
  if (sections.length > 0) return sections;
  const text = plainText(html);
  return text === '' ? [] : [{ page: null, text }];
}
