/** How many decimals a currency is written with: 2 of francs, 0 of yen. */
export function decimalsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** An amount as shops write it («129.00», 129) in minor units. Throws for what is no amount. */
export function minorUnits(amount: string | number, currency: string): number {
  const value = Math.round(Number(amount) * 10 ** decimalsOf(currency));
  if (Number.isFinite(value)) return value;
  throw new TypeError(`Not an amount: ${amount}`);
}
