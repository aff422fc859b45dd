import { plainText } from '@parley/article-html/text';
import * as v from 'valibot';
import { minorUnits } from './amount.ts';
import type { ShopProduct, ShopVariant } from './shop.ts';

const Price = v.object({ currency: v.nullish(v.string()), price: v.number(), discountedPrice: v.nullish(v.number()) });
const Stock = { quantity: v.nullish(v.number()), inStock: v.nullish(v.boolean(), false) };

/** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v1/catalog/product-object */
export const Product = v.object({
  id: v.string(),
  /** Counts up; larger than it may be as a number. */
  numericId: v.string(),
  name: v.nullish(v.string(), ''),
  visible: v.nullish(v.boolean(), true),
  description: v.nullish(v.string(), ''),
  brand: v.nullish(v.string(), ''),
  ribbon: v.nullish(v.string(), ''),
  sku: v.nullish(v.string(), ''),
  lastUpdated: v.string(),
  priceData: Price,
  stock: v.object({ ...Stock, trackInventory: v.nullish(v.boolean(), false) }),
  media: v.nullish(v.object({ mainMedia: v.nullish(v.object({ image: v.nullish(v.object({ url: v.string() })) })) })),
  /** Whether its variants have prices and stock of their own. */
  manageVariants: v.nullish(v.boolean(), false),
  productOptions: v.optional(
    v.array(v.object({ name: v.string(), choices: v.array(v.object({ description: v.nullish(v.string(), '') })) })),
    [],
  ),
  productPageUrl: v.object({ base: v.string(), path: v.string() }),
  collectionIds: v.optional(v.array(v.string()), []),
  variants: v.optional(
    v.array(
      v.object({
        id: v.string(),
        choices: v.optional(v.record(v.string(), v.string()), {}),
        variant: v.object({
          priceData: Price,
          sku: v.nullish(v.string(), ''),
          visible: v.nullish(v.boolean(), true),
        }),
        stock: v.object({ ...Stock, trackQuantity: v.nullish(v.boolean(), false) }),
      }),
    ),
    [],
  ),
});
type WixProduct = v.InferOutput<typeof Product>;
type WixVariant = WixProduct['variants'][number];

/** What every site has, holding everything. */
const ALL_PRODUCTS = '00000000-000000-000000-000000000001';

type Beside = { collections: ReadonlyMap<string, string>; currency: string };

/** A product as all shops have them; null for one that customers cannot see. */
export function shopProductOf(row: WixProduct, { collections, currency }: Beside): ShopProduct | null {
  const sold = row.variants.filter(({ variant }) => variant.visible);
  if (!row.visible || sold.length === 0) return null;
  const names = row.collectionIds.filter((id) => id !== ALL_PRODUCTS).flatMap((id) => collections.get(id) ?? []);
  const { base, path } = row.productPageUrl;
  return {
    externalId: row.id,
    title: row.name ?? '',
    description: plainText(row.description ?? '').trim(),
    url: `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`,
    imageUrl: row.media?.mainMedia?.image?.url ?? null,
    vendor: row.brand ?? '',
    productType: names[0] ?? '',
    tags: [row.ribbon ?? ''].filter(Boolean),
    collections: names,
    // Of a colour the value is how it is drawn; the description is what it is called.
    options: row.productOptions.map(({ name, choices }) => ({
      name,
      values: choices.map(({ description }) => description ?? ''),
    })),
    updatedAt: new Date(row.lastUpdated),
    variants: sold.map((variant) => variantOf(row, variant, currency)),
  };
}

function variantOf(row: WixProduct, { id, choices, variant, stock }: WixVariant, currency: string): ShopVariant {
  const { priceData } = row.manageVariants ? variant : row;
  const kept = row.manageVariants ? stock : { ...row.stock, trackQuantity: row.stock.trackInventory };
  const inCurrency = priceData.currency ?? currency;
  const before = minorUnits(priceData.price, inCurrency);
  const now = minorUnits(priceData.discountedPrice ?? priceData.price, inCurrency);
  return {
    externalId: id,
    title: Object.values(choices).join(' / '),
    price: now,
    compareAtPrice: before > now ? before : null,
    inStock: kept.inStock ?? false,
    stockQuantity: kept.trackQuantity ? (kept.quantity ?? 0) : null,
    sku: (variant.sku || row.sku) ?? '',
    options: choices,
  };
}
