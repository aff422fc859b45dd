import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** All JavaScript that a visitor's browser loads before the chat shows, in bytes after brotli. */
const LIMIT = 43.5 * 1024;
/** What every page of a site loads, so. */
const WIDGET_LIMIT = 4 * 1024;

const folder = new URL('../dist/', import.meta.url);
const read = (name) => readFileSync(new URL(name, folder));
const inKilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;
const sizeOf = (names) => names.reduce((sum, name) => sum + brotliCompressSync(read(name)).length, 0);

/** What `names` import statically, and what that imports: `import(…)` comes later, when it is asked for. */
function withImports(names) {
  const found = new Set(names);
  for (const name of found) {
    for (const [, imported] of read(name)
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      found.add(`assets/${imported}`);
    }
  }
  return [...found];
}

const page = readFileSync(new URL('index.html', folder), 'utf8');
const begun = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name);
if (begun.length === 0) {
  console.error('apps/chat/dist/index.html names no script: build the chat first.');
  process.exit(1);
}
const first = withImports(begun);
const later = readdirSync(new URL('assets/', folder))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `assets/${name}`)
  .filter((name) => !first.includes(name));

const size = sizeOf(first);
console.log(
  `Chat: ${inKilobytes(size)} of JavaScript after brotli, limit ${inKilobytes(LIMIT)}; later ${inKilobytes(sizeOf(later))}.`,
);
if (size > LIMIT) {
  console.error('The chat begins with more than it may: visitors wait for every byte. Load something later.');
  process.exit(1);
}

const widget = sizeOf(['widget.js']);
console.log(`Widget: ${inKilobytes(widget)} after brotli, limit ${inKilobytes(WIDGET_LIMIT)}.`);
if (widget > WIDGET_LIMIT) {
  console.error('The widget is larger than it may be: it is on every page of a site.');
  process.exit(1);
}
