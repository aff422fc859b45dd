import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll } from 'vitest';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Somebody's site on loopback. */
export type TestSite = {
  /** `127.0.0.1:41234`, for ALLOWED_PRIVATE_HOSTS. */
  host: string;
  origin: string;
  /** What stands where: HTML, or whatever the function answers. To be changed as a test goes on. */
  pages: Map<string, string | Answer>;
  /** Paths that were asked for, robots.txt left out. */
  asked: string[];
};

/** A page with a main part that is long enough to be one. */
export const pageOf = (
  title: string,
  main: string,
  { head = '', links = [] }: { head?: string; links?: readonly string[] } = {},
) =>
  `<!doctype html><html lang="en"><head><title>${title} – Northwind</title>${head}</head><body>
<nav><a href="/">Home</a></nav>
<main><h1>${title}</h1>${main}<ul>${links.map((href) => `<li><a href="${href}">${href}</a></li>`).join('')}</ul></main>
<footer>Cookies and imprint</footer></body></html>`;

export async function siteForTests(): Promise<TestSite> {
  const pages: TestSite['pages'] = new Map();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path !== '/robots.txt') asked.push(path);
    const page = pages.get(path);
    if (typeof page === 'function') page(request, response);
    else if (page === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Nothing listens.');
  const host = `127.0.0.1:${address.port}`;
  return { host, origin: `http://${host}`, pages, asked };
}
