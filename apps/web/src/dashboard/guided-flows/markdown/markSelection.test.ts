import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { marked } from './markSelection.ts';

test('A mark is put around what is selected, and taken away again', () => {
  const bold = marked('You have 60 days.', { start: 9, end: 16 }, 'strong');
  expect(bold).toEqual({ text: 'You have **60 days**.', start: 11, end: 18 });
  expect(marked(bold.text, bold, 'strong')).toEqual({ text: 'You have 60 days.', start: 9, end: 16 });
});

test('Where nothing is selected words stand in, selected, to be written over', () => {
  expect(marked('See ', { start: 4, end: 4 }, 'link')).toEqual({ text: 'See [words](https://)', start: 5, end: 10 });
});

test('The lines that are selected become points, and lines again', () => {
  const list = marked('EU:\nItaly\nSpain', { start: 6, end: 12 }, 'list');
  expect(list.text).toBe('EU:\n- Italy\n- Spain');
  expect(marked(list.text, list, 'list').text).toBe('EU:\nItaly\nSpain');
});

test('What is marked twice is as it was, whatever was selected', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', 'b') });
  fc.assert(
    fc.property(
      text,
      fc.nat(),
      fc.nat(),
      fc.constantFrom('strong' as const, 'link' as const),
      (said, one, other, mark) => {
        const [start, end] = [one % (said.length + 1), other % (said.length + 1)].toSorted((a, b) => a - b);
        fc.pre(start !== undefined && end !== undefined && start < end);
        const once = marked(said, { start: start ?? 0, end: end ?? 0 }, mark);
        expect(marked(once.text, once, mark).text).toBe(said);
      },
    ),
  );
});
