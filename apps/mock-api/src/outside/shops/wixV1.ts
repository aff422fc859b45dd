import * as v from 'valibot';
import type { Shop } from './shop.ts';
import type { WixApi } from './wixApi.ts';
import { Product, shopProductOf } from './wixV1Records.ts';

/** The most that a page may hold. */
const PAGE = 100;

const Products = v.object({ products: v.optional(v.array(Product), []), totalResults: v.nullish(v.number()) });
const Collections = v.object({
  collections: v.optional(v.array(v.object({ id: v.string(), name: v.nullish(v.string(), '') })), []),
});

/** Catalog V1 of Wix Stores: https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v1/catalog/introduction */
export function createWixV1(api: WixApi, currency: string): Pick<Shop, 'page' | 'product'> {
  let collections: Promise<ReadonlyMap<string, string>> | null = null;

  /** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v1/catalog/query-collections */
  async function namesOfCollections() {
    const names = new Map<string, string>();
    for (let offset = 0; ; offset += PAGE) {
      const query = { paging: { limit: PAGE, offset } };
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const { collections: rows } = await api('stores-reader/v1/collections/query', Collections, { query });
      for (const { id, name } of rows) names.set(id, name ?? '');
      if (rows.length < PAGE) return names;
    }
  }

  /**
   * https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v1/catalog/query-products: of what customers can see.
   * Filter and sort are JSON in text.
   */
  const query = (filter: string | null) =>
    api('stores-reader/v1/products/query', Products, {
      query: { paging: { limit: PAGE }, sort: '[{"numericId":"asc"}]', ...(filter !== null && { filter }) },
      includeVariants: true,
    });

  const productsOf = async (rows: v.InferOutput<typeof Products>['products']) => {
    const names = await (collections ??= namesOfCollections());
    return rows.flatMap((row) => shopProductOf(row, { collections: names, currency }) ?? []);
  };

  return {
    /**
     * By numeric ids: https://dev.wix.com/docs/api-reference/business-solutions/stores/pagination. When stock changed it does not
     * say, so what is asked for since a time is everything, too.
     */
    page: async ({ cursor }) => {
      const [last, counted] = cursor?.split(':') ?? [];
      const { products: rows, totalResults } = await query(last ? `{"numericId":{"$gt":${last}}}` : null);
      // Further pages are counted without those before them.
      const total = counted === undefined ? (totalResults ?? null) : Number(counted) || null;
      const end = rows.at(-1);
      return {
        products: await productsOf(rows),
        next: end && rows.length === PAGE ? `${end.numericId}:${total ?? ''}` : null,
        total,
      };
    },
    product: async (externalId) => {
      const { products } = await query(JSON.stringify({ id: { $eq: externalId } }));
      return (await productsOf(products))[0] ?? null;
    },
  };
}
