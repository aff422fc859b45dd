import { describe, expect, it } from 'vitest';
import { LARGEST_FILE, MOST_FILES, refusalOf, formatBytes } from './uploads.ts';

describe('formatBytes', () => {
  it.each([
    [1, '1 byte'],
    [7, '7 bytes'],
    [312_400, '312 kB'],
    [1_440_000, '1.4 MB'],
  ])('says %i as «%s»', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});

describe('refusalOf', () => {
  it('takes what the API takes', () => {
    expect(refusalOf({ size: LARGEST_FILE }, MOST_FILES - 1)).toBeNull();
  });

  it('says why it does not take a file', () => {
    expect(refusalOf({ size: LARGEST_FILE + 1 }, 0)).toMatch(/10 MB/);
    expect(refusalOf({ size: 0 }, 0)).toMatch(/empty/);
    expect(refusalOf({ size: 1 }, MOST_FILES)).toMatch(/10 files/);
  });
});
