import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What inline code hashes to in a Content-Security-Policy. */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** A page that is ready to be sent, with what the policy has to allow of it. */
export function htmlPage(html) {
  return { ...textFile(html), scriptHashes: hashesOf(html, SCRIPT), styleHashes: hashesOf(html, STYLE) };
}

/** A text that is ready to be sent in three encodings. */
export function textFile(text) {
  const bytes = Buffer.from(text);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  return {
    bodies: { identity: bytes, gzip: gzipSync(bytes, { level: 9 }), br: brotliCompressSync(bytes, brotli) },
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

/** Answers a request with a text; not at all when the browser has this very one. */
export function sendText(page, request, response, about = PAGE) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? 'identity';
  const headers = { ...about, vary: 'accept-encoding', etag: page.etag };
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'content-length': page.bodies[encoding].length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : page.bodies[encoding]);
}

function hashesOf(html, pattern) {
  return [...new Set([...html.matchAll(pattern)].map(([, text]) => hashOf(text)))];
}
