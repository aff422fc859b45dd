import { isEmptyQuery, parseQuery, type ProductQuery } from '../search/parseQuery.ts';

const CHEAPER = /\b(cheaper|less expensive|lower price|too (expensive|dear))\b/i;
const DEARER = /\b(better quality|more expensive|higher end)\b/i;
const ANY_COLOUR = /\b(any|other|another|different) colou?rs?\b/i;
const ANY_PRICE = /\b(any price|price does(n’t|n't| not) matter)\b/i;
/** What goes on from what was shown: «and in blue?», «only waterproof ones». */
const GOES_ON =
  /^\W*(and|or|but|also|only|just|in|with|without|what about|how about|any|ones?|the|size|under|below|over|cheaper|not|show|do you have (it|them|these|one))\b/i;

type Shown = {
  /** What was looked for before. */
  query: ProductQuery;
  /** In whole units: the cheapest and dearest of what was shown. */
  prices: readonly number[];
};

/** What somebody wants who says `text` after products were shown; null when it is about something else. */
export function narrowQuery(text: string, { query, prices }: Shown): ProductQuery | null {
  const said = parseQuery(text.replace(CHEAPER, '').replace(DEARER, ''));
  if (CHEAPER.test(text))
    return {
      ...merged(query, said),
      maxPrice: Math.max(0, Math.min(...prices) - 0.01),
      minPrice: null,
      order: 'match',
    };
  if (DEARER.test(text)) return { ...merged(query, said), minPrice: Math.max(...prices), maxPrice: null };
  if (ANY_COLOUR.test(text)) return { ...query, colours: [] };
  if (ANY_PRICE.test(text)) return { ...query, minPrice: null, maxPrice: null };
  if (isEmptyQuery(said) && !said.inStock && said.without.length === 0) return null;
  // New words with nothing that goes on are another search.
  const isShort = text.trim().split(/\s+/).length <= 3;
  if (said.words.length > 0 && !GOES_ON.test(text) && !isShort) return null;
  return merged(query, said);
}

/** What is said anew stands in place of what was said of the same before; words add up. */
function merged(before: ProductQuery, said: ProductQuery): ProductQuery {
  const hasPrice = said.minPrice !== null || said.maxPrice !== null;
  return {
    words: [...new Set([...before.words, ...said.words])].slice(0, 8),
    colours: said.colours.length > 0 ? said.colours : before.colours,
    sizes: said.sizes.length > 0 ? said.sizes : before.sizes,
    minPrice: hasPrice ? said.minPrice : before.minPrice,
    maxPrice: hasPrice ? said.maxPrice : before.maxPrice,
    without: [...new Set([...before.without, ...said.without])],
    inStock: before.inStock || said.inStock,
    onSale: before.onSale || said.onSale,
    order: said.order === 'match' ? before.order : said.order,
  };
}

const COMPARE = /\b(compare|comparison|side by side|differences?|which (one )?is better|versus|vs\.?)\b/i;

/** Whether somebody wants what was shown put side by side. */
export const wantsComparison = (text: string) => COMPARE.test(text);
