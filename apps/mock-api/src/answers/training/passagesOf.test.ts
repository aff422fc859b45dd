import { splitPassages } from '@parley/retrieval/splitPassages';
import { expect, it } from 'vitest';
import { passagesOf } from './passagesOf.ts';

const paragraph = (number: number) =>
  `<p>Hut ${number} has ${number + 4} beds, a stove and a spring of its own. Ask there.</p>`;

it.each([10, 2000])('are those of the text, of %i paragraphs', async (count) => {
  const html = `<h2>Huts</h2>${Array.from({ length: count }, (_, index) => paragraph(index)).join('')}`;

  expect(await passagesOf(html, new AbortController().signal)).toEqual(splitPassages(html));
});

it('come from no thread that was told to end', async () => {
  const html = Array.from({ length: 2000 }, (_, index) => paragraph(index)).join('');

  await expect(passagesOf(html, AbortSignal.abort())).rejects.toThrow('too long');
});
