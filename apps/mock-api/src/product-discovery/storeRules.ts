import * as v from 'valibot';

const words = (most: number) =>
  v.pipe(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120))), v.maxLength(most));
const ids = (most: number) => v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))), v.maxLength(most));

/** Which of a shop's products are shown, and how. Products are named by the shop's own ids: they stay when a product is fetched anew. */
export const StoreRules = v.object({
  /** Only these are shown; empty: all. */
  includeCollections: v.optional(words(100), []),
  excludeCollections: v.optional(words(100), []),
  excludeTags: v.optional(words(100), []),
  excludeProducts: v.optional(ids(500), []),
  hideOutOfStock: v.optional(v.boolean(), true),
  /** What has one of these counts for more. */
  boostTags: v.optional(words(50), []),
  /** First where somebody looks for all of these words; without words: wherever it is found at all. */
  pins: v.optional(
    v.pipe(
      v.array(
        v.object({
          words: v.pipe(v.string(), v.trim(), v.maxLength(120)),
          product: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
        }),
      ),
      v.maxLength(200),
    ),
    [],
  ),
  /** Who looks for the one finds the other too. */
  synonyms: v.optional(
    v.pipe(
      v.array(
        v.object({
          word: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
          means: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
        }),
      ),
      v.maxLength(300),
    ),
    [],
  ),
  maxResults: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 6),
  showCompareAt: v.optional(v.boolean(), true),
  showStock: v.optional(v.boolean(), true),
  allowAddToCart: v.optional(v.boolean(), true),
});
export type StoreRules = v.InferOutput<typeof StoreRules>;

const Stored = v.pipe(v.string(), v.parseJson(), StoreRules);

/** The rules of a shop, as they are stored; what is missing is as for a new one. */
export const rulesOf = ({ rules }: { rules: string }): StoreRules => v.parse(Stored, rules);

/** How many of them there are, as people count. */
export const countRules = (rules: StoreRules): number =>
  rules.includeCollections.length +
  rules.excludeCollections.length +
  rules.excludeTags.length +
  rules.excludeProducts.length +
  rules.boostTags.length +
  rules.pins.length +
  rules.synonyms.length +
  (rules.hideOutOfStock ? 1 : 0);
