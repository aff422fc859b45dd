import { type PaymentMethod } from './usePaymentMethods.ts';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  unionpay: 'UnionPay',
};

const FUNDING: Readonly<Record<string, string>> = {
  credit: 'Credit card',
  debit: 'Debit card',
  prepaid: 'Prepaid card',
};

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A card as people know it: «Visa •••• 4242». */
export function cardName({ brand, lastFourDigits }: Pick<PaymentMethod, 'brand' | 'lastFourDigits'>): string {
  return `${BRANDS[brand] ?? 'Card'} •••• ${lastFourDigits}`;
}

export function fundingName({ funding }: Pick<PaymentMethod, 'funding'>): string {
  return FUNDING[funding] ?? 'Card';
}

/** As it is printed on the card: «09/27». */
export function printedExpiry({ expiryMonth, expiryYear }: Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>): string {
  return `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`;
}

/** How long a card is still good for: until the end of its month, and people are told of it in the month before. */
export function cardExpiry(
  { expiryMonth, expiryYear }: Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>,
  now: number,
): 'Later' | 'Soon' | 'Expired' {
  const today = new Date(now);
  const monthsLeft = (expiryYear - today.getUTCFullYear()) * 12 + (expiryMonth - 1 - today.getUTCMonth());
  if (monthsLeft < 0) return 'Expired';
  return monthsLeft <= 1 ? 'Soon' : 'Later';
}

/** «September 2027»: at its end the card expires. */
export function expiryMonthName({
  expiryMonth,
  expiryYear,
}: Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>): string {
  return MONTH.format(Date.UTC(expiryYear, expiryMonth - 1));
}
