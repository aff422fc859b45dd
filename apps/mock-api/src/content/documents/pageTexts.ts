import { plainText } from '@parley/article-html/text';

const PAGE = /<section data-page="(\d+)">/;

/** What was read of a document's pages, out of the clean HTML that is kept of it; what stands in no page has no number. */
export function pageTexts(html: string): { page: number | null; text: string }[] {
  // What stands before the first page, then in turns the number of a page and what is in it.
  const [before = '', ...pages] = html.split(PAGE);
  const texts = [{ page: null, text: plainText(before) }];
  const numbered = pages.flatMap((part, index) =>
    index % 2 === 0 ? [{ page: Number(part), text: plainText(pages[index + 1] ?? '') }] : [],
  );
  return [...texts, ...numbered].filter(({ text }) => text !== '');
}
