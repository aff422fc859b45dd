import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from './testing/hostileTexts.ts';
import { linkParts } from './linkParts.ts';

const hrefs = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

describe('linkParts', () => {
  it.each([
    ['See https://example.com/a?b=c#d for more', 'https://example.com/a?b=c#d'],
    ['http://example.com', 'http://example.com/'],
    ['(at https://example.com/b).', 'https://example.com/b'],
    ['https://example.com/x_(y)', 'https://example.com/x_(y)'],
    ['Really: HTTPS://EXAMPLE.COM/A!', 'https://example.com/A'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['Write to help@example.com, please', 'mailto:help@example.com'],
    ['«https://example.com/ünïcode»', 'https://example.com/%C3%BCn%C3%AFcode'],
    ['https://en.wikipedia.org/wiki/Pack_(bag), and more', 'https://en.wikipedia.org/wiki/Pack_(bag)'],
    ['<a href="https://example.com">x</a>', 'https://example.com/'],
  ])('makes the address in «%s» a link', (text, href) => {
    expect(hrefs(text)).toEqual([href]);
  });

  it.each([
    'ftp://example.com',
    'example.com',
    'a@b',
    '@maya',
    'v1.2.3',
    'tel:+4112345',
    'https:/example.com',
    'http:// is not an address',
    'javascript:alert(1) and data:text/html,x',
    'https://bank@evil.example',
    'https://bank.example:login@evil.example/',
  ])('leaves «%s» as text', (text) => {
    expect(hrefs(text)).toEqual([]);
  });

  it('links both of two addresses', () => {
    expect(hrefs('https://a.example\nhttps://b.example')).toEqual(['https://a.example/', 'https://b.example/']);
  });

  it.each(hostileTexts)('makes nothing of «%s» that is not a plain web or mail address', (text) => {
    for (const href of hrefs(text)) {
      const { protocol, username, password } = new URL(href);
      expect(['https:', 'http:', 'mailto:']).toContain(protocol);
      expect(username + password).toBe('');
      expect(href).not.toMatch(/["'<>`\s]/);
    }
  });

  it('never changes, loses or adds a character, and links only what is safe', () => {
    const pieces = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.emailAddress(),
      fc.constantFrom(...hostileTexts),
      fc.constantFrom(' ', '\n', '(', ')', '.', '<', '"'),
    );
    fc.assert(
      fc.property(fc.array(pieces), (texts) => {
        const text = texts.join('');
        const parts = linkParts(text);

        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) expect(href ?? 'https://').toMatch(/^(https?:\/\/|mailto:)/);
      }),
    );
  });

  it('stays quick on the longest message made to slow it down', () => {
    const texts = ['('.repeat(5000), `https://${')'.repeat(4990)}`, 'a@'.repeat(2500), `${'a.'.repeat(2499)}@`];
    const started = performance.now();

    texts.forEach(linkParts);

    expect(performance.now() - started).toBeLessThan(500);
  });
});
