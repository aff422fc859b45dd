import { describe, expect, it } from 'vitest';
import { messageLimit } from './plans.ts';

describe('messageLimit', () => {
  it.each([
    ['Starter', 1000],
    ['Standard', 4000],
    ['Pro', 8000],
    ['Enterprise', 40_000],
  ])('of %s is %s a month', (plan, limit) => {
    expect(messageLimit(plan)).toBe(limit);
  });

  it.each(['Platinum', 'toString', '', null, undefined])('is not known for %s', (plan) => {
    expect(messageLimit(plan)).toBeNull();
  });
});
