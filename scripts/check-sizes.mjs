// Fails the web build when what a page begins with grows by accident: the page itself with the scripts and styles that it
// names, brotli as they are served, have a limit each, and libraries that a page does not need at first must not be among
// them. What is shown on demand (a menu, a dialog, a panel) comes by import() and is not counted. A screen that needs more
// room raises its limit in its own commit, with the reason.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makePages } from './pages.mjs';
import { webConfig } from './runtimeConfig.mjs';

/** Texts that survive minification, one for each library. */
const MARKS = {
  'relay-runtime': '__relay_internal__',
  'react-router': 'createBrowserRouter',
  'react-toastify': 'Toastify',
  'react-aria': 'data-rac',
  'graphql-ws': 'graphql-transport-ws',
};

/** Kilobytes that a page may begin with, and the libraries that it must not. */
const PAGES = {
  '/login': { limitKb: 95, without: Object.keys(MARKS) },
  '/dashboard/inbox': { limitKb: 242, without: ['react-toastify', 'react-aria', 'graphql-ws'] },
};

const dist = path.resolve(process.argv[2] ?? path.resolve(import.meta.dirname, '../apps/web/dist'));
const pageAt = await makePages({ directory: dist, config: webConfig({}) });

for (const [address, { limitKb, without }] of Object.entries(PAGES)) {
  const page = pageAt(address, '').bodies;
  const named = page.identity.toString().matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g);
  const files = [...new Set([...named].map(([, file]) => file))].map((file) => {
    const code = readFileSync(path.join(dist, file));
    return { file, code: code.toString(), bytes: brotliCompressSync(code).length };
  });
  for (const library of without) {
    const found = files.find(({ code }) => code.includes(MARKS[library]));
    if (found) fail(`${address} loads ${library} (in ${found.file}).`);
  }

  const parts = [{ file: 'the page itself', bytes: page.br.length }, ...files];
  const kilobytes = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  console.log(`${address} begins with ${kilobytes.toFixed(1)} kB brotli; the limit is ${limitKb}.`);
  if (kilobytes > limitKb || process.argv.includes('--list')) {
    for (const { file, bytes } of parts.toSorted((a, b) => b.bytes - a.bytes)) console.log(`${bytes}\t${file}`);
  }
  if (kilobytes > limitKb) fail(`${address} begins with too much.`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
