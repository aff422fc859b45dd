import * as v from 'valibot';

const Fact = v.object({ name: v.string(), value: v.string() });

const Card = v.object({
  productId: v.number(),
  externalId: v.string(),
  title: v.string(),
  variant: v.string(),
  summary: v.string(),
  /** Whether there is a picture. */
  hasImage: v.boolean(),
  /** A path of this API, or an address. */
  url: v.string(),
  cartUrl: v.nullable(v.string()),
  /** Minor units. */
  price: v.number(),
  compareAtPrice: v.nullable(v.number()),
  stock: v.string(),
  facts: v.array(Fact),
});

const Query = v.object({
  words: v.pipe(v.array(v.string()), v.readonly()),
  colours: v.pipe(v.array(v.string()), v.readonly()),
  sizes: v.pipe(v.array(v.string()), v.readonly()),
  minPrice: v.nullable(v.number()),
  maxPrice: v.nullable(v.number()),
  without: v.pipe(v.array(v.string()), v.readonly()),
  inStock: v.boolean(),
  onSale: v.boolean(),
  order: v.picklist(['match', 'cheapest', 'dearest']),
});

/** Products as a message shows them: its payload. `searchId`: what they were found by. */
export const StoredShelf = v.object({
  storeId: v.string(),
  searchId: v.string(),
  layout: v.picklist(['Carousel', 'Compare']),
  currency: v.string(),
  found: v.number(),
  query: Query,
  cards: v.array(Card),
  refinements: v.array(v.string()),
});
export type StoredShelf = v.InferOutput<typeof StoredShelf>;
export type StoredCard = v.InferOutput<typeof Card>;

const Stored = v.pipe(v.string(), v.parseJson(), StoredShelf);

/** The products that a message shows; null for every other kind. */
export function shelfOf({
  kind,
  payload,
  takenBackAt,
}: {
  kind: string;
  payload: string | null;
  takenBackAt: Date | null;
}): StoredShelf | null {
  return kind === 'Products' && payload !== null && takenBackAt === null ? v.parse(Stored, payload) : null;
}
