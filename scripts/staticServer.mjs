import { createServer } from 'node:http';
import sirv from 'sirv';
import { sendPage } from './htmlPage.mjs';
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

/** Only our own files, what the page itself holds, our API, and pictures from either, and the support chat's: an injected script or style does not run. */
function contentSecurityPolicy({ apiUrl, supportChatUrl }, frameAncestors, { scriptHashes, styleHashes }) {
  const api = new URL(apiUrl).origin;
  // The one script of somebody else, and whom it talks to.
  const support = supportChatUrl ? [new URL(supportChatUrl).origin] : [];
  const list = (...sources) => [...new Set(sources)].join(' ');
  return [
    "default-src 'none'",
    list("script-src 'self'", ...scriptHashes, ...support),
    ["style-src 'self'", ...REACT_ARIA_STYLES, EMOJI_MART_STYLE, ...styleHashes].join(' '),
    "font-src 'self'",
    list("img-src 'self' data: blob:", api, ...support),
    list("connect-src 'self'", api, socketOrigin(apiUrl), ...support),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/** Files have an extension, pages have none: a missing chunk of an older build is a 404. */
const isPage = (path) => !/\.[a-z0-9]+$/i.test(path) || path === '/index.html';

/**
 * Serves one built app: its files, `/config.js` made from `config`, and a page for every other path. Answers the listening node:http server. `frameAncestors` is the CSP's list of who may embed it.
 */
export async function serveApp({ directory, config, port, host = '127.0.0.1', frameAncestors = "'none'" }) {
  const files = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const script = configScript(config);
  const pageFor = await makePages({ directory, config });
  const policyFor = (page) => contentSecurityPolicy(config, frameAncestors, page);
  const filePolicy = policyFor({ scriptHashes: [], styleHashes: [] });

  const server = createServer((request, response) => {
    const [pathname, search = ''] = request.url.split('?');
    response.setHeader('x-content-type-options', 'nosniff');
    if (!pathname.startsWith('/assets/')) {
      response.setHeader('referrer-policy', 'no-referrer');
      response.setHeader('cross-origin-opener-policy', 'same-origin');
    }
    if (isPage(pathname) && (request.method === 'GET' || request.method === 'HEAD')) {
      const page = pageFor(pathname, search);
      response.setHeader('content-security-policy', policyFor(page));
      sendPage(page, request, response);
      return;
    }
    // Scripts, styles and fonts have none of their own: it is for what can be opened as a page.
    if (!pathname.startsWith('/assets/')) response.setHeader('content-security-policy', filePolicy);
    if (pathname === '/config.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
      response.end(script);
      return;
    }
    files(request, response, () => response.writeHead(404).end());
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
