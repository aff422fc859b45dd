import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const GENERATED = join(WEB, 'src/__generated__');
const HASH = /"id": "([0-9a-f]{64})"/;

// The compiler adds to the file what has changed, and never notices that something is missing there.
it('every operation has its text among the persisted ones', () => {
  const persisted: object = JSON.parse(readFileSync(join(WEB, 'persisted-queries.json'), 'utf8'));
  const hashes = readdirSync(GENERATED)
    .filter((name) => name.endsWith('.graphql.ts'))
    .flatMap((name) => HASH.exec(readFileSync(join(GENERATED, name), 'utf8'))?.[1] ?? []);

  expect(hashes.length).toBeGreaterThan(0);
  expect(hashes.filter((hash) => !Object.hasOwn(persisted, hash))).toEqual([]);
});
