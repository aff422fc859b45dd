import { describe, expect, it } from 'vitest';
import { isMessageBody, messageBody } from './messageBody.ts';

describe('messageBody', () => {
  it('takes the space around the text away and keeps the rest as typed', () => {
    expect(messageBody('\n  <b>Hi</b>\n\n  there \t')).toBe('<b>Hi</b>\n\n  there');
  });

  it('keeps whole emoji and replaces halves of one', () => {
    expect(messageBody('ok 👍🏽 \uD83D!')).toBe('ok 👍🏽 \uFFFD!');
  });

  it('drops the zero character, which would end the text in a database', () => {
    expect(messageBody('a\0b')).toBe('ab');
  });
});

describe('isMessageBody', () => {
  it.each(['x', '👋', '.', 'x'.repeat(5000), '👋'.repeat(5000)])(
    'accepts a text of 1 to 5,000 characters (%#)',
    (body) => {
      expect(isMessageBody(body)).toBe(true);
    },
  );

  it.each(['', '\u200B', '\u2060\uFEFF \n', 'x'.repeat(5001), '👋'.repeat(5001)])(
    'refuses what is too long or shows nothing (%#)',
    (body) => {
      expect(isMessageBody(body)).toBe(false);
    },
  );
});
