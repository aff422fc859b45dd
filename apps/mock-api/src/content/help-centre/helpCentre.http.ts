import { createHash } from 'node:crypto';
import { publicAddress } from '#assets/assetAddress.ts';
import { chatAddress } from '#assistants/chatAddress.ts';
import type { Deps } from '#context.ts';
import { escapeHtml } from '#escapeHtml.ts';
import { readBody } from '#inbox/attachments/readBody.ts';
import type { Route } from '#transport/hooks.ts';
import { latestVersion } from '#versioning/versions.service.ts';
import { withTranslations } from '../translations.ts';
import {
  countView,
  findCentre,
  findReadable,
  searchCentre,
  shelvesOf,
  slugsOf,
  vote,
  type Centre,
} from './helpCentre.service.ts';
import { HELP_PATH, helpCentreAddress } from './helpAddress.ts';
import { helpHeaders, layout, type Page } from './layout.ts';
import {
  articlePage,
  categoryPage,
  homePage,
  inLanguage,
  linkedArticles,
  notFoundPage,
  searchPage,
  type Frame,
} from './pages.ts';
import { wordsOf } from './words.ts';

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const METHODS = ['GET', 'HEAD', 'POST'];

/**
 * A company's help centre: `GET /help/{company}` with `/search?q=`, `/categories/{slug}`, `/articles/{slug}` and
 * `/sitemap.xml` below, `?lang=` for another language; `POST …/articles/{slug}` `helpful=yes|no`. And `GET /robots.txt`.
 */
export function helpCentreRoute(deps: RouteDeps): Route {
  return async (request, ip) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/robots.txt') return plain(robotsTxt(deps.config));
    if (!pathname.startsWith(HELP_PATH)) return null;
    if (!METHODS.includes(request.method)) {
      return new Response(null, { status: 405, headers: { Allow: METHODS.join(', ') } });
    }
    const parts = decoded(pathname.slice(HELP_PATH.length));
    const centre = parts?.[0] ? await findCentre(deps, parts[0], searchParams.get('lang')) : null;
    if (!parts || !centre) return plain('There is no such help centre.\n', 404);
    const asked = { request, ip, centre, parts: parts.slice(1), searchParams };
    return request.method === 'POST' ? takeVote(deps, asked) : answer(deps, asked);
  };
}

/** Search engines find the help centres and nothing else; where the demo's site is played, robots find that as well. */
const robotsTxt = ({ isProduction, apiUrl }: RouteDeps['config']) =>
  [
    'User-agent: *',
    'Allow: /help/',
    ...(isProduction ? [] : ['Allow: /stand-ins/site/', 'Disallow: /stand-ins/site/internal/']),
    'Disallow: /',
    ...(isProduction ? [] : [`Sitemap: ${apiUrl}/stand-ins/site/sitemap.xml`]),
    '',
  ].join('\n');

type Asked = { request: Request; ip: string; centre: Centre; parts: readonly string[]; searchParams: URLSearchParams };

async function answer(deps: RouteDeps, asked: Asked): Promise<Response> {
  const { request, centre, parts, searchParams } = asked;
  const [kind = '', slug = '', further] = parts;
  if (further !== undefined) return notFound(deps, asked);
  if (kind === '') return page(deps, request, homePage(await frameOf(deps, centre), await shelvesOf(deps, centre)));
  if (kind === 'sitemap.xml' && slug === '') return sitemap(deps, centre);
  if (kind === 'search' && slug === '') {
    const query = (searchParams.get('q') ?? '').trim().slice(0, 200);
    const found = await searchCentre(deps, centre, query);
    return page(deps, request, searchPage(await frameOf(deps, centre), { query, found }));
  }
  if (kind === 'categories') {
    const { shelves } = await shelvesOf(deps, centre);
    const shelf = shelves.find(({ category }) => category.slug === slug);
    return shelf ? page(deps, request, categoryPage(await frameOf(deps, centre), shelf)) : notFound(deps, asked);
  }
  return kind === 'articles' ? readArticle(deps, asked, slug) : notFound(deps, asked);
}

