import { expect, it } from 'vitest';
import { blocksFor } from './blocksFor.ts';
import type { BlockAudience } from './configSchema.ts';

const isShown = (shownTo: BlockAudience | undefined, visitor: Partial<Parameters<typeof blocksFor>[1]> = {}) =>
  blocksFor([{ shownTo }], { language: 'en', hasWritten: false, ...visitor }).length > 0;

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
