import { contentWords } from '@parley/retrieval/words';
import { colourAskedBy } from './colours.ts';

/** What somebody looks for. Amounts in whole units of the shop's currency, as people say them. */
export type ProductQuery = {
  /** What it is, in the order said. */
  words: readonly string[];
  /** Families: `red`. */
  colours: readonly string[];
  sizes: readonly string[];
  minPrice: number | null;
  maxPrice: number | null;
  /** What it must not be. */
  without: readonly string[];
  inStock: boolean;
  onSale: boolean;
  order: 'match' | 'cheapest' | 'dearest';
};

export const NO_QUERY: ProductQuery = {
  words: [],
  colours: [],
  sizes: [],
  minPrice: null,
  maxPrice: null,
  without: [],
  inStock: false,
  onSale: false,
  order: 'match',
};

/** Units that make a number no amount: litres, grams, degrees. */
const UNIT = String.raw`(?!\s*(?:l|litres?|liters?|ml|cm|mm|m|km|kg|g|grams?|people|persons?|men|lumens?|degrees?|°|days?|nights?|%)\b)`;
const CURRENCY = String.raw`(?:(?:CHF|SFr|Fr|EUR|USD|GBP)(?![\p{L}])\.?|[€$£])`;
const AMOUNT = String.raw`${CURRENCY}?\s*(\d{1,6}(?:['’,.]\d{3})*(?:[.,]\d{1,2})?)(?![\d'’]|[.,]\d)(?:\.[-–—])?${UNIT}(?:\s*(?:(?:francs?|euros?|dollars?|pounds?|bucks)(?!\p{L})|${CURRENCY}))?`;

const UPPER = String.raw`(?:under|below|less\s+than|cheaper\s+than|lower\s+than|up\s+to|at\s+most|max(?:imum|\.)?(?:\s+of)?|no\s+more\s+than|not\s+more\s+than|within|unter|bis|<=?|≤)`;
const LOWER = String.raw`(?:over|above|more\s+than|at\s+least|min(?:imum|\.)?(?:\s+of)?|from|starting\s+at|über|ab|>=?|≥)`;
const RANGES = [
  new RegExp(String.raw`\b(?:between|from|zwischen)\s+${AMOUNT}\s*(?:and|to|und|bis|-|–)\s*${AMOUNT}`, 'iu'),
  new RegExp(String.raw`(?<![\w-])${AMOUNT}\s*(?:-|–|to)\s*${AMOUNT}(?=\s|$|[?!.,])`, 'iu'),
];
const MOST = new RegExp(String.raw`(?<!\w)${UPPER}\s*${AMOUNT}`, 'iu');
const LEAST = new RegExp(String.raw`(?<!\w)${LOWER}\s*${AMOUNT}`, 'iu');
const ABOUT = new RegExp(String.raw`\b(?:around|about|roughly|circa|ca\.?|approximately|ungefähr)\s+${AMOUNT}`, 'iu');
/** An amount by itself is a limit where its currency is said. */
const BARE = new RegExp(
  String.raw`(?:${CURRENCY}\s*(\d{1,6}(?:[.,]\d{1,2})?)|(\d{1,6}(?:[.,]\d{1,2})?)\s*(?:(?:francs?|euros?|dollars?|pounds?)(?!\p{L})|${CURRENCY}))`,
  'iu',
);

const LETTER_SIZES = /^(?:xxs|xs|s|m|l|xl|xxl|2xl|3xl|xxxl)$/i;
const SIZE =
  /\b(?:in\s+)?(?:size|grösse|größe|taille|eu)\s+([a-z]{1,4}|\d{2}(?:[.,]5)?)\b(?!\s*(?:CHF|€|\$|francs?|euros?))/giu;
/** Said without the word: only where it can be nothing else. */
const BARE_SIZE = /(?<![\w'’-])(XXS|XS|S|M|L|XL|XXL|2XL|3XL)(?![\w'’-])/g;
const STOCK = /\b(?:in\s+stock|available(?:\s+now)?|an\s+lager|lieferbar)\b/giu;
const SALE = /\b(?:on\s+sale|on\s+offer|discount(?:ed)?|reduced|in\s+the\s+sale|bargains?|special\s+offers?)\b/giu;
const CHEAPEST =
  /\b(?:cheapest|cheap|lowest\s+price|least\s+expensive|inexpensive|affordable|günstig(?:ste[rns]?)?|billig(?:ste[rns]?)?)\b/giu;
