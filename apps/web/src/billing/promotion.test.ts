import { describe, expect, it } from 'vitest';
import { promotionText } from './promotion.ts';

describe('promotionText', () => {
  it.each([
    ['Percent', 20, '20% off'],
    ['Percent', 12.5, '12.5% off'],
    ['Amount', 10, '$10 off'],
    ['Amount', 7.5, '$7.50 off'],
  ] as const)('%s of %s is «%s»', (type, quantity, text) => {
    expect(promotionText({ type, quantity })).toBe(text);
  });
});
