import { describe, expect, it } from 'vitest';
import { CHAT_LANGUAGES } from '@parley/assistant-config/chatLanguages';
import { namesIn, renamed } from './emojiNames.ts';
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

  it.each(CHAT_LANGUAGES.filter((language) => language !== 'en'))('have all a name in %s', async (language) => {
    expect(Object.keys(await namesIn(language)).toSorted()).toEqual(all.map(({ text }) => text).toSorted());
  });

  it('are found in the language of the visitor, by other words than their names, too', async () => {
    const german = renamed(GROUPS, await namesIn('de'));
    const found = (query: string) => foundEmojis(german, query).flatMap(({ emojis }) => emojis);

    expect(found('daumen hoch')[0]).toMatchObject({ text: '👍', name: 'Daumen hoch' });
    expect(found('lieferwagen')).toMatchObject([{ text: '🚚' }]);
    expect(found('thumbs')).toEqual([]);
  });
});
