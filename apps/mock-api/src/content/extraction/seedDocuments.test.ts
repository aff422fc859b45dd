import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { plainText, wordCount } from '@parley/article-html/text';
import { SEED_DOCUMENTS } from '@parley/db/seed/documents';
import { expect, test } from 'vitest';
import { extractFile } from './extractFile.ts';

const FILES = join(dirname(createRequire(import.meta.url).resolve('@parley/db')), 'seed/content/documents');

test.each(SEED_DOCUMENTS)('$file of the demo company says what its article says', async ({ file, html, pages }) => {
  const read = await extractFile({ name: file, bytes: new Uint8Array(readFileSync(join(FILES, file))) }).catch(
    ({ fault }: { fault: string }) => fault,
  );

  expect(read).toEqual(html === null ? 'NoText' : { html, pages, words: wordCount(plainText(html)) });
});
