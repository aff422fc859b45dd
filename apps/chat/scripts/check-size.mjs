import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** All JavaScript that a visitor's browser may load, in bytes after gzip. */
const LIMIT = 40 * 1024;

const folder = new URL('../dist/', import.meta.url);
const scripts = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
const size = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length, 0);
const inKilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;

if (scripts.length === 0) {
  console.error('apps/chat/dist holds no JavaScript: build the chat first.');
  process.exit(1);
}
console.log(`Chat: ${inKilobytes(size)} of JavaScript after gzip, limit ${inKilobytes(LIMIT)}.`);
if (size > LIMIT) {
  console.error(
    'The chat has grown over its limit: visitors wait for every byte. Take something out or load it later.',
  );
  process.exit(1);
}
