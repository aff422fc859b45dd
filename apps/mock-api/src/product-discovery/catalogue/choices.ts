import type { Product } from '@parley/db';
import { readOptions } from '../json.ts';

/** «Signal red, Moss · XS to XXL»: what one can choose of a product, in a line. */
export const choicesOf = (product: Pick<Product, 'options'>): string =>
  readOptions(product.options)
    .filter(({ values }) => values.length > 1 || !/^(one size|default title)$/i.test(values[0] ?? ''))
    .map(({ values }) => inShort(values))
    .filter(Boolean)
    .join(' · ');

const LONGEST = 3;

/** Long lists by their ends. */
function inShort(values: readonly string[]): string {
  const [first, last] = [values[0], values.at(-1)];
  return values.length > LONGEST && first && last ? `${first} to ${last}` : values.join(', ');
}
