import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { sendText, textFile } from './htmlPage.mjs';
import { linkPreviews } from './linkPreview.mjs';
import { makePages } from './pages.mjs';
import { configScript } from './runtimeConfig.mjs';

/** The two rules that react-aria adds to the page: presses do not pan, and a scroll behind a dialog stays there. */
const REACT_ARIA_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/** The style that emoji-mart 5.6.0 puts into its shadow root; e2e/emojiPicker.spec.ts fails when it changes. */
const EMOJI_MART_STYLE = "'sha256-+A14ONesVdzkn6nr37Osn+rUqNz4oFGZFDbLXrlae04='";

const socketOrigin = (url) => new URL(url).origin.replace(/^http/, 'ws');

/** Whom the card provider's script talks to: https://docs.stripe.com/security/guide#content-security-policy. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** The card provider's sources in this configuration: its own, those of the local one, or none where there are no cards. */
function stripeSources({ stripeJsUrl, stripeKey }) {
  if (!stripeKey) return { scripts: [], connections: [], frames: [] };
  if (!stripeJsUrl) return STRIPE;
  const { origin } = new URL(stripeJsUrl);
  return { scripts: [origin], connections: [origin], frames: [] };
}

/**
 * Only our own files, what the page itself holds, our API, and pictures from either, the support chat's and the card
 * provider's: an injected script or style does not run.
 */
function contentSecurityPolicy(config, frameAncestors, { scriptHashes, styleHashes }) {
  const { apiUrl, chatUrl, supportChatUrl } = config;
  const api = new URL(apiUrl).origin;
  // The scripts of others, and whom they talk to.
  const support = supportChatUrl ? [new URL(supportChatUrl).origin] : [];
  const stripe = stripeSources(config);
  // The dashboard shows the chat beside an assistant's settings.
  const frames = [...(chatUrl ? [new URL(chatUrl).origin] : []), ...stripe.frames];
  const list = (...sources) => [...new Set(sources)].join(' ');
  return [
    "default-src 'none'",
    list("script-src 'self'", ...scriptHashes, ...support, ...stripe.scripts),
    ["style-src 'self'", ...REACT_ARIA_STYLES, EMOJI_MART_STYLE, ...styleHashes].join(' '),
    "font-src 'self'",
    list("img-src 'self' data: blob:", api, ...support),
    list("connect-src 'self'", api, socketOrigin(apiUrl), ...support, ...stripe.connections),
    ...(frames.length > 0 ? [list('frame-src', ...frames)] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/** What any site may load; a new one reaches the sites within minutes. */
const FOR_SITES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const WIDGET = {
  ...FOR_SITES,
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
};

/** The script that sites load, where the app has one; it learns where the API is. */
function widgetFile(directory, { apiUrl }) {
  const path = join(directory, 'widget.js');
  return existsSync(path) ? textFile(readFileSync(path, 'utf8').replace('%PARLEY_API%', new URL(apiUrl).origin)) : null;
}

/** Files have an extension, pages have none: a missing chunk of an older build is a 404. */
const isPage = (path) => !/\.[a-z0-9]+$/i.test(path) || path === '/index.html';

/**
 * Serves one built app: its files, `/config.js` made from `config`, and a page for every other path; a chat's with what a link to
 * it shows where it is shared. Answers the listening node:http server. `frameAncestors` is the CSP's list of who may embed it.
 */
export async function serveApp({ directory, config, port, host = '127.0.0.1', frameAncestors = "'none'" }) {
  const files = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(FOR_SITES)) response.setHeader(name, value);
      const isHashed = path.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const script = configScript(config);
  const pageFor = await makePages({ directory, config });
  const policyFor = (page, ancestors = frameAncestors) => contentSecurityPolicy(config, ancestors, page);
  const widget = widgetFile(directory, config);
  const withPreview = linkPreviews(config);
  const filePolicy = policyFor({ scriptHashes: [], styleHashes: [] });

  async function sendPage(request, response) {
    const [pathname, search = ''] = request.url.split('?');
    const plain = pageFor(pathname, search);
    // In a widget's frame the chat itself asks whether the page around may hold it.
    const isFrame = widget !== null && new URLSearchParams(search).get('frame') === '1';
    const page = widget !== null && pathname === '/chat' && !isFrame ? await withPreview(search, plain) : plain;
    response.setHeader('content-security-policy', policyFor(page, isFrame ? '*' : frameAncestors));
    sendText(page, request, response);
  }

  const server = createServer((request, response) => {
    const [pathname, search = ''] = request.url.split('?');
    response.setHeader('x-content-type-options', 'nosniff');
    if (!pathname.startsWith('/assets/')) {
      response.setHeader('referrer-policy', 'no-referrer');
      // A window that goes on with a chat in a site's frame asks that frame for it.
      const isHandedOver = widget !== null && new URLSearchParams(search).get('handover') === '1';
      response.setHeader('cross-origin-opener-policy', isHandedOver ? 'unsafe-none' : 'same-origin');
    }
    if (isPage(pathname) && (request.method === 'GET' || request.method === 'HEAD')) {
      void sendPage(request, response);
      return;
    }
    // Scripts, styles and fonts have none of their own: it is for what can be opened as a page.
    if (!pathname.startsWith('/assets/')) response.setHeader('content-security-policy', filePolicy);
    if (pathname === '/widget.js' && widget) {
      sendText(widget, request, response, WIDGET);
      return;
    }
    if (pathname === '/config.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
      response.end(script);
      return;
    }
    const notFound = () => response.writeHead(404).end();
    // sirv knows the files that were there when it began, and ends the process over one that is gone: another build may be made.
    if (existsSync(join(directory, pathname))) files(request, response, notFound);
    else notFound();
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
