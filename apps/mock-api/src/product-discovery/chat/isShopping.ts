import type { ProductQuery } from '../search/parseQuery.ts';

/** Somebody who looks for something to buy says so. */
const CUE =
  /\b(show( me)?|looking for|look for|search(ing)? for|find( me)?|buy|purchase|recommend|suggest|do you (have|sell|carry|stock|offer)|have you got|got any|i (need|want|would like|’d like|'d like)|i'm after|gift|present|cheapest|which .{2,40} (should|would|do you)|what .{2,40} do you (have|sell|recommend)|suchen?|brauche|habt ihr|gibt es)\b/iu;
/** What is asked of a shop's people, not of its shelves. */
const SERVICE =
  /\b(how (do|can|to|long|often|should|much does (shipping|delivery))|why|when|return(s|ed|ing)?|refund|deliver(y|ed|ies)?|shipp?(ing|ed)?|warranty|guarantee|repair(s|ed|ing)?|wash(ing)?|clean(ing)?|my order|order (number|status)|invoice|track(ing)?|opening hours|account|password|complain(t)?|broken|damaged|course|rent|hire|workshop)\b/iu;

type Heard = {
  text: string;
  query: ProductQuery;
  /** How many of the words the shop's titles and kinds have. */
  known: number;
};

/** Whether somebody looks for something to buy. `known` keeps what no shelf has for the articles. */
export function isShopping({ text, query, known }: Heard): boolean {
  const { words, colours, sizes, minPrice, maxPrice, onSale } = query;
  if (SERVICE.test(text)) return false;
  const isBounded = colours.length > 0 || sizes.length > 0 || minPrice !== null || maxPrice !== null || onSale;
  if (words.length === 0) return isBounded && (onSale || CUE.test(text));
  if (known === 0) return false;
  if (isBounded || query.order !== 'match') return known / words.length >= 0.5;
  if (known < words.length) return false;
  return CUE.test(text) || isBare(text, words);
}

/** «hiking boots», «waterproof jacket men?»: nothing but what is looked for. */
const isBare = (text: string, words: readonly string[]) => (text.match(/\p{L}+/gu) ?? []).length <= words.length + 1;
