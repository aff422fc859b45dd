import type { ProductSearchResult } from '../search/searchProducts.ts';
import type { ProductQuery } from '../search/parseQuery.ts';

type Said = Pick<ProductSearchResult, 'understood' | 'missing' | 'relaxed'> & {
  /** How many were found, and of these how many are shown. */
  found: number;
  shown: number;
  currency: string;
  /** Of the first of them, in whole units. */
  firstPrice: number | null;
};

const amountIn = (currency: string, amount: number) =>
  `${currency} ${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

/** What is said with products, or instead of them. */
export function shopSentence(said: Said): string {
  const { found, shown, relaxed, understood, currency, firstPrice } = said;
  if (found === 0) return whyNothing(said);
  if (relaxed === 'price') {
    const bound =
      understood.maxPrice === null
        ? `costs ${amountIn(currency, understood.minPrice ?? 0)} or more`
        : `costs less than ${amountIn(currency, understood.maxPrice)}`;
    return `Nothing like it ${bound}. The nearest is ${amountIn(currency, firstPrice ?? 0)}.`;
  }
  if (relaxed === 'size') return `Not in size ${understood.sizes.join(' or ')}, I am afraid. These come closest.`;
  if (relaxed === 'colour')
    return `Not in ${understood.colours.join(' or ')}, I am afraid. These come in other colours.`;
  const bounds = boundsOf(understood, currency);
  if (found === 1) return `One fits${bounds}.`;
  if (found <= shown) return `These ${inWords(found)} fit${bounds}.`;
  return `Here are the best ${shown} of ${found}${bounds}.`;
}

/** Why nothing was found, as far as it can be told. */
export function whyNothing({
  understood,
  missing,
  currency,
}: Pick<Said, 'understood' | 'missing' | 'currency'>): string {
  const [word] = missing;
  if (word !== undefined) return `Our shop has nothing that is called “${word}”.`;
  const bounds = boundsOf(understood, currency);
  const what = understood.words.join(' ');
  return what === '' ? `Our shop has nothing${bounds}.` : `Our shop has no ${what}${bounds}.`;
}

function boundsOf(
  { colours, sizes, minPrice, maxPrice, without, inStock, onSale }: ProductQuery,
  currency: string,
): string {
  const price =
    minPrice !== null && maxPrice !== null
      ? `between ${amountIn(currency, minPrice)} and ${amountIn(currency, maxPrice)}`
      : maxPrice !== null
        ? `up to ${amountIn(currency, maxPrice)}`
        : minPrice !== null
          ? `from ${amountIn(currency, minPrice)}`
          : null;
  const parts = [
    colours.length > 0 && `in ${colours.join(' or ')}`,
    sizes.length > 0 && `in size ${sizes.join(' or ')}`,
    price,
    without.length > 0 && `without ${without.join(' or ')}`,
    inStock && 'in stock',
    onSale && 'on sale',
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? '' : ` ${parts.join(', ')}`;
}

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => WORDS[count] ?? String(count);
