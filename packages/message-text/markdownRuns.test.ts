import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownRuns, plainMarkdown } from './markdownRuns.ts';

const plain = (text: string) => ({ text, isStrong: false, isEmphasised: false });

test('Strong and emphasised words and links are told apart from what stands between them', () => {
  expect(markdownRuns('You have **60 days**, *really*: see [the terms](https://a.example/terms).')).toEqual([
    plain('You have '),
    { text: '60 days', isStrong: true, isEmphasised: false },
    plain(', '),
    { text: 'really', isStrong: false, isEmphasised: true },
    plain(': see '),
    { ...plain('the terms'), href: 'https://a.example/terms' },
    plain('.'),
  ]);
});

test('A list has bullets', () => {
  expect(plainMarkdown('Yes.\n\n- Germany\n- Norway\n* Italy')).toBe('Yes.\n\n• Germany\n• Norway\n• Italy');
});

test.each(['2 * 3 * 4', 'snake_case_word', 'a*b*c', '** nothing **', '[1]', '[no](link with spaces)', '5 - 3'])(
  'What is no mark stays as it was typed: %s',
  (text) => expect(markdownRuns(text)).toEqual([plain(text)]),
);

test('No character but the marks is ever lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '*', '[', ']', '(', ')', '\n', '-') }), (body) => {
      const letters = (text: string) => text.replaceAll(/[^a]/g, '');
      const shown = markdownRuns(body).map(({ text, href = '' }) => text + href);
      expect(letters(shown.join(''))).toBe(letters(body));
    }),
  );
});
