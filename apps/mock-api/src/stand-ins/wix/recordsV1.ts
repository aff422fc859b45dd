import type { SoldProduct } from '../shops/playedShop.ts';
import { guid, isInStock, isSimple, namesOfCategories, pictureOf, type SoldVariant } from './records.ts';

/** In V1 what has no options has one variant by this id. */
const ONLY = '00000000-0000-0000-0000-000000000000';
const ALL_PRODUCTS = '00000000-000000-000000-000000000001';

export const numericId = ({ number }: Pick<SoldProduct, 'number'>) => String(1_700_000_000_000_000 + number);

const priceData = ({ price, compareAtPrice }: SoldVariant) => ({
  currency: 'CHF',
  price: (compareAtPrice ?? price) / 100,
  discountedPrice: price / 100,
});

const stockOf = (stock: number) => ({ quantity: stock, inStock: stock > 0 });

/** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v1/catalog/product-object */
export function productV1(
  product: SoldProduct,
  { base, categories, withVariants }: { base: string; categories: readonly string[]; withVariants: boolean },
) {
  const { number, title, handle, description, type, collections, options, variants, updatedAt } = product;
  const [first] = variants;
  if (!first) throw new Error(`${title} is sold in no form.`);
  const image = pictureOf(base, product);
  return {
    id: guid('product', number),
    numericId: numericId(product),
    name: title,
    slug: handle,
    visible: true,
    productType: 'physical',
    description: `<p>${description}</p>`,
    sku: first.sku,
    priceData: priceData(first),
    stock: {
      trackInventory: true,
      ...stockOf(variants.reduce((sum, { stock }) => sum + stock, 0)),
      inventoryStatus: isInStock(variants) ? 'IN_STOCK' : 'OUT_OF_STOCK',
    },
    media: { mainMedia: { image, mediaType: 'image', title: '' } },
    manageVariants: !isSimple(product),
    productOptions: isSimple(product)
      ? []
      : options.map(({ name, values }) => ({
          optionType: name === 'Colour' ? 'color' : 'drop_down',
          name,
          choices: values.map((value, index) => ({
            value: name === 'Colour' ? `#${String(index).repeat(6)}` : value,
            description: value,
            inStock: true,
            visible: true,
          })),
        })),
    productPageUrl: { base: `${base}/`, path: `/products/${handle}` },
    collectionIds: [ALL_PRODUCTS, ...[type, ...collections].map((name) => guid('category', categories.indexOf(name)))],
    lastUpdated: updatedAt,
    brand: 'Northwind Outdoor',
    ribbon: '',
    ...(withVariants && {
      variants: variants.map((variant) => ({
        id: isSimple(product) ? ONLY : guid('variant', variant.number),
        choices: isSimple(product) ? {} : variant.options,
        variant: { priceData: priceData(variant), sku: variant.sku, visible: true },
        stock: { trackQuantity: true, ...stockOf(variant.stock) },
      })),
    }),
  };
}

/** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v1/catalog/query-collections */
export const collectionsV1 = (products: readonly SoldProduct[]) => [
  { id: ALL_PRODUCTS, name: 'All Products' },
  ...namesOfCategories(products).map((name, index) => ({ id: guid('category', index), name })),
];
