import { plainText } from '@parley/article-html/text';
import * as v from 'valibot';
import { minorUnits } from './amount.ts';
import type { ShopProduct, ShopVariant } from './shop.ts';

const Money = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));
/** https://shopify.dev/docs/api/admin-graphql/latest/objects/ProductVariant */
export const Variant = v.object({
  id: v.string(),
  title: v.string(),
  price: Money,
  compareAtPrice: v.nullable(Money),
  availableForSale: v.boolean(),
  inventoryQuantity: v.nullable(v.number()),
  sku: v.nullable(v.string()),
  selectedOptions: v.array(v.object({ name: v.string(), value: v.string() })),
});
export const Variants = v.object({
  nodes: v.array(Variant),
  pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
});
const PRODUCT = {
  id: v.string(),
  title: v.string(),
  descriptionHtml: v.string(),
  onlineStoreUrl: v.nullable(v.string()),
  vendor: v.string(),
  productType: v.string(),
  tags: v.array(v.string()),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  featuredMedia: v.nullable(
    v.object({ preview: v.nullable(v.object({ image: v.nullable(v.object({ url: v.string() })) })) }),
  ),
  options: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
};
/** https://shopify.dev/docs/api/admin-graphql/latest/objects/Product */
export const Product = v.object({
  ...PRODUCT,
  collections: v.object({ nodes: v.array(v.object({ title: v.string() })) }),
  variants: Variants,
});
/** As a bulk operation writes it: its collections and variants are lines of their own. */
export const ProductLine = v.object(PRODUCT);

type Parts = {
  collections: readonly { title: string }[];
  variants: readonly v.InferOutput<typeof Variant>[];
};
/** A product as all shops have them. */
export function toProduct(
  node: v.InferOutput<typeof ProductLine>,
  { collections, variants }: Parts,
  currency: string,
): ShopProduct {
  return {
    externalId: node.id,
    title: node.title,
    description: plainText(node.descriptionHtml),
    url: node.onlineStoreUrl ?? '',
    imageUrl: node.featuredMedia?.preview?.image?.url ?? null,
    vendor: node.vendor,
    productType: node.productType,
    tags: node.tags,
    collections: collections.map(({ title }) => title),
    // A product without options has one that is called Title.
    options: node.options.filter(({ name }) => name !== 'Title'),
    updatedAt: new Date(node.updatedAt),
    variants: variants.map((variant): ShopVariant => ({
      externalId: variant.id,
      title: variant.title,
      price: minorUnits(variant.price, currency),
      compareAtPrice: variant.compareAtPrice === null ? null : minorUnits(variant.compareAtPrice, currency),
      inStock: variant.availableForSale,
      stockQuantity: variant.inventoryQuantity,
      sku: variant.sku ?? '',
      options: Object.fromEntries(
        variant.selectedOptions.filter(({ name }) => name !== 'Title').map(({ name, value }) => [name, value]),
      ),
    })),
  };
}
