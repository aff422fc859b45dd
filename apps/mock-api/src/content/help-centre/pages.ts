import { cleanHtml } from '@parley/article-html/cleanHtml';
import { plainText, slugOf } from '@parley/article-html/text';
import type { Article, ArticleCategory } from '@parley/db';
import { escapeHtml } from '#escapeHtml.ts';
import { storedContent } from '../articleContent.ts';
import type { Centre, Entry, Found, Shelf } from './helpCentre.service.ts';
import type { Page } from './layout.ts';
import type { HelpWords } from './words.ts';

/** What all pages of a help centre have in common. */
export type Frame = {
  centre: Centre;
  words: HelpWords;
  /** Whole address of its first page. */
  home: string;
} & Pick<Page, 'header' | 'ask'>;

const shared = ({ centre, words, home, header, ask }: Frame, query = '') => ({
  language: centre.language,
  words,
  header,
  ask,
  search: { action: `${home}/search`, query, language: centre.language },
});

/** `address` in the language of the page, where that is not the one that readers get without asking. */
export const inLanguage = ({ languages, language }: Centre, address: string): string =>
  language === languages[0] || languages.length === 0 ? address : `${address}?lang=${encodeURIComponent(language)}`;

const articleHref = ({ home }: Frame, slug: string | null) => `${home}/articles/${encodeURIComponent(slug ?? '')}`;
const linkTo = (frame: Frame, { title, slug }: Entry) =>
  `<a href="${escapeHtml(articleHref(frame, slug))}">${escapeHtml(title)}</a>`;
const categoryHref = ({ centre, home }: Frame, { slug }: ArticleCategory) =>
  inLanguage(centre, `${home}/categories/${encodeURIComponent(slug)}`);

const alternatesOf = ({ languages }: Centre, address: string) =>
  languages.map((language, index) => ({
    language,
    href: index === 0 ? address : `${address}?lang=${encodeURIComponent(language)}`,
  }));

const SHOWN = 6;

/** The first page: each category with its first articles. */
export function homePage(
  frame: Frame,
  { shelves, loose }: { shelves: readonly Shelf[]; loose: readonly Entry[] },
): Page {
  const { centre, words, home } = frame;
  const list = (entries: readonly Entry[]) =>
    `<ul>${entries
      .slice(0, SHOWN)
      .map((entry) => `<li>${linkTo(frame, entry)}</li>`)
      .join('')}</ul>`;
  const cards = shelves.map(
    ({ category, entries }) => `<section class="shelf">
<h2>${escapeHtml(category.icon)} <a href="${escapeHtml(categoryHref(frame, category))}">${escapeHtml(category.name)}</a></h2>
<p>${escapeHtml(category.description)}</p>
${list(entries)}
${entries.length > SHOWN ? `<p><a href="${escapeHtml(categoryHref(frame, category))}">${words.all} ${entries.length} ${words.articles}</a></p>` : ''}
</section>`,
  );
  const rest = loose.length > 0 ? `<section class="shelf"><h2>${words.more}</h2>${list(loose)}</section>` : '';
  const all = cards.join('\n') + rest;
  const title = `${centre.client.name} ${words.helpCentre}`;
  return {
    ...shared(frame),
    title,
    description: title,
    canonical: inLanguage(centre, home),
    alternates: alternatesOf(centre, home),
    main: `<h1>${words.helpCentre}</h1>\n${all ? `<div class="shelves">${all}</div>` : `<p class="lead">${words.empty}</p>`}`,
  };
}

const entryList = (frame: Frame, entries: readonly (Entry & { excerpt?: string })[]) =>
  `<ul class="list">${entries
    .map((entry) => `<li>${linkTo(frame, entry)}<p>${escapeHtml(entry.excerpt ?? entry.summary)}</p></li>`)
    .join('')}</ul>`;

const trail = ({ centre, words, home }: Frame) => `<a href="${escapeHtml(inLanguage(centre, home))}">${words.home}</a>`;

export function categoryPage(frame: Frame, { category, entries }: Shelf): Page {
  const { centre, home } = frame;
  const address = `${home}/categories/${encodeURIComponent(category.slug)}`;
  return {
    ...shared(frame),
    title: `${category.name} · ${centre.client.name}`,
    description: category.description || category.name,
    canonical: inLanguage(centre, address),
    alternates: alternatesOf(centre, address),
    main: `<nav class="trail">${trail(frame)}</nav>
<h1>${escapeHtml(`${category.icon} ${category.name}`.trim())}</h1>
<p class="lead">${escapeHtml(category.description)}</p>
${entryList(frame, entries)}`,
  };
}

