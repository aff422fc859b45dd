// Fails the web build when what a page begins with grows: the page itself with the scripts and styles that the static server
// has it ask for, brotli as they are served, have a limit each, and libraries that only signed-in screens need must not be on
// /login. What a screen shows on demand (a menu, a dialog, a panel) comes by import(), as with LazyPart: then it is not
// counted here, because nobody waits for it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makePages } from './pages.mjs';
import { webConfig } from './runtimeConfig.mjs';

/** The chunks are those of apps/web/chunks.ts. */
const PAGES = {
  '/login': { chunk: 'public', limitKb: 71 },
  '/dashboard/inbox': { chunk: 'app', limitKb: 168 },
};
/** Texts that survive minification, one for each library that must not be on /login, and those that must not be on the inbox. */
const FORBIDDEN = {
  '/login': {
    'relay-runtime': '__relay_internal__',
    'react-router': 'createBrowserRouter',
    'react-toastify': 'Toastify',
    'react-aria': 'data-rac',
    'graphql-ws': 'graphql-transport-ws',
  },
  '/dashboard/inbox': { 'react-toastify': 'Toastify', 'react-aria': 'data-rac', 'graphql-ws': 'graphql-transport-ws' },
};

const dist = path.resolve(process.argv[2] ?? path.resolve(import.meta.dirname, '../apps/web/dist'));
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const chunks = Object.values(manifest);
const pageAt = await makePages({ directory: dist, config: webConfig({}) });

for (const [page, { chunk, limitKb }] of Object.entries(PAGES)) {
  const start = chunks.find(({ name }) => name === chunk) ?? fail(`The build has no chunk called ${chunk}.`);
  const files = new Set();
  collect(start, files);
  const parts = [...files].map((file) => {
    const code = readFileSync(path.join(dist, file));
    return { file, code: code.toString(), bytes: brotliCompressSync(code).length };
  });
  for (const [library, mark] of Object.entries(FORBIDDEN[page])) {
    const found = parts.find(({ code }) => code.includes(mark));
    if (found) fail(`${page} loads ${library} (in ${found.file}).`);
  }
  parts.push({ file: 'the page itself', code: '', bytes: pageAt(page, '').bodies.br.length });
  const kilobytes = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  if (process.argv.includes('--list')) {
    for (const { file, bytes } of parts.toSorted((a, b) => b.bytes - a.bytes)) console.log(`${bytes}\t${file}`);
  }
  console.log(`${page} begins with ${kilobytes.toFixed(1)} kB brotli; the limit is ${limitKb}.`);
  if (kilobytes > limitKb) fail('Look at it with: node scripts/check-sizes.mjs apps/web/dist --list');
}

function collect({ file, imports = [] }, files) {
  if (files.has(file)) return;
  files.add(file);
  for (const imported of imports) collect(manifest[imported], files);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