const DEAREST = /\b(?:most\s+expensive|dearest|priciest|premium)\b/giu;
const WITHOUT =
  /\b(?:without|not|no|except|but\s+not|ohne|kein(?:e|en)?)\s+(?:any\s+|a\s+|an\s+|the\s+|in\s+)?([\p{L}-]{3,})/giu;

/** Words with which people ask a shop, and that say nothing of what they look for. */
const FILLERS = new Set(
  (
    'show find search look looking see browse buy purchase order get recommend recommendation suggest suggestion sell stock selling offer offers carry have want need ' +
    'product products item items article articles option options kind kinds type types sort good best nice great new different ' +
    'colour colours color colors size sizes price prices cost costs costing priced money budget euro euros franc francs chf eur usd dollar dollars pound pounds ' +
    'anything something everything shop store catalogue catalog assortment ones please ideally preferably maybe also really just still suitable ' +
    'present gift somebody someone wife husband'
  ).split(' '),
);

/**
 * What a sentence asks of a shop: «red dress under 50» are a word, a colour and the most that it may cost. Numbers with another
 * unit («20 litres») stay words. The same for the same text, and never throws.
 */
export function parseQuery(text: string): ProductQuery {
  let rest = ` ${text.normalize('NFKC').slice(0, 500)} `;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const takeAll = (pattern: RegExp): string[] => {
    const all: string[] = [];
    for (let found = take(pattern); found; found = take(pattern)) all.push(found[1] ?? found[0]);
    return all;
  };

  // Sizes first: «size 42 under 150» has two numbers.
  const sizes = takeAll(SIZE).map((size) => size.toUpperCase().replace(',', '.'));
  const price = pricesIn(take);
  const inStock = takeAll(STOCK).length > 0;
  const onSale = takeAll(SALE).length > 0;
  const order = takeAll(DEAREST).length > 0 ? 'dearest' : takeAll(CHEAPEST).length > 0 ? 'cheapest' : 'match';
  const without = takeAll(WITHOUT)
    .map((word) => word.toLowerCase())
    .filter((word) => !FILLERS.has(word));
  sizes.push(...takeAll(BARE_SIZE));

  const said = rest.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
  const colours = said.flatMap((word) => colourAskedBy(word) ?? []);
  const words = contentWords(said.filter((word) => colourAskedBy(word) === null).join(' ')).filter(
    (word) => !FILLERS.has(word),
  );
  return {
    words: words.slice(0, 8),
    colours: [...new Set<string>(colours)],
    sizes: [...new Set(sizes)].filter((size) => LETTER_SIZES.test(size) || /^\d/.test(size)),
    ...price,
    without: [...new Set(without)],
    inStock,
    onSale,
    order,
  };
}

type Take = (pattern: RegExp) => RegExpExecArray | null;

function pricesIn(take: Take): Pick<ProductQuery, 'minPrice' | 'maxPrice'> {
  for (const pattern of RANGES) {
    const range = take(pattern);
    if (range) {
      const [low = 0, high = 0] = [amountOf(range[1]), amountOf(range[2])].toSorted((one, other) => one - other);
      return { minPrice: low, maxPrice: high };
    }
  }
  const about = take(ABOUT);
  if (about) {
    const amount = amountOf(about[1]);
    return { minPrice: Math.floor(amount * 0.8), maxPrice: Math.ceil(amount * 1.2) };
  }
  const most = take(MOST);
  const least = take(LEAST);
  if (most || least) return { minPrice: least ? amountOf(least[1]) : null, maxPrice: most ? amountOf(most[1]) : null };
  const bare = take(BARE);
  return { minPrice: null, maxPrice: bare ? amountOf(bare[1] ?? bare[2]) : null };
}

/** «1'200», «1,200» and «1.200» are twelve hundred; «49,90» and «49.90» are not. */
function amountOf(text = ''): number {
  const plain = text.replace(/['’]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return Number(plain.replace(',', '.'));
}

/** Whether it names anything at all. */
export const isEmptyQuery = ({ words, colours, sizes, minPrice, maxPrice, onSale }: ProductQuery) =>
  words.length === 0 && colours.length === 0 && sizes.length === 0 && minPrice === null && maxPrice === null && !onSale;
