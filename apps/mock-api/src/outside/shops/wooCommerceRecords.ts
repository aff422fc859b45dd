import { plainText } from '@parley/article-html/text';
import * as v from 'valibot';
import { minorUnits } from './amount.ts';
import type { ShopProduct, ShopVariant } from './shop.ts';

/** An amount; blank where there is none. */
const Amount = v.pipe(v.string(), v.regex(/^(\d+(\.\d+)?)?$/));
const Stock = {
  sku: v.string(),
  price: Amount,
  regular_price: Amount,
  on_sale: v.boolean(),
  stock_status: v.string(),
  stock_quantity: v.nullable(v.number()),
};
const Named = v.array(v.object({ name: v.string() }));

/** https://woocommerce.github.io/woocommerce-rest-api-docs/#product-properties */
export const Product = v.object({
  ...Stock,
  id: v.number(),
  name: v.string(),
  permalink: v.string(),
  type: v.string(),
  status: v.string(),
  catalog_visibility: v.string(),
  date_modified_gmt: v.string(),
  description: v.string(),
  short_description: v.string(),
  categories: Named,
  tags: Named,
  /** Since 9.6. */
  brands: v.optional(Named, []),
  images: v.array(v.object({ src: v.string() })),
  attributes: v.array(v.object({ name: v.string(), variation: v.boolean(), options: v.array(v.string()) })),
  variations: v.array(v.number()),
});
/** https://woocommerce.github.io/woocommerce-rest-api-docs/#product-variation-properties */
export const Variation = v.object({
  ...Stock,
  id: v.number(),
  status: v.string(),
  attributes: v.array(v.object({ name: v.string(), option: v.string() })),
});
export type WooProduct = v.InferOutput<typeof Product>;
export type WooVariation = v.InferOutput<typeof Variation>;

/** A product as all shops have them; null for one without a price, which nobody can buy. */
export function shopProductOf(
  row: WooProduct,
  variations: readonly WooVariation[],
  currency: string,
): ShopProduct | null {
  const sold =
    row.type === 'variable'
      ? variations.filter(({ status }) => status === 'publish').map((one) => ({ ...one, options: chosenOf(one) }))
      : [{ ...row, options: fixedOf(row) }];
  const variants = sold.filter(({ price }) => price !== '').map((one) => variantOf(one, currency));
  if (variants.length === 0) return null;
  return {
    externalId: String(row.id),
    title: plainText(row.name),
    description: plainText(`${row.short_description}\n${row.description}`).trim(),
    url: row.permalink,
    imageUrl: row.images[0]?.src ?? null,
    vendor: plainText(row.brands[0]?.name ?? ''),
    productType: plainText(row.categories[0]?.name ?? ''),
    tags: row.tags.map(({ name }) => plainText(name)),
    collections: row.categories.map(({ name }) => plainText(name)),
    options: row.attributes.map(({ name, options }) => ({ name, values: options })),
    // WordPress writes instants in UTC without saying so.
    updatedAt: new Date(`${row.date_modified_gmt.replace(/Z$/, '')}Z`),
    variants,
  };
}

type Sold = Pick<WooVariation, 'id' | keyof typeof Stock> & { options: Readonly<Record<string, string>> };

function variantOf({ id, sku, options, ...sold }: Sold, currency: string): ShopVariant {
  return {
    externalId: String(id),
    title: Object.values(options).join(' / '),
    price: minorUnits(sold.price, currency),
    compareAtPrice: sold.on_sale && sold.regular_price !== '' ? minorUnits(sold.regular_price, currency) : null,
    inStock: sold.stock_status !== 'outofstock',
    stockQuantity: sold.stock_quantity,
    sku,
    options,
  };
}

/** A blank option stands for any. */
const chosenOf = ({ attributes }: WooVariation) =>
  Object.fromEntries(attributes.filter(({ option }) => option !== '').map(({ name, option }) => [name, option]));

/** What a product that comes in one form only says of itself. */
const fixedOf = ({ attributes }: WooProduct) =>
  Object.fromEntries(
    attributes.flatMap(({ name, options: [only, ...more] }) => (only && more.length === 0 ? [[name, only]] : [])),
  );
