import { spokenLanguage } from '#language/t.ts';

/** An amount as shops write it: «CHF 129», «CHF 12.50». */
export function priceText(currency: string, amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `${currency} ${amount.toLocaleString(spokenLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
