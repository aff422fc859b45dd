import { termOf } from '@parley/retrieval/words';
import { isEmptyQuery, parseQuery, type ProductQuery } from './parseQuery.ts';

/**
 * Whether somebody who asks for `asked` asks for all that a pin's words say, which are understood as a question is: «red» is a
 * colour in both. Endings do not count. Of no words everybody does.
 */
export function isPinnedFor(words: string, asked: ProductQuery): boolean {
  if (words === '') return true;
  const pin = parseQuery(words);
  if (isEmptyQuery(pin)) return false;
  const terms = new Set(asked.words.map(termOf));
  return (
    pin.words.every((word) => terms.has(termOf(word))) &&
    pin.colours.every((colour) => asked.colours.includes(colour)) &&
    pin.sizes.every((size) => asked.sizes.some((one) => one.toUpperCase() === size.toUpperCase())) &&
    (pin.minPrice === null || pin.minPrice === asked.minPrice) &&
    (pin.maxPrice === null || pin.maxPrice === asked.maxPrice) &&
    (!pin.onSale || asked.onSale)
  );
}
