import { isColourOption, isOfColour, isSizeOption } from './colours.ts';
import type { ProductQuery } from './parseQuery.ts';

export type Choosable = {
  price: number;
  inStock: boolean;
  options: Readonly<Record<string, string>>;
};

type Wanted = Pick<ProductQuery, 'colours' | 'sizes'> & {
  /** Minor units. */
  minPrice: number | null;
  maxPrice: number | null;
};

/** The variant that is as somebody wants it: one that is there before one that is not, the cheapest first. Null for none. */
export function chooseVariant<V extends Choosable>(variants: readonly V[], wanted: Wanted): V | null {
  return bestVariant(variants.filter((variant) => fits(variant, wanted)));
}

/** The variant to show of a product where nothing else is wanted. Null for none. */
export const bestVariant = <V extends Pick<Choosable, 'price' | 'inStock'>>(variants: readonly V[]): V | null =>
  variants.toSorted((one, other) => Number(other.inStock) - Number(one.inStock) || one.price - other.price)[0] ?? null;

function fits({ price, options }: Choosable, { colours, sizes, minPrice, maxPrice }: Wanted): boolean {
  if ((minPrice !== null && price < minPrice) || (maxPrice !== null && price > maxPrice)) return false;
  const named = Object.entries(options);
  const isOfOneColour = colours.some((colour) =>
    named.some(([name, value]) => isColourOption(name) && isOfColour(value, colour)),
  );
  if (colours.length > 0 && !isOfOneColour) return false;
  return (
    sizes.length === 0 || named.some(([name, value]) => isSizeOption(name) && sizes.some((size) => isSize(value, size)))
  );
}

/** «M», «m» and «Medium (M)» are one; «40-43» has 42. */
function isSize(value: string, size: string): boolean {
  const range = /^(\d+(?:\.\d)?)\s*[-–]\s*(\d+(?:\.\d)?)$/.exec(value.trim());
  const asked = Number(size);
  if (range && Number.isFinite(asked)) return Number(range[1]) <= asked && asked <= Number(range[2]);
  return value
    .toUpperCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .includes(size.toUpperCase());
}
