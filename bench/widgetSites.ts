import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A page with a launcher. */
export type Site = {
  name: string;
  url: string;
  launcher: string;
  /** Waits until the chat can be written in; null: nothing opens. */
  opens: ((page: Page) => Promise<void>) | null;
};

const PEERS = join(import.meta.dirname, 'peers/node_modules');

/** Published widgets, as their own instructions put them on a page; nothing behind them answers. */
const PEER_SITES = [
  {
    name: 'typebot',
    file: '@typebot.io/js/dist/web.js',
    start: "import Typebot from '/typebot.js'; Typebot.initBubble({ typebot: 'demo', apiHost: location.origin });",
    launcher: 'button[part="button"]',
  },
];

const page = (
  head: string,
  body = '',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}</head>
<body><h1>Boots</h1><p>Made on two widths.</p>${body}</body></html>`;

const BARE = page(
  '<style>button{position:fixed;right:20px;bottom:20px;width:56px;height:56px;border:0;border-radius:50%}</style>',
  '<button type="button" id="bare">Chat</button>',
);

/** The least that a widget can be: a script that draws a button. */
const SCRIPT = `
const button = document.createElement('button');
button.textContent = 'Chat';
button.id = 'script';
button.style.cssText = 'position:fixed;right:20px;bottom:20px;width:56px;height:56px;border:0;border-radius:50%';
document.body.append(button);
`;

/** Serves a page for each, compressed as any server would. */
export async function serveSites({ port, chatUrl }: { port: number; chatUrl: string }) {
  const origin = `http://localhost:${port}`;
  const tag = `<script async src="${chatUrl}/widget.js" data-client-id="clnt_northwind" data-assistant-id="asst_nori"></script>`;
  const peers = PEER_SITES.filter(({ file }) => existsSync(join(PEERS, file)));
  const files = new Map<string, { type: string; body: Buffer }>();
  const add = (path: string, type: string, text: string | Buffer) =>
    files.set(path, { type, body: brotliCompressSync(text) });
  add('/bare', 'text/html', BARE);
  add('/script', 'text/html', page('<script async src="/script.js"></script>'));
  add('/script.js', 'text/javascript', SCRIPT);
  add('/parley', 'text/html', page(tag));
  for (const { name, file, start } of peers) {
    add(`/${name}`, 'text/html', page(`<script type="module">${start}</script>`));
    add(`/${name}.js`, 'text/javascript', readFileSync(join(PEERS, file)));
  }
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url.split('?')[0] ?? '');
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': `${file.type}; charset=utf-8`, 'content-encoding': 'br' })
      .end(file.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const sites: Site[] = [
    { name: 'bare', url: `${origin}/bare`, launcher: '#bare', opens: null },
    { name: 'script', url: `${origin}/script`, launcher: '#script', opens: null },
    {
      name: 'parley',
      url: `${origin}/parley`,
      launcher: '.launcher',
      opens: (page) => page.frameLocator('iframe').getByRole('textbox').waitFor({ timeout: 60_000 }),
    },
    ...peers.map(({ name, launcher }) => ({ name, url: `${origin}/${name}`, launcher, opens: null })),
  ];
  return { sites, close: () => server.close() };
}
