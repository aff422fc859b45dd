import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Hannah Brandt', 'HB'],
    ['Maria del Carmen Ruiz', 'MR'],
    ['Nori', 'N'],
    ['Visitor 4821', 'V'],
    ['李 雷', '李雷'],
    ['  ', '?'],
  ])('of «%s» are %s, as the dashboard has them', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
