import type { SoldProduct } from '../shops/playedShop.ts';

type Variant = SoldProduct['variants'][number];

/** In WordPress products and variations share one count of ids. */
const VARIATIONS_FROM = 1_000_000;
export const variationId = (variant: Pick<Variant, 'number'>) => VARIATIONS_FROM + variant.number;

/** What comes in one form only is sold without variations. */
const isSimple = ({ variants }: SoldProduct) => variants.length === 1;

const money = (minor: number) => (minor / 100).toFixed(2);
/** WordPress writes instants in UTC, to the second and without a zone. */
export const gmt = (iso: string) => iso.slice(0, 19);

const named = (names: readonly string[]) =>
  names.map((name, index) => ({ id: index + 1, name, slug: name.toLowerCase().replaceAll(' ', '-') }));

function priced({ price, compareAtPrice, stock, sku }: Variant) {
  return {
    sku,
    price: money(price),
    regular_price: money(compareAtPrice ?? price),
    sale_price: compareAtPrice === null ? '' : money(price),
    on_sale: compareAtPrice !== null,
    manage_stock: true,
    stock_quantity: stock,
    stock_status: stock > 0 ? 'instock' : 'outofstock',
  };
}

/** https://woocommerce.github.io/woocommerce-rest-api-docs/#product-properties */
export function productRecord(base: string, product: SoldProduct) {
  const { number, title, handle, type, description, tags, collections, options, variants, colour, updatedAt } = product;
  const [first] = variants;
  if (!first) throw new Error(`${title} is sold in no form.`);
  return {
    id: number,
    name: title,
    slug: handle,
    permalink: `${base}/products/${handle}`,
    date_modified_gmt: gmt(updatedAt),
    type: isSimple(product) ? 'simple' : 'variable',
    status: 'publish',
    catalog_visibility: 'visible',
    description: `<p>${description}</p>\n`,
    short_description: '',
    ...priced(first),
    ...(!isSimple(product) && { manage_stock: false, stock_quantity: null, regular_price: '', sale_price: '' }),
    stock_status: variants.some(({ stock }) => stock > 0) ? 'instock' : 'outofstock',
    categories: named([type, ...collections]),
    tags: named(tags),
    brands: named(['Northwind Outdoor']),
    images: [
      {
        id: number,
        src: `${base}/pictures/${encodeURIComponent(type)}/${encodeURIComponent(colour)}.svg`,
        name: handle,
        alt: '',
      },
    ],
    attributes: options.map(({ name, values }, position) => ({
      id: 0,
      name,
      position,
      visible: true,
      variation: !isSimple(product),
      options: values,
    })),
    variations: isSimple(product) ? [] : variants.map(variationId),
  };
}

/** https://woocommerce.github.io/woocommerce-rest-api-docs/#product-variation-properties */
export const variationRecord = (base: string, product: SoldProduct, variant: Variant) => ({
  id: variationId(variant),
  permalink: `${base}/products/${product.handle}`,
  status: 'publish',
  ...priced(variant),
  attributes: Object.entries(variant.options).map(([name, option]) => ({ id: 0, name, option })),
});

/** What an address of the shop's cart names: a product of one form, or a variation. */
export const soldUnder = (products: readonly SoldProduct[], id: number): Variant | undefined =>
  products.find((product) => product.number === id && isSimple(product))?.variants[0] ??
  products.flatMap(({ variants }) => variants).find((variant) => variationId(variant) === id);
