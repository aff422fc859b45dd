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
  /** Another's, which ours is to be sooner and smaller than. */
  isPeer: boolean;
  /** Waits until the chat can be written in; null: nothing opens. */
  opens: ((page: Page) => Promise<void>) | null;
};

const PEERS = join(import.meta.dirname, 'peers/node_modules');

const module = (source: string) => `<script type="module">${source}</script>`;

type Peer = {
  name: string;
  /** What its page loads, by path; of which package. */
  files: Readonly<Record<string, string>>;
  head: string;
  launcher: string;
  /** What one writes in, once it is open. */
  box: string;
  /** What its server says when the chat opens, by the path's end. */
  answers: Readonly<Record<string, unknown>>;
};

/** Published widgets, as their own instructions put them on a page; the least that lets each open its chat answers them. */
const PEERS_ON_PAGES: readonly Peer[] = [
  {
    name: 'typebot',
    files: { '/typebot.js': '@typebot.io/js/dist/web.js' },
    head: module(
      "import Typebot from '/typebot.js'; Typebot.initBubble({ typebot: 'demo', apiHost: location.origin });",
    ),
    launcher: 'button[part="button"]',
    box: 'input[type="text"]',
    answers: {
      '/startChat': {
        sessionId: 'demo',
        typebot: { id: 'demo', version: '6', theme: { general: {}, chat: {} }, settings: { general: {} } },
        messages: [],
        input: { id: 'question', type: 'text input', options: {} },
      },
    },
  },
  {
    name: 'flowise',
    files: { '/flowise.js': 'flowise-embed/dist/web.js' },
    head: module("import Chatbot from '/flowise.js'; Chatbot.init({ chatflowid: 'demo', apiHost: location.origin });"),
    launcher: 'button[part="button"]',
    box: 'textarea',
    answers: { '/chatflows-streaming/demo': { isStreaming: true }, '/public-chatbotConfig/demo': {} },
  },
  {
    name: 'n8n',
    files: { '/n8n.js': '@n8n/chat/dist/chat.bundle.es.js', '/n8n.css': '@n8n/chat/dist/chat.css' },
    head: `<link rel="stylesheet" href="/n8n.css">${module("import { createChat } from '/n8n.js'; createChat({ webhookUrl: `${location.origin}/n8n-hook` });")}`,
    launcher: '.chat-window-toggle',
    box: 'textarea',
    answers: { '/n8n-hook': { data: [] } },
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
  const peers = PEERS_ON_PAGES.filter(({ files: needed }) =>
    Object.values(needed).every((file) => existsSync(join(PEERS, file))),
  );
  const files = new Map<string, { type: string; body: Buffer }>();
  const add = (path: string, type: string, text: string | Buffer) =>
    files.set(path, { type, body: brotliCompressSync(text) });
  add('/bare', 'text/html', BARE);
  add('/script', 'text/html', page('<script async src="/script.js"></script>'));
  add('/script.js', 'text/javascript', SCRIPT);
  add('/parley', 'text/html', page(tag));
  const answers = new Map(peers.flatMap((peer) => Object.entries(peer.answers)));
  for (const { name, files: needed, head } of peers) {
    add(`/${name}`, 'text/html', page(head));
    for (const [path, file] of Object.entries(needed)) {
      add(path, path.endsWith('.css') ? 'text/css' : 'text/javascript', readFileSync(join(PEERS, file)));
    }
  }
  const server = createServer(({ url = '' }, response) => {
    const path = url.split('?')[0] ?? '';
    const [, answer] = [...answers].find(([end]) => path.endsWith(end)) ?? [];
    if (answer) return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    const file = files.get(path);
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': `${file.type}; charset=utf-8`, 'content-encoding': 'br' })
      .end(file.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const sites: Site[] = [
    { name: 'bare', url: `${origin}/bare`, launcher: '#bare', isPeer: false, opens: null },
    { name: 'script', url: `${origin}/script`, launcher: '#script', isPeer: false, opens: null },
    {
      name: 'parley',
      url: `${origin}/parley`,
      launcher: '.launcher',
      isPeer: false,
      opens: (page) => page.frameLocator('iframe').getByRole('textbox').waitFor({ timeout: 60_000 }),
    },
    ...peers.map(({ name, launcher, box }) => ({
      name,
      url: `${origin}/${name}`,
      launcher,
      isPeer: true,
      opens: (page: Page) => page.locator(box).first().waitFor({ timeout: 60_000 }),
    })),
  ];
  return { sites, close: () => server.close() };
}