export function searchPage(frame: Frame, { query, found }: { query: string; found: readonly Found[] }): Page {
  const { centre, words } = frame;
  return {
    ...shared(frame, query),
    title: `${query} · ${centre.client.name} ${words.helpCentre}`,
    description: words.searchLabel,
    canonical: null,
    main: `<nav class="trail">${trail(frame)}</nav>
<h1>${words.results} “${escapeHtml(query)}”</h1>
${found.length > 0 ? entryList(frame, found) : `<p class="lead">${words.nothing}</p>`}`,
  };
}

export type Readable = Article & { category: ArticleCategory | null; author: { name: string } | null };

type Reading = {
  article: Readable;
  /** Its latest version, as stored; null: none is known. */
  version: string | null;
  /** What is published of it, itself among it, in its languages. */
  languages: readonly { language: string; slug: string | null }[];
  /** Where the articles that it links to stand, by their ids. */
  slugs: ReadonlyMap<string, string>;
  hasVoted: boolean;
};

export function articlePage(frame: Frame, { article, version, languages, slugs, hasVoted }: Reading): Page {
  const { centre, words } = frame;
  const { title, summary, slug, category, author, publishedAt, updatedAt } = article;
  const { seoTitle, seoDescription } = storedContent(version ?? '{}');
  const { html, headings } = withAnchors(
    withLinks(cleanHtml(article.body), (id) => {
      const target = slugs.get(id);
      return target === undefined ? null : articleHref(frame, target);
    }),
  );
  const canonical = articleHref(frame, slug);
  const description = seoDescription || summary || plainText(html).slice(0, 160).replaceAll('\n', ' ');
  const changedAt = publishedAt ?? updatedAt;
  const day = new Intl.DateTimeFormat(centre.language === 'en' ? 'en-GB' : centre.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(changedAt);
  const contents = `<nav class="toc" aria-label="${words.onThisPage}"><p>${words.onThisPage}</p><ul>${headings
    .map(({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`)
    .join('')}</ul></nav>`;
  return {
    ...shared(frame),
    title: `${seoTitle || title} · ${centre.client.name}`,
    description,
    canonical,
    alternates:
      languages.length > 1
        ? languages.map(({ language, slug: own }) => ({ language, href: articleHref(frame, own) }))
        : [],
    data: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      inLanguage: article.language,
      dateModified: changedAt.toISOString(),
      ...(author && { author: { '@type': 'Person', name: author.name } }),
      publisher: { '@type': 'Organization', name: centre.client.name },
      mainEntityOfPage: canonical,
    },
    main: `<article class="sheet">
<nav class="trail">${trail(frame)}${category ? ` › <a href="${escapeHtml(categoryHref(frame, category))}">${escapeHtml(category.name)}</a>` : ''}</nav>
<h1>${escapeHtml(title)}</h1>
${summary ? `<p class="lead">${escapeHtml(summary)}</p>` : ''}
<p class="meta">${words.updated} <time datetime="${changedAt.toISOString()}">${escapeHtml(day)}</time></p>
${headings.length >= 3 ? contents : ''}
${html}
${
  hasVoted
    ? `<p class="thanks" role="status">${words.thanks}</p>`
    : `<form class="vote" method="post" action="${escapeHtml(canonical)}"><p>${words.helpful}</p><button name="helpful" value="yes">${words.yes}</button><button name="helpful" value="no">${words.no}</button></form>`
}
</article>`,
  };
}

export function notFoundPage(frame: Frame): Page {
  const { centre, words } = frame;
  return {
    ...shared(frame),
    title: `${words.notFound} · ${centre.client.name}`,
    description: words.notFoundWhy,
    canonical: null,
    main: `<h1>${words.notFound}</h1><p class="lead">${words.notFoundWhy}</p><p>${trail(frame)}</p>`,
  };
}

const ARTICLE_LINK = /<a\b[^>]*\bdata-article="([\w-]+)"[^>]*>/g;

/** The ids of the articles that clean HTML links to. */
export const linkedArticles = (html: string): string[] => Array.from(html.matchAll(ARTICLE_LINK), ([, id = '']) => id);

/** Links to articles lead to where they stand now, those to what nobody may read nowhere. */
export const withLinks = (html: string, hrefOf: (id: string) => string | null): string =>
  html.replaceAll(ARTICLE_LINK, (_, id: string) => {
    const href = hrefOf(id);
    return href === null ? '<a>' : `<a href="${escapeHtml(href)}">`;
  });

/** Gives each section a place that can be linked to. */
function withAnchors(html: string) {
  const headings: { id: string; text: string }[] = [];
  const anchored = html.replaceAll(/<h2(?: id="[^"]*")?>(.*?)<\/h2>/gs, (_, inner: string) => {
    const text = plainText(inner);
    const id = `${slugOf(text) || 'section'}-${headings.length + 1}`;
    headings.push({ id, text });
    return `<h2 id="${escapeHtml(id)}">${inner}</h2>`;
  });
  return { html: anchored, headings };
}
