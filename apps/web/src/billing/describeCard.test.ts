import { describe, expect, it } from 'vitest';
import { cardExpiry, cardName, expiryMonthName, fundingName, printedExpiry } from './describeCard.ts';

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

describe('a card of January 2027', () => {
  it.each([
    ['2026-11-30T23:59:59Z', 'Later'],
    ['2026-12-01T00:00:00Z', 'Soon'],
    ['2027-01-31T23:59:59Z', 'Soon'],
    ['2027-02-01T00:00:00Z', 'Expired'],
    ['2028-01-15T00:00:00Z', 'Expired'],
  ])('at %s is good for: %s', (now, expiry) => {
    expect(cardExpiry({ expiryMonth: 1, expiryYear: 2027 }, Date.parse(now))).toBe(expiry);
  });
});
