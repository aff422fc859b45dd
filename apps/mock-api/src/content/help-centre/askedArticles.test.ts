import { describe, expect, it } from 'vitest';
import { askedWords, thatMayAnswer } from './askedArticles.ts';

const article = (title: string, text: string) => ({ title, summary: '', text });
const ARTICLES = [
  article('Patching a hole in a jacket', 'We send you a patch for your jacket.'),
  article('Jacket sizes', 'The Skarv jacket is cut wide.'),
  article('Washing waterproof jackets', 'Wash a jacket at 30 degrees.'),
  article('How returns work', 'Open the order and choose "Return"; a jacket may have been worn indoors.'),
  article('Opening hours', 'We are open until six.'),
];

const found = (question: string) => thatMayAnswer(ARTICLES, askedWords(question)).map(({ title }) => title);

describe('a question of the help centre', () => {
  it('finds first what names its rarer words', () => {
    expect(found('How do I return a jacket?')[0]).toBe('How returns work');
  });

  it('finds nothing that holds less than half of what it is about', () => {
    expect(found('How do I return a jacket?')).not.toContain('Opening hours');
    expect(found('Which tent fits four people and a dog?')).toEqual([]);
  });
});
