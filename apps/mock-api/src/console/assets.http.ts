import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { SAFE_HEADERS } from './answers.ts';
import type { ConsoleRoute } from './routes.ts';

// Found by the package's own names, so that the bundle finds them as the sources do.
const { resolve } = createRequire(import.meta.url);

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#0b6b63"><path d="M11 3H7a5 5 0 0 0-5 5v13l4.2-4H11z"/><path d="M13 21h4a5 5 0 0 0 5-5V3l-4.2 4H13z" opacity=".55"/></svg>';

/** In the order in which they apply. */
const STYLES = ['font', 'base', 'frame', 'controls', 'lists', 'mailbox', 'said', 'phone'];

type Asset = { name: string; type: string; caching?: string; content: () => Promise<BodyInit> };

const ASSETS: readonly Asset[] = [
  { name: 'console.css', type: 'text/css; charset=utf-8', content: style },
  {
    name: 'console.js',
    type: 'text/javascript; charset=utf-8',
    content: () => readFile(resolve('#console/page/console.js')),
  },
  {
    name: 'geist.woff2',
    type: 'font/woff2',
    caching: 'max-age=86400',
    content: () => readFile(resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2')),
  },
  { name: 'icon.svg', type: 'image/svg+xml', content: async () => ICON },
];

/** The page's style, script, font and icon. */
export function assetRoutes(): ConsoleRoute[] {
  return ASSETS.map(({ name, type, content, caching = 'no-cache' }) => ({
    method: 'GET',
    path: `/console/assets/${name}`,
    answer: async () =>
      new Response(await content(), { headers: { ...SAFE_HEADERS, 'cache-control': caching, 'content-type': type } }),
  }));
}

async function style(): Promise<string> {
  const files = ['@parley/tokens/roles.css', ...STYLES.map((name) => `#console/page/style/${name}.css`)];
  return (await Promise.all(files.map((file) => readFile(resolve(file), 'utf8')))).join('\n');
}
