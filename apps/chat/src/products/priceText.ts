import { manner } from '#manner.ts';

/** An amount as shops write it: «CHF 129», «CHF 12.50». */
export function priceText(currency: string, amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `${currency} ${amount.toLocaleString(manner().locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
