import { describe, expect, it } from 'vitest';
import { listState } from './listState.ts';

describe('listState', () => {
  it.each([
    [{ total: 0 }, 'empty'],
    [{ total: 0, isNarrowed: true }, 'no-match'],
    [{ total: 0, isLoading: true, isNarrowed: true }, 'loading'],
    [{ total: 0, hasFailed: true, isNarrowed: true }, 'error'],
    [{ total: 0, hasFailed: true, isLoading: true }, 'loading'],
    [{ total: 3 }, 'full'],
    [{ total: 3, isLoading: true }, 'full'],
    [{ total: 3, hasFailed: true }, 'full'],
  ] as const)('of %o is %s', (facts, expected) => {
    expect(listState(facts)).toBe(expected);
  });
});
