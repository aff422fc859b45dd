import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from './testing/hostileTexts.ts';
import { emojiParts } from './emojiParts.ts';

const nori = { shortcode: 'nori', title: 'Nori', image: 'https://images.example/nori.svg' };
const b = { shortcode: 'b', title: 'B', image: 'https://images.example/b.svg' };
const parts = (text: string) => emojiParts(text, [nori, b]);
const asTyped = (text: string) =>
  parts(text)
    .map((part) => (typeof part === 'string' ? part : `:${part.shortcode}:`))
    .join('');

describe('emojiParts', () => {
  it.each([
    [':nori:', [nori]],
    ['Ask :nori: or :b:!', ['Ask ', nori, ' or ', b, '!']],
    [':nori::nori:', [nori, nori]],
    ['Hello:nori:', ['Hello', nori]],
    ['::nori::', [':', nori, ':']],
    [':a:b:', [':a', b]],
    [':nori:b:', [nori, 'b:']],
    ['شكرا :nori: جزيلا', ['شكرا ', nori, ' جزيلا']],
    ['10:30:nori:', ['10:30', nori]],
  ])('draws what it knows in «%s»', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it.each([
    '::',
    ':',
    ': :',
    ':nori',
    'nori:',
    ':Nori:',
    ': nori :',
    ':no ri:',
    ':unknown:',
    '10:30:15',
    'http://localhost:3000:',
    'std::nori',
    ':nori\u200b:',
    ':nоri:', // A Cyrillic «о».
    ':__proto__:',
    ':constructor:',
  ])('leaves «%s» as text', (text) => {
    expect(parts(text)).toEqual([text]);
  });

  it('knows none where the company has none', () => {
    expect(emojiParts(':nori:', [])).toEqual([':nori:']);
  });

  it('loses and adds nothing, whatever is typed', () => {
    const pieces = fc.constantFrom(':', 'nori', 'b', '_', '1', ' ', '\u202e', 'é', '🙂', ...hostileTexts);
    fc.assert(
      fc.property(fc.array(pieces), (typed) => {
        const text = typed.join('');
        expect(asTyped(text)).toBe(text);
      }),
    );
  });

  it('takes no longer over what only looks like many', () => {
    const text = ':nori'.repeat(200_000);

    expect(parts(text).filter((part) => typeof part !== 'string')).toHaveLength(100_000);
  });
});
