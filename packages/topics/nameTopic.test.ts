import { describe, expect, it } from 'vitest';
import { nameTopic } from './nameTopic.ts';

describe('nameTopic', () => {
  const texts = (...all: string[]) => all.map((text) => ({ text, reply: null }));
  const repairs = texts(
    'Do you repair zips?',
    'How much is a repair?',
    'Can you repair my tent?',
    'A repair of the strap?',
  );
  const cards = texts(
    'Do you sell gift cards?',
    'Is my gift card valid?',
    'A gift card for a friend',
    'Where is my gift card?',
  );

  it('takes the word that its questions have and others lack, as a noun', () => {
    expect(nameTopic(repairs, [...repairs, ...cards])).toMatchObject({ name: 'Repairs', keywords: ['repair'] });
  });

  it('keeps two words together that are always together', () => {
    expect(nameTopic(cards, [...repairs, ...cards]).name).toBe('Gift card');
  });

  it('takes the first question where no word is common', () => {
    expect(nameTopic(texts('Is it so?', 'Why?', 'How?', 'Who?'), cards).name).toBe('Is it so?');
  });
});
