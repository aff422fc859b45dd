import type { PlayedShop } from '../shops/playedShop.ts';
import { answerQuery, notFound } from './answers.ts';
import { guid, namesOfCategories } from './records.ts';
import { inventoryItemV3, productV3, variantV3, wholeProductV3 } from './recordsV3.ts';

/** Catalog V3 of Wix Stores. Answers null for what is none of its paths. */
export async function catalogV3(
  request: Request,
  { base, shop }: { base: string; shop: PlayedShop },
): Promise<Response | null> {
  const url = new URL(request.url);
  const path = `${request.method} ${url.pathname.replace(/^.*?\/stand-ins\/wix\//, '')}`;
  const products = await shop.products();
  const categories = namesOfCategories(products);
  const variants = () => products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));

  if (path === 'POST stores/v3/products/query')
    return answerQuery(request, {
      name: 'products',
      rows: products,
      keyOf: ({ number }) => number,
      has: ({ number }, field, value) => (field === 'visible' ? value === true : value === guid('product', number)),
      record: (product, fields) => productV3(product, { base, categories, fields }),
      most: 100,
    });
  if (path === 'POST stores/v3/products/query-variants')
    return answerQuery(request, {
      name: 'variants',
      rows: variants(),
      keyOf: ({ variant }) => variant.number,
      has: ({ product }, field, value) =>
        field === 'productData.productId' && value === guid('product', product.number),
      record: variantV3,
      most: 1000,
    });
  if (path === 'POST stores/v3/inventory-items/query')
    return answerQuery(request, {
      name: 'inventoryItems',
      rows: variants(),
      keyOf: ({ variant }) => variant.number,
      has: ({ product }, field, value) => field === 'productId' && value === guid('product', product.number),
      record: inventoryItemV3,
      most: 1000,
    });
  if (path === 'POST categories/v1/categories/query')
    return answerQuery(request, {
      name: 'categories',
      rows: categories.map((name, index) => ({ name, index })),
      keyOf: ({ index }) => index,
      has: () => false,
      record: ({ name, index }) => ({ id: guid('category', index), name, visible: true }),
      most: 1000,
    });
  const id = /^GET stores\/v3\/products\/([\w-]+)$/.exec(path)?.[1];
  if (!id) return null;
  const product = products.find(({ number }) => guid('product', number) === id);
  const fields = url.searchParams.getAll('fields');
  return product ? Response.json({ product: wholeProductV3(product, { base, categories, fields }) }) : notFound();
}
