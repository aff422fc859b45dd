import { describe, expect, it } from 'vitest';
import { isMarkdown, typedAddress, withOurHeadings } from './pasted.ts';

describe('Pasted text', () => {
  it.each([
    '## Sizes',
    '- one\n- two',
    '1. one',
    '> said',
    '```js\nx\n```',
    '| a | b |\n|---|---|',
    'See [x](https://a.b)',
    'A **wide** last',
  ])('reads as Markdown: %s', (text) => expect(isMarkdown(text)).toBe(true));

  it.each(['Plain words.', '5 * 3 * 2', 'a-b', 'C# is a language', 'snake_case_name', '2.5 kg'])(
    'stays as it is: %s',
    (text) => expect(isMarkdown(text)).toBe(false),
  );

  it('has no heading below those of articles', () => {
    expect(withOurHeadings('###### Deep\n## Sizes')).toBe('#### Deep\n## Sizes');
  });
});

describe('A typed address', () => {
  it.each([
    ['example.com/a', 'https://example.com/a'],
    ['localhost:3000', 'https://localhost:3000'],
    [' http://a.b ', 'http://a.b'],
    ['help@example.com', 'mailto:help@example.com'],
    ['/help/northwind', '/help/northwind'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['two words', null],
    ['', null],
  ])('%s becomes %s', (typed, address) => {
    expect(typedAddress(typed)).toBe(address);
  });
});
