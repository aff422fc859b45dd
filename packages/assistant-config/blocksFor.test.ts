import { expect, it } from 'vitest';
import { blocksFor } from './blocksFor.ts';
import type { BlockAudience } from './configSchema.ts';

const isShown = (shownTo: BlockAudience | undefined, visitor: Partial<Parameters<typeof blocksFor>[1]> = {}) =>
  blocksFor([{ shownTo }], { language: 'en', hasWritten: false, page: null, ...visitor }).length > 0;

it('keeps what is for everybody', () => {
  expect(isShown(undefined)).toBe(true);
  expect(isShown({ visitors: 'All', languages: [] }, { hasWritten: true })).toBe(true);
});

it.each([
  ['New', false],
  ['Returning', true],
] as const)('keeps what is for %s visitors from the others', (visitors, hasWritten) => {
  expect(isShown({ visitors, languages: [] }, { hasWritten })).toBe(true);
  expect(isShown({ visitors, languages: [] }, { hasWritten: !hasWritten })).toBe(false);
});

it('keeps what is for some languages from the others', () => {
  expect(isShown({ visitors: 'All', languages: ['de', 'fr'] }, { language: 'fr' })).toBe(true);
  expect(isShown({ visitors: 'All', languages: ['de', 'fr'] })).toBe(false);
});

it.each([
  ['https://shop.example/boots/zips', true],
  ['https://shop.example/boots/kids', false],
  ['https://shop.example/tents', false],
  [null, false],
])('keeps what is for some pages from the others: %s', (page, isThere) => {
  const pages = { include: ['/boots/*'], exclude: ['/boots/kids'] };

  expect(isShown({ visitors: 'All', languages: [], pages }, { page })).toBe(isThere);
});

it('shows without a page around what is merely left out on some', () => {
  const pages = { include: [], exclude: ['/checkout*'] };

  expect(isShown({ visitors: 'All', languages: [], pages }, { page: null })).toBe(true);
  expect(isShown({ visitors: 'All', languages: [], pages }, { page: 'https://shop.example/checkout' })).toBe(false);
});
