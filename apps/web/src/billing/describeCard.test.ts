import { describe, expect, it } from 'vitest';
import { cardName, expiryMonthName, fundingName, printedExpiry } from './describeCard.ts';

describe('a card in words', () => {
  it.each([
    ['visa', 'Visa •••• 4242'],
    ['amex', 'American Express •••• 4242'],
    ['cartes_bancaires', 'Card •••• 4242'],
  ])('of %s is «%s»', (brand, name) => {
    expect(cardName({ brand, lastFourDigits: '4242' })).toBe(name);
  });

  it('says what pays for it', () => {
    expect(['debit', 'unknown'].map((funding) => fundingName({ funding }))).toEqual(['Debit card', 'Card']);
  });

  it('expires with a month, as printed and as said', () => {
    const card = { expiryMonth: 9, expiryYear: 2027 };
    expect([printedExpiry(card), expiryMonthName(card)]).toEqual(['09/27', 'September 2027']);
  });
});
