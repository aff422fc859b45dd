/** Of each currency that was asked for: a large shop asks by the hundred thousand. */
const known = new Map<string, number>();

/** How many decimals a currency is written with: 2 of francs, 0 of yen. */
export function decimalsOf(currency: string): number {
  const decimals = known.get(currency) ?? decimalsIn(currency);
  if (decimals === null) return 2;
  known.set(currency, decimals);
  return decimals;
}

/** Null for what is no currency. */
function decimalsIn(currency: string): number | null {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return null;
  }
}

/** An amount as shops write it («129.00», 129) in minor units. Throws for what is no amount. */
export function minorUnits(amount: string | number, currency: string): number {
  const value = Math.round(Number(amount) * 10 ** decimalsOf(currency));
  if (Number.isFinite(value)) return value;
  throw new TypeError(`Not an amount: ${amount}`);
}
