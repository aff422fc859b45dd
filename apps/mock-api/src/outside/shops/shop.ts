/** A product of a shop, in no shop's words. Amounts in minor units of the shop's currency. */
export type ShopProduct = {
  externalId: string;
  title: string;
  /** Plain. */
  description: string;
  url: string;
  imageUrl: string | null;
  vendor: string;
  productType: string;
  tags: readonly string[];
  collections: readonly string[];
  options: readonly { name: string; values: readonly string[] }[];
  updatedAt: Date;
  variants: readonly ShopVariant[];
};

export type ShopVariant = {
  externalId: string;
  title: string;
  price: number;
  compareAtPrice: number | null;
  inStock: boolean;
  /** Null where the shop does not count. */
  stockQuantity: number | null;
  sku: string;
  /** The option's value by its name. */
  options: Readonly<Record<string, string>>;
};

/** `next`: where the page after it begins; null after the last. `total`: how many there are, as far as the shop says. */
export type ShopPage = {
  products: readonly ShopProduct[];
  next: string | null;
  total: number | null;
  /** How many records the shop has put together, while it does so before the first product comes. */
  prepared?: number;
  /** What came before comes again from the beginning. */
  isAnew?: boolean;
};

export type ShopFacts = {
  name: string;
  url: string;
  /** ISO 4217. */
  currency: string;
};

/** What is asked of a shop, whichever software it runs on. All of them throw an ServiceError. */
export type Shop = {
  facts: () => Promise<ShopFacts>;
  /** A page of what customers can see, in an order that stays; `since`: only what changed after it. */
  page: (asked: { cursor: string | null; since: Date | null }) => Promise<ShopPage>;
  /** Null for one that is gone, or that customers cannot see. */
  product: (externalId: string) => Promise<ShopProduct | null>;
  /** Has the shop tell us of changes, at an address that is ours; nothing where it does already. */
  watch: (callbackUrl: string) => Promise<void>;
  /** Ends that. */
  unwatch: (callbackUrl: string) => Promise<void>;
};
