import type { SoldProduct } from '../shops/playedShop.ts';
import { guid, isInStock, isSimple, money, pictureOf, type SoldVariant } from './records.ts';

const optionId = ({ number }: SoldProduct, option: number) => guid('option', number * 10 + option);
const choiceId = ({ number }: SoldProduct, option: number, choice: number) =>
  guid('choice', number * 10_000 + option * 1000 + choice);

const priceOf = ({ price, compareAtPrice }: SoldVariant) => ({
  actualPrice: { amount: money(price) },
  ...(compareAtPrice !== null && { compareAtPrice: { amount: money(compareAtPrice) } }),
});

const choicesOf = (product: SoldProduct, { options }: SoldVariant, withNames: boolean) =>
  isSimple(product)
    ? []
    : product.options.map(({ name, values }, index) => ({
        optionChoiceIds: {
          optionId: optionId(product, index),
          choiceId: choiceId(product, index, values.indexOf(options[name] ?? '')),
        },
        ...(withNames && {
          optionChoiceNames: { optionName: name, choiceName: options[name], renderType: 'TEXT_CHOICES' },
        }),
      }));

const soldAs = (variant: SoldVariant) => ({
  visible: true,
  sku: variant.sku,
  price: priceOf(variant),
  inventoryStatus: { inStock: variant.stock > 0, preorderEnabled: false },
});

type Place = { base: string; categories: readonly string[]; fields: readonly string[] };

/** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v3/products-v3/product-object */
export function productV3(product: SoldProduct, { base, categories, fields }: Place) {
  const { number, title, handle, description, type, collections, options, variants, updatedAt } = product;
  const image = { ...pictureOf(base, product), altText: title };
  const categoryId = (name: string) => guid('category', categories.indexOf(name));
  return {
    id: guid('product', number),
    revision: '1',
    createdDate: '2026-11-01T08:00:00.000Z',
    updatedDate: updatedAt,
    name: title,
    slug: handle,
    visible: true,
    productType: 'PHYSICAL',
    media: { main: { id: image.id, image, mediaType: 'IMAGE' } },
    brand: { id: guid('category', 999), name: 'Northwind Outdoor' },
    mainCategoryId: categoryId(type),
    inventory: { availabilityStatus: isInStock(variants) ? 'IN_STOCK' : 'OUT_OF_STOCK' },
    variantSummary: { variantCount: variants.length },
    options: isSimple(product)
      ? []
      : options.map(({ name, values }, index) => ({
          id: optionId(product, index),
          name,
          optionRenderType: 'TEXT_CHOICES',
          choicesSettings: {
            choices: values.map((value, at) => ({ choiceId: choiceId(product, index, at), name: value })),
          },
        })),
    ...(fields.includes('URL') && {
      url: { relativePath: `/products/${handle}`, url: `${base}/products/${handle}` },
    }),
    ...(fields.includes('CURRENCY') && { currency: 'CHF' }),
    ...(fields.includes('PLAIN_DESCRIPTION') && { plainDescription: `<p>${description}</p>` }),
    ...(fields.includes('DIRECT_CATEGORIES_INFO') && {
      directCategoriesInfo: { categories: [type, ...collections].map((name) => ({ id: categoryId(name) })) },
    }),
  };
}

/** One that is asked for by its id has its variants in it. */
export const wholeProductV3 = (product: SoldProduct, place: Place) => ({
  ...productV3(product, place),
  variantsInfo: {
    variants: product.variants.map((variant) => ({
      id: guid('variant', variant.number),
      choices: choicesOf(product, variant, place.fields.includes('VARIANT_OPTION_CHOICE_NAMES')),
      ...soldAs(variant),
    })),
  },
});

type Of = { product: SoldProduct; variant: SoldVariant };

/** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v3/read-only-variants-v3/query-variants */
export const variantV3 = ({ product, variant }: Of) => ({
  id: guid('variant', variant.number),
  variantId: guid('variant', variant.number),
  ...soldAs(variant),
  optionChoices: choicesOf(product, variant, true),
  productData: { productId: guid('product', product.number), name: product.title, visible: true },
});

/** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v3/inventory-items-v3/inventory-item-object */
export const inventoryItemV3 = ({ product, variant }: Of) => ({
  id: guid('inventory', variant.number),
  revision: '1',
  updatedDate: product.updatedAt,
  variantId: guid('variant', variant.number),
  locationId: guid('inventory', 0),
  productId: guid('product', product.number),
  trackQuantity: true,
  quantity: variant.stock,
  availabilityStatus: variant.stock > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
});
