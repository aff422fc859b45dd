// Fails the web build when the sign-in page grows: the sum of what /login imports statically, compressed as servers do,
// has a limit, and libraries that only signed-in screens need must not be in it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 110;
const ROUTE = 'src/auth/LoginScreen.tsx';
/** Texts that survive minification, one for each library that must not be there. */
const FORBIDDEN = {
  'relay-runtime': '__relay_internal__',
  'react-toastify': 'Toastify',
  'react-aria': 'data-rac',
  'graphql-ws': 'graphql-transport-ws',
};

const dist = path.resolve(process.argv[2] ?? path.resolve(import.meta.dirname, '../apps/web/dist'));
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

const chunks = new Set();
for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry || name === ROUTE) collect(name);

function collect(name) {
  if (chunks.has(name)) return;
  chunks.add(name);
  for (const imported of manifest[name].imports ?? []) collect(imported);
}

if (!chunks.has(ROUTE)) fail(`The build has no chunk for ${ROUTE}.`);

const files = [...chunks].map((name) => {
  const { file } = manifest[name];
  const code = readFileSync(path.join(dist, file));
  return { file, code: code.toString(), bytes: gzipSync(code, { level: 9 }).length };
});

for (const [library, mark] of Object.entries(FORBIDDEN)) {
  const found = files.find(({ code }) => code.includes(mark));
  if (found) fail(`/login loads ${library} (in ${found.file}).`);
}

const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
if (process.argv.includes('--list')) {
  for (const { file, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) console.log(`${bytes}\t${file}`);
}
console.log(`/login loads ${kilobytes.toFixed(1)} kB gzip of scripts; the limit is ${LIMIT_KB}.`);
if (kilobytes > LIMIT_KB) fail('Look at it with: node scripts/check-login-size.mjs apps/web/dist --list');

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
