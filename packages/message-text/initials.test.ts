import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Hannah Brandt', 'HB'],
    ['Maria del Carmen Ruiz', 'MR'],
    ['Nori', 'N'],
    ['Visitor 4821', 'V'],
    ['élodie  roux', 'ÉR'],
    ['李 雷', '李雷'],
    ['𝒜nna', '𝒜'],
    ['4821', '?'],
    ['  ', '?'],
  ])('of «%s» are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
