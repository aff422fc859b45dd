import { describe, expect, it } from 'vitest';
import { isFatal } from './closeCodes.ts';

describe('isFatal', () => {
  it('counts protocol violations in, interruptions out', () => {
    expect([1002, 1008, 1011, 4403].every(isFatal)).toBe(true);
    expect([1000, 1001, 1006, 1012, 4205, 4408, 4499].some(isFatal)).toBe(false);
  });
});
