import { createHash } from 'node:crypto';
import { escapeHtml } from '#escapeHtml.ts';
import { STYLE } from './style.ts';
import type { HelpWords } from './words.ts';

export type Page = {
  title: string;
  description: string;
  language: string;
  /** Whole address; null: search engines are not to list it. */
  canonical: string | null;
  /** Other languages of the same page, with their whole addresses. */
  alternates?: readonly { language: string; href: string }[];
  /** For search engines: schema.org. */
  data?: object;
  header: { name: string; href: string; logo: string | null };
  search: { action: string; query: string; language: string };
  ask: { href: string } | null;
  words: HelpWords;
  /** HTML. */
  main: string;
};

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Nothing runs on these pages, and nothing is loaded but pictures and the two players of videos. */
export const helpHeaders = (apiUrl: string): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `img-src https: ${new URL(apiUrl).origin}`,
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
});

/** A whole page. */
export function layout(page: Page): string {
  const { title, description, language, canonical, alternates = [], data, header, search, ask, words, main } = page;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${
  canonical
    ? `<link rel="canonical" href="${escapeHtml(canonical)}">
<meta name="robots" content="index, follow">
<meta property="og:type" content="${data && 'headline' in data ? 'article' : 'website'}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${escapeHtml(canonical)}">
<meta property="og:site_name" content="${escapeHtml(header.name)}">`
    : '<meta name="robots" content="noindex">'
}
${alternates.map((one) => `<link rel="alternate" hreflang="${escapeHtml(one.language)}" href="${escapeHtml(one.href)}">`).join('\n')}
${data ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` : ''}
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#main">${words.skip}</a>
<header>
<a class="home" href="${escapeHtml(header.href)}">${header.logo ? `<img src="${escapeHtml(header.logo)}" alt="" width="28" height="28">` : ''}<span>${escapeHtml(header.name)}</span> <small>${words.helpCentre}</small></a>
<form role="search" action="${escapeHtml(search.action)}"><input type="search" name="q" aria-label="${words.searchLabel}" placeholder="${words.searchLabel}" value="${escapeHtml(search.query)}" maxlength="200" required><input type="hidden" name="lang" value="${escapeHtml(search.language)}"><button>${words.search}</button></form>
</header>
<main id="main">
${main}
</main>
<footer>
${ask ? `<p><a class="ask" href="${escapeHtml(ask.href)}">${words.ask}</a></p>` : ''}
${
  alternates.length > 1
    ? `<nav aria-label="${words.languages}">${alternates.map((one) => `<a href="${escapeHtml(one.href)}" lang="${escapeHtml(one.language)}" hreflang="${escapeHtml(one.language)}"${one.language === language ? ' aria-current="true"' : ''}>${escapeHtml(nameOfLanguage(one.language))}</a>`).join(' ')}</nav>`
    : ''
}
</footer>
</body>
</html>
`;
}

/** As its speakers call it. */
const nameOfLanguage = (tag: string) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
