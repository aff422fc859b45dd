import { cleanHtml } from '@parley/article-html/cleanHtml';
import { plainText, wordCount } from '@parley/article-html/text';
import { Readability } from '@mozilla/readability';
import { parsePage } from '../extraction/parsePage.ts';
import { pageAddress } from './pageAddress.ts';

/** What stands on a page. */
export type ReadPage = {
  title: string;
  description: string;
  /** BCP 47; null: it does not say. */
  language: string | null;
  /** The address that it says is its own. */
  canonical: string | null;
  /** What it asks of robots. */
  isNoIndex: boolean;
  isNoFollow: boolean;
  /** Whole addresses that it links to. */
  links: string[];
  /** Its text without menus and footers, clean. */
  html: string;
  words: number;
};

const MOST_LINKS = 2000;
const LONGEST_TITLE = 150;

/** Takes a page apart. `url` is where it was found. */
export function readHtml(html: string, url: string): ReadPage {
  const document = parsePage(html);
  const base = pageAddress(document.querySelector('base[href]')?.getAttribute('href') ?? '', url) ?? url;
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}" i]`)?.getAttribute('content')?.trim() ?? '';
  const robots = meta('robots').toLowerCase();
  const canonical = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href');
  const links: string[] = [];
  for (const link of document.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const address = pageAddress(href, base);
    if (address === null) continue;
    if (!/\bnofollow\b/i.test(link.getAttribute('rel') ?? '')) links.push(address);
    link.setAttribute('href', address);
  }
  for (const image of document.querySelectorAll('img[src]')) {
    const address = pageAddress(image.getAttribute('src') ?? '', base);
    if (address === null) image.remove();
    else image.setAttribute('src', address);
  }
  const heading = document.querySelector('h1')?.textContent ?? '';
  const titles = [heading, document.title ?? '', new URL(url).pathname];
  const text = mainText(document);
  return {
    title: (titles.map(oneLine).find(Boolean) ?? url).slice(0, LONGEST_TITLE),
    description: oneLine(meta('description')).slice(0, 300),
    language: languageOf(document.documentElement?.getAttribute('lang') ?? ''),
    canonical: canonical ? pageAddress(canonical, base) : null,
    isNoIndex: /\b(noindex|none)\b/.test(robots),
    isNoFollow: /\b(nofollow|none)\b/.test(robots),
    links: [...new Set(links)].slice(0, MOST_LINKS),
    html: text,
    words: wordCount(plainText(text)),
  };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Headings and paragraphs of the main part; of all of the page where none stands out. */
function mainText(document: Document): string {
  const whole = document.body?.innerHTML ?? '';
  const main = new Readability(document, { charThreshold: 200 }).parse()?.content;
  const clean = cleanHtml(main ?? whole);
  return plainText(clean).trim() === '' ? cleanHtml(whole) : clean;
}

function languageOf(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}
