import { describe, expect, it } from 'vitest';
import { textParts } from './textParts.ts';

const links = (body: string) => textParts(body).flatMap(({ kind, text }) => (kind === 'link' ? [text] : []));

describe('textParts', () => {
  it.each([
    ['See https://northwind.test/a?b=1.', ['https://northwind.test/a?b=1']],
    ['(https://northwind.test/x)', ['https://northwind.test/x']],
    ['https://en.wikipedia.org/wiki/Pack_(bag), and more', ['https://en.wikipedia.org/wiki/Pack_(bag)']],
    ['javascript:alert(1) and data:text/html,x', []],
    ['http:// is not an address', []],
    ['<a href="https://evil.test">x</a>', ['https://evil.test']],
  ])('finds the addresses in «%s»', (body, expected) => {
    expect(links(body)).toEqual(expected);
  });

  it('loses no character', () => {
    const body = 'a https://x.test/é?q=«1», then http://y.test!\nend';
    expect(
      textParts(body)
        .map(({ text }) => text)
        .join(''),
    ).toBe(body);
  });
});
