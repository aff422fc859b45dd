import { createServer } from 'node:http';
import sirv from 'sirv';
import { configScript } from './runtimeConfig.mjs';

/** The two rules that react-aria adds to the page: presses do not pan, and a scroll behind a dialog stays there. */
const REACT_ARIA_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
].join(' ');

const socketOrigin = (url) => new URL(url).origin.replace(/^http/, 'ws');

/** Only our own files, our API, and pictures from either: an injected script or style does not run. */
function contentSecurityPolicy({ apiUrl }) {
  const api = new URL(apiUrl).origin;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${REACT_ARIA_STYLES}`,
    "font-src 'self'",
    `img-src 'self' data: blob: ${api}`,
    `connect-src 'self' ${api} ${socketOrigin(apiUrl)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Serves one built app: its files, `/config.js` made from `config`, and index.html for every other path. Answers the
 * listening node:http server. `frameAncestors` is the CSP's list of who may embed it.
 */
export async function serveApp({ directory, config, port, host = '127.0.0.1', frameAncestors = "'none'" }) {
  const files = sirv(directory, {
    single: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const policy = `${contentSecurityPolicy(config)}; frame-ancestors ${frameAncestors}`;
  const script = configScript(config);

  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    if (request.url === '/config.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
      response.end(script);
      return;
    }
    // sirv falls back to index.html for paths without an extension only: a missing chunk of an older build is a 404.
    files(request, response, () => response.writeHead(404).end());
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
