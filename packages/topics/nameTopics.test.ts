import { expect, it } from 'vitest';
import { nameTopics } from './nameTopics.ts';

const texts = (...all: string[]) => all.map((text) => ({ text, reply: null }));

it('gives no two topics the same name, nor one that is taken', () => {
  const one = texts('Return of boots', 'How to return boots?', 'Return my boots', 'Can I return boots?');
  const other = texts('Return a tent', 'A tent return?', 'May I return the tent?', 'How do I return a tent?');
  const rest = texts('Opening hours?', 'Where is the parcel?', 'Do you repair zips?', 'Is a gift card valid?');
  const topics = [{ members: one }, { members: other }];

  const names = nameTopics(topics, [...one, ...other, ...rest], ['Returns']).map(({ name }) => name);

  expect(new Set([...names, 'Returns']).size).toBe(3);
});
