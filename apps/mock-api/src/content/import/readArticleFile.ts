import { cleanHtml } from '@parley/article-html/cleanHtml';
import { rawHtmlFromMarkdown } from '@parley/article-html/markdown';
import { slugOf } from '@parley/article-html/text';
import { parsePage } from '../extraction/parsePage.ts';
import { categoriesOf, nameOfFolder } from './folders.ts';
import { frontMatterOf, listAt, textAt } from './frontMatter.ts';
import { articlePlace, type ImportedArticle } from './importedArticle.ts';
import { placePictures, type FindPicture } from './placePictures.ts';
import { pathsOf } from './zipPath.ts';

type ArticleFile = {
  parts: readonly string[];
  text: string;
  /** How many folders say nothing, as `wrappedIn` tells. */
  wrapped: number;
  /** Whether an article is made of the file at this path. */
  isArticle: (path: string) => boolean;
  findPicture: FindPicture;
};

const MARKDOWN = /\.(md|markdown)$/i;
const LONGEST_TITLE = 150;

/** What an article's file says: Markdown or HTML, with or without front matter. Null: nothing at all. */
export function readArticleFile({ parts, text, wrapped, isArticle, findPicture }: ArticleFile): ImportedArticle | null {
  const path = parts.join('/');
  const { front, rest } = frontMatterOf(text);
  const raw = MARKDOWN.test(path) ? rawHtmlFromMarkdown(rest) : rest;
  const document = parsePage(raw);
  const main = mainOf(document);
  const heading = main.querySelector('h1');
  const headed = oneLine(heading?.textContent ?? '');
  heading?.remove();

  const { pictures, notes } = placePictures(main, parts, findPicture);
  const { links, lost } = placeLinks(main, parts, isArticle);
  const html = cleanHtml(main.innerHTML);
  const titles = [textAt(front, 'title'), headed, oneLine(document.title ?? ''), nameOfFile(parts)];
  const title = titles.map(oneLine).find(Boolean) ?? path;
  if (html === '' && pictures.length === 0) return null;

  const own = textAt(front, 'category', 'section');
  return {
    path,
    title: title.slice(0, LONGEST_TITLE),
    summary: oneLine(textAt(front, 'summary', 'description', 'excerpt') || metaOf(document, 'description')).slice(
      0,
      300,
    ),
    slug: slugOf(textAt(front, 'slug')),
    language: textAt(front, 'locale', 'language', 'lang') || (document.documentElement?.getAttribute('lang') ?? ''),
    tags: listAt(front, 'tags').map((tag) => oneLine(tag).slice(0, 40)),
    categories: own
      ? own
          .split(/\s*[/>]\s*/)
          .map((name) => oneLine(name).slice(0, 60))
          .filter(Boolean)
          .slice(0, 2)
      : categoriesOf(parts, wrapped),
    html,
    pictures,
    links,
    notes: lost > 0 ? [...notes, lostLinks(lost)] : notes,
  };
}

/** Where the text is; without what stands around it on each page. */
function mainOf(document: Document): Element {
  const main = document.querySelector('main, article, [role="main"]') ?? document.body ?? document.documentElement;
  for (const around of main.querySelectorAll('script, style, form, nav, header:has(nav), footer')) around.remove();
  return main;
}

/** Links to other files of the zip become links to their articles; the text stays of those that lead to nothing. */
function placeLinks(main: Element, from: readonly string[], isArticle: ArticleFile['isArticle']) {
  const links = new Set<string>();
  let lost = 0;
  for (const link of main.querySelectorAll('a[href]')) {
    const paths = pathsOf(link.getAttribute('href') ?? '', from);
    const path = paths.find((one) => isArticle(one));
    if (path !== undefined) {
      links.add(path);
      link.setAttribute('data-article', articlePlace(path));
    } else if (paths.length > 0) {
      lost += 1;
      link.replaceWith(...link.childNodes);
    } else link.removeAttribute('data-article');
  }
  return { links: [...links], lost };
}

const lostLinks = (count: number) =>
  count === 1
    ? 'A link led to a file that is not among the articles; its text was kept.'
    : `${count} links led to files that are not among the articles; their text was kept.`;

const nameOfFile = (parts: readonly string[]) => nameOfFolder((parts.at(-1) ?? '').replace(/\.\w+$/, ''));

const metaOf = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
