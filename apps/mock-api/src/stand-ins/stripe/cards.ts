import type { Stripe } from 'stripe';
import { cardRefused } from './errors.ts';

/** What a bank answers, in Stripe's codes and words. */
type Refusal = { code: string; decline_code?: string; message: string };

export type CardKind = {
  brand: string;
  funding: 'credit' | 'debit';
  last4: string;
  country: string;
  /** When the card is saved. */
  onSetup: 'fine' | 'authenticate' | Refusal;
  /** When money is taken with the card's owner away. */
  onCharge: 'fine' | Refusal;
};

const DECLINED: Refusal = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const NO_FUNDS: Refusal = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const AUTHENTICATION_REQUIRED: Refusal = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

type Answers = Partial<Pick<CardKind, 'onSetup' | 'onCharge' | 'funding'>>;

/** The numbers that Stripe documents for tests (https://docs.stripe.com/testing). Others are like 4242 4242 4242 4242. */
const TEST_NUMBERS: Readonly<Record<string, Answers>> = {
  '4000056655665556': { funding: 'debit' },
  '5200828282828210': { funding: 'debit' },
  '4000000000000002': { onSetup: DECLINED },
  '4000000000009995': { onSetup: NO_FUNDS },
  '4000000000009987': { onSetup: { ...DECLINED, decline_code: 'lost_card' } },
  '4000000000009979': { onSetup: { ...DECLINED, decline_code: 'stolen_card' } },
  '4000000000000069': { onSetup: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': { onSetup: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." } },
  '4000000000000119': {
    onSetup: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000000000000341': { onCharge: DECLINED },
  '4000002500003155': { onSetup: 'authenticate' },
  '4000000000003220': { onSetup: 'authenticate' },
  '4000002760003184': { onSetup: 'authenticate', onCharge: AUTHENTICATION_REQUIRED },
  '4000008260003178': { onSetup: 'authenticate', onCharge: NO_FUNDS },
};

/** The payment methods that Stripe keeps ready for tests, by the card they stand for. */
export const TEST_PAYMENT_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
};

const BRANDS: readonly [string, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['discover', /^6(011|5)/],
  ['jcb', /^35/],
  ['diners', /^3[068]/],
  ['unionpay', /^62/],
];

/** What lies behind a number. Throws what Stripe says of one that cannot be. */
export function cardOf(number: string): CardKind {
  if (!/^\d{12,19}$/.test(number) || !isLuhn(number)) {
    throw cardRefused({ code: 'incorrect_number', param: 'number', message: 'Your card number is incorrect.' });
  }
  return {
    brand: BRANDS.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown',
    funding: 'credit',
    last4: number.slice(-4),
    country: 'US',
    onSetup: 'fine',
    onCharge: 'fine',
    ...TEST_NUMBERS[number],
  };
}

/** Throws for a card whose time has run out, as of an instant in seconds. */
export function assertNotExpired(
  { exp_month: month, exp_year: year }: { exp_month: number; exp_year: number },
  now: number,
) {
  if (month < 1 || month > 12) {
    const message = "Your card's expiration month is invalid.";
    throw cardRefused({ code: 'invalid_expiry_month', param: 'exp_month', message });
  }
  if (!isExpired({ exp_month: month, exp_year: year }, now)) return;
  throw cardRefused({
    code: 'invalid_expiry_year',
    param: 'exp_year',
    message: "Your card's expiration year is invalid.",
  });
}

export function isExpired(
  { exp_month: month, exp_year: year }: { exp_month: number; exp_year: number },
  now: number,
): boolean {
  return Date.UTC(year, month, 1) <= now * 1000;
}

/** As it is shown of a card: never its number. */
export function shownCard(kind: CardKind, expiry: { exp_month: number; exp_year: number }): Stripe.PaymentMethod.Card {
  return {
    brand: kind.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: kind.country,
    display_brand: kind.brand,
    ...expiry,
    fingerprint: `fp${kind.brand}${kind.last4}`.slice(0, 16).padEnd(16, '0'),
    funding: kind.funding,
    generated_from: null,
    last4: kind.last4,
    networks: { available: [kind.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function isLuhn(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
