import { setTimeout as wait } from 'node:timers/promises';
import { htmlFromMarkdown } from '@parley/article-html/markdown';
import { SITE_PAGES, siteEtag, type SitePage } from '@parley/db/seed/site';
import { escapeHtml } from '#escapeHtml.ts';

type StandIn = {
  /** Where it is served, without a slash at the end: `/stand-ins/site`. */
  basePath: string;
  /** `http://localhost:4000`, for the addresses that it says are its own. */
  apiUrl: string;
};

/** What a slow page takes, in milliseconds. */
const SLOW_MS = 4000;

/**
 * The website of the demo company, to be read by its assistants: thirty pages with a sitemap, and some of what sites are in
 * life: links to pages that are gone, copies, a calendar without end, an empty page, a slow one, and one that leads in circles.
 */
export function createSiteStandIn({ basePath, apiUrl }: StandIn) {
  const site = { basePath, address: `${apiUrl}${basePath}/` };

  return async function handle(request: Request): Promise<Response | null> {
    const { pathname, search } = new URL(request.url);
    if (pathname === basePath) return redirect(site.address);
    if (!pathname.startsWith(`${basePath}/`)) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    const path = pathname.slice(basePath.length + 1).replace(/\/$/, '');
    if (path === 'sitemap.xml') return sitemap(site);
    if (path === 'old-blog') return redirect(`${site.address}journal`);
    if (path === 'circle') return redirect(`${site.address}circle`);
    if (path === 'newsletter') return html('<!doctype html><title>Newsletter</title><div id="app"></div>');
    if (path === 'slow') await wait(SLOW_MS, undefined, { signal: request.signal }).catch(() => {});
    const page = path === 'slow' ? SLOW : (calendarPage(path) ?? SITE_PAGES.find((one) => one.path === path));
    return page ? answer(request, page, { ...site, isCopy: search !== '' }) : html(notFound(site), { status: 404 });
  };
}

type Site = { basePath: string; address: string };

const SLOW: SitePage = {
  path: 'slow',
  title: 'Webcam',
  description: 'A picture from the roof',
  markdown: 'The picture from the roof in Bern is taken each minute. It takes a while to arrive.',
  links: [],
};

/** Each month leads to the next one, for ever. */
function calendarPage(path: string): SitePage | null {
  const [, year, month] = /^calendar\/(\d{4})\/(\d{2})$/.exec(path) ?? [];
  if (!year || !month) return null;
  const next = new Date(Date.UTC(Number(year), Number(month), 1)).toISOString().slice(0, 7).replace('-', '/');
  const title = `Calendar ${month}/${year}`;
  return {
    path,
    title,
    description: title,
    markdown: `What is on in ${month}/${year}: Thursday evenings as always.`,
    links: [`calendar/${next}`],
  };
}

function answer(request: Request, page: SitePage, site: Site & { isCopy: boolean }): Response {
  const etag = siteEtag(page);
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return html(shell(site, page), { headers });
}

const MENU = ['shops', 'trails', 'journal', 'community', 'about'];
const titleOf = (path: string) => SITE_PAGES.find((one) => one.path === path)?.title ?? path.split('/').at(-1) ?? path;

function shell({ address, basePath }: Site, { path, title, description, markdown, links }: SitePage): string {
  const link = (to: string) => `<a href="${basePath}/${escapeHtml(to)}">${escapeHtml(titleOf(to))}</a>`;
  const onward = links.map((to) => `<li>${link(to)}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} | Northwind Outdoor</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="canonical" href="${escapeHtml(address + path)}">
</head>
<body>
<header><nav aria-label="Main">${MENU.map(link).join(' · ')}</nav></header>
<main>
<article>
<h1>${escapeHtml(title)}</h1>
${htmlFromMarkdown(markdown)}
</article>
${onward && `<nav aria-label="Further pages"><ul>${onward}</ul></nav>`}
</main>
<footer><p>Northwind Outdoor, Kramgasse 12, 3011 Bern</p></footer>
</body>
</html>`;
}

const notFound = ({ basePath }: Site) =>
  `<!doctype html><html lang="en"><title>Not found</title><h1>There is no such page</h1><a href="${basePath}/">Northwind Outdoor</a></html>`;

function sitemap({ address }: Site): Response {
  const urls = SITE_PAGES.map(({ path }) => `<url><loc>${escapeHtml(address + path)}</loc></url>`).join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}

const redirect = (location: string) => new Response(null, { status: 302, headers: { Location: location } });

const html = (
  markup: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) =>
  new Response(markup, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      ...headers,
    },
  });
