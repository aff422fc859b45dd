import { expect, it } from 'vitest';
import { claimDatabase } from './ownership.ts';
import { runElsewhere } from './testing/otherProcess.ts';
import { tempDatabase } from './testing/tempDatabase.ts';

it('lets one process serve a database and refuses the second with a sentence, until the first is gone', async () => {
  const { url, file } = await tempDatabase();
  const first = runElsewhere(`
    import { claimDatabase } from '#/ownership.ts';
    claimDatabase(${JSON.stringify(url)});
    console.log('ready');
    setInterval(() => {}, 1000);
  `);
  await first.ready;

  expect(() => claimDatabase(url)).toThrow(
    expect.objectContaining({ kind: 'InUse', message: expect.stringContaining(file) }),
  );

  await first.kill();
  const release = claimDatabase(url);
  release();
});

it('gives a claim back', async () => {
  const { url } = await tempDatabase();

  claimDatabase(url)();
  const release = claimDatabase(url);

  expect(release).toBeTypeOf('function');
  release();
});
