import { describe, expect, it } from 'vitest';
import { foundEmojis, GROUPS } from './emojis.ts';

const all = GROUPS.flatMap(({ emojis }) => emojis);

describe('the emojis', () => {
  it('are each one emoji with a name of its own', () => {
    for (const { text, name } of all) {
      expect(text).toMatch(/^\p{Emoji}/u);
      expect([...new Intl.Segmenter().segment(text)]).toHaveLength(1);
      expect(name).toMatch(/^\S.*\S$/);
    }
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('are found by all words of what is asked for, in any case', () => {
    const found = (query: string) => foundEmojis(GROUPS, query).flatMap(({ emojis }) => emojis.map(({ text }) => text));

    expect(found('THUMBS up')).toEqual(['👍']);
    expect(found('heart')).toContain('❤️');
    expect(found('')).toHaveLength(all.length);
    expect(found('no such thing')).toEqual([]);
  });
});
