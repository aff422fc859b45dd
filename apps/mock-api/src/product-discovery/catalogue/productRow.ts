import type { Product } from '@parley/db';

/** A product with the currency of its shop, as resolvers get it. */
export type ProductRow = Product & { currency: string };

/** What the contract calls a product; its number is ours alone. */
export const productId = ({ id }: Pick<Product, 'id'>) => `prod_${id}`;

/** The number behind such an id; null for anything else. */
export function numberOfProduct(id: string): number | null {
  const number = /^prod_(\d{1,15})$/.exec(id)?.[1];
  return number === undefined ? null : Number(number);
}