async function readArticle(deps: RouteDeps, asked: Asked, slug: string): Promise<Response> {
  const { request, centre, searchParams } = asked;
  const article = await findReadable(deps, centre, slug);
  if (!article) return notFound(deps, asked);
  const [version, languages, slugs] = await Promise.all([
    latestVersion(deps.db, article.id),
    withTranslations(deps.db, [article]),
    slugsOf(deps, centre.client.id, linkedArticles(article.body)),
  ]);
  const frame = await frameOf(deps, { ...centre, language: article.language });
  const hasVoted = searchParams.has('thanks');
  if (request.method === 'GET' && !hasVoted) await countView(deps, article, browserOf(request));
  return page(
    deps,
    request,
    articlePage(frame, { article, version: version?.content ?? null, languages, slugs, hasVoted }),
  );
}

const LARGEST_VOTE = 100;

async function takeVote(deps: RouteDeps, asked: Asked): Promise<Response> {
  const { request, ip, centre, parts } = asked;
  const [kind, slug = '', further] = parts;
  const article = kind === 'articles' && further === undefined ? await findReadable(deps, centre, slug) : null;
  if (!article) return notFound(deps, asked);
  // Only from the page itself: another site does not vote in its readers' name.
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return plain('Vote on the page itself.\n', 403);
  const body = new TextDecoder().decode(await readBody(request, { largest: LARGEST_VOTE, noun: 'Votes' }));
  const said = new URLSearchParams(body).get('helpful');
  if (said !== 'yes' && said !== 'no') return plain('Say yes or no.\n', 400);
  await vote(deps, { article, isHelpful: said === 'yes', ip, browser: browserOf(request) });
  return new Response(null, { status: 303, headers: { Location: `${new URL(request.url).pathname}?thanks` } });
}

const browserOf = (request: Request) => request.headers.get('user-agent') ?? '';

async function frameOf({ db, config }: RouteDeps, centre: Centre): Promise<Frame> {
  const { client, language } = centre;
  const assistant = await db.assistant.findFirst({
    where: { clientId: client.id, isEnabled: true, archivedAt: null },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  const home = helpCentreAddress(config, client);
  return {
    centre,
    home,
    words: wordsOf(language),
    header: { name: client.name, href: inLanguage(centre, home), logo: publicAddress(config, client.logo) },
    ask: assistant && { href: chatAddress(config, { clientId: client.id, assistantId: assistant.id }) },
  };
}

/** Kept by browsers and caches, which ask each time whether it is still the same: what is unpublished is gone at once. */
function page({ config }: RouteDeps, request: Request, content: Page, status = 200): Response {
  const html = layout(content);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const headers = { ...helpHeaders(config.apiUrl), ETag: etag, 'Cache-Control': 'public, no-cache' };
  if (status === 200 && request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

const notFound = async (deps: RouteDeps, { request, centre }: Asked) =>
  page(deps, request, notFoundPage(await frameOf(deps, centre)), 404);

async function sitemap(deps: RouteDeps, { client }: Centre): Promise<Response> {
  const home = helpCentreAddress(deps.config, client);
  const articles = await deps.db.article.findMany({
    where: { clientId: client.id, type: 'Text', status: 'Published', slug: { not: null } },
    select: { slug: true, publishedAt: true, updatedAt: true },
    orderBy: { slug: 'asc' },
    take: 50_000,
  });
  const urls = articles.map(
    ({ slug, publishedAt, updatedAt }) =>
      `<url><loc>${escapeHtml(`${home}/articles/${encodeURIComponent(slug ?? '')}`)}</loc><lastmod>${(publishedAt ?? updatedAt).toISOString()}</lastmod></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${escapeHtml(home)}</loc></url>
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, no-cache' } });
}

/** The parts of a path; null when it is not encoded as addresses are. */
function decoded(path: string): string[] | null {
  try {
    return path.replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

const plain = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
