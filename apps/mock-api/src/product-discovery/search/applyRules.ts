import type { StoreRules } from '../storeRules.ts';
import type { ProductQuery } from './parseQuery.ts';
import { isPinnedFor } from './isPinnedFor.ts';

/** A product that was found, as far as rules look at it. */
export type Candidate = {
  externalId: string;
  title: string;
  tags: readonly string[];
  collections: readonly string[];
  inStock: boolean;
  /** 0 to 1, larger is better. */
  match: number;
};

/** Why a rule keeps a product out. */
export type TakenOutBecause =
  | { kind: 'OutOfStock' }
  | { kind: 'NotIncluded' }
  | { kind: 'Excluded' }
  | { kind: 'ExcludedCollection' | 'ExcludedTag'; name: string };

export type Ruled<C extends Candidate> = {
  shown: (C & { isPinned: boolean })[];
  /** `rank`: where it would have stood, from 1. */
  takenOut: { candidate: C; because: TakenOutBecause; rank: number }[];
};

const BOOST = 0.15;

/** What the rules of a shop leave of what was found for `asked`, pinned ones first, and what they take out. */
export function applyRules<C extends Candidate>(
  candidates: readonly C[],
  rules: StoreRules,
  asked: ProductQuery,
): Ruled<C> {
  const pins = rules.pins.filter(({ words }) => isPinnedFor(words, asked)).map(({ product }) => product);
  const placeOf = ({ externalId }: C) => {
    const place = pins.indexOf(externalId);
    return place === -1 ? pins.length : place;
  };
  const scoreOf = ({ tags, match }: C) => match + (overlaps(tags, rules.boostTags) ? BOOST : 0);
  const ranked = candidates.toSorted((one, other) => placeOf(one) - placeOf(other) || scoreOf(other) - scoreOf(one));

  const shown: Ruled<C>['shown'] = [];
  const takenOut: Ruled<C>['takenOut'] = [];
  for (const [index, candidate] of ranked.entries()) {
    const because = reasonAgainst(candidate, rules);
    if (because) takenOut.push({ candidate, because, rank: index + 1 });
    else shown.push({ ...candidate, isPinned: pins.includes(candidate.externalId) });
  }
  return { shown, takenOut };
}

const fold = (text: string) => text.trim().toLowerCase();
const overlaps = (some: readonly string[], others: readonly string[]) =>
  others.some((other) => some.some((one) => fold(one) === fold(other)));
const firstOf = (some: readonly string[], others: readonly string[]) =>
  others.find((other) => some.some((one) => fold(one) === fold(other)));

type Ruleable = Pick<Candidate, 'externalId' | 'tags' | 'collections' | 'inStock'>;

/** Why the rules of a shop keep a product from visitors; null: they do not. */
export function reasonAgainst(candidate: Ruleable, rules: StoreRules): TakenOutBecause | null {
  if (rules.excludeProducts.includes(candidate.externalId)) return { kind: 'Excluded' };
  const tag = firstOf(candidate.tags, rules.excludeTags);
  if (tag !== undefined) return { kind: 'ExcludedTag', name: tag };
  const collection = firstOf(candidate.collections, rules.excludeCollections);
  if (collection !== undefined) return { kind: 'ExcludedCollection', name: collection };
  if (rules.includeCollections.length > 0 && !overlaps(candidate.collections, rules.includeCollections))
    return { kind: 'NotIncluded' };
  return rules.hideOutOfStock && !candidate.inStock ? { kind: 'OutOfStock' } : null;
}
