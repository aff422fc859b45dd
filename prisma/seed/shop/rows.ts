import type { Prisma } from '../../client.ts';
import { northwindCatalogue, type CatalogueProduct } from './catalogue.ts';

/** Where the demo shop is played: a path of the API. */
export const SHOPIFY_PATH = '/stand-ins/shopify/northwind';

type Whose = { clientId: string; storeId: string; updatedAt: Date };

/** The demo shop's products as they stand once they have been fetched, numbered from 1. */
export function productRows(whose: Whose) {
  const catalogue = northwindCatalogue();
  return {
    products: catalogue.map((product) => productRow(product, whose)),
    variants: catalogue.flatMap((product) => variantRows(product)),
  };
}

function productRow(product: CatalogueProduct, { clientId, storeId, updatedAt }: Whose): Prisma.ProductCreateManyInput {
  const there = product.variants.filter(({ stock }) => stock > 0);
  const [first] = there.length > 0 ? there : product.variants;
  return {
    id: product.number,
    clientId,
    storeId,
    externalId: `gid://shopify/Product/${product.number}`,
    title: product.title,
    description: product.description,
    url: `${SHOPIFY_PATH}/products/${product.handle}`,
    imageUrl: `${SHOPIFY_PATH}/pictures/${encodeURIComponent(product.type)}/${encodeURIComponent(product.colour)}.svg`,
    vendor: 'Northwind Outdoor',
    productType: product.type,
    tags: JSON.stringify(product.tags),
    collections: JSON.stringify(product.collections),
    options: JSON.stringify(product.options),
    price: first?.price ?? 0,
    compareAtPrice: first?.compareAtPrice ?? null,
    inStock: there.length > 0,
    stockQuantity: product.variants.reduce((sum, { stock }) => sum + stock, 0),
    sku: product.variants[0]?.sku ?? '',
    hash: `seed-${product.number}`,
    updatedAtSource: updatedAt,
  };
}

const variantRows = ({ number, variants }: CatalogueProduct): Prisma.ProductVariantCreateManyInput[] =>
  variants.map((variant) => ({
    productId: number,
    externalId: `gid://shopify/ProductVariant/${variant.number}`,
    title: Object.values(variant.options).join(' / '),
    price: variant.price,
    compareAtPrice: variant.compareAtPrice,
    inStock: variant.stock > 0,
    stockQuantity: variant.stock,
    sku: variant.sku,
    options: JSON.stringify(variant.options),
  }));
