import { describe, expect, it } from 'vitest';
import { mentionParts } from './mentionParts.ts';

const mentions = (text: string, names: string[]) =>
  mentionParts(text, names).flatMap(({ isMention, text: mark }) => (isMention ? [mark] : []));

describe('mentionParts', () => {
  it.each([
    ['@Maya can you look?', ['@Maya']],
    ['Ask @Maya Lindt or @Tom.', ['@Maya Lindt', '@Tom']],
    ['@Tom@Tom', ['@Tom', '@Tom']],
    ['Maya and @ Tom', []],
    ['maya@example.com', []],
  ])('finds the people named in «%s»', (text, expected) => {
    expect(mentions(text, ['Maya', 'Maya Lindt', 'Tom'])).toEqual(expected);
  });

  it('loses no character', () => {
    const text = '@@Maya, @nobody and @Tom';

    expect(
      mentionParts(text, ['Maya', 'Tom'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
