import * as v from 'valibot';
import type { Shop } from './shop.ts';
import type { WixApi } from './wixApi.ts';
import { InventoryItem, Product, shopProductOf, Variant, WholeProduct, type WixVariant } from './wixV3Records.ts';

/** Of a page of products, the most that is answered; of variants and stock it is ten times that. */
const PAGE = 100;
const LONG_PAGE = 1000;
/** What is answered only where it is asked for. */
const FIELDS = ['URL', 'CURRENCY', 'PLAIN_DESCRIPTION', 'DIRECT_CATEGORIES_INFO'];

const Paging = v.nullish(
  v.object({
    hasNext: v.nullish(v.boolean(), false),
    cursors: v.nullish(v.object({ next: v.nullish(v.string()) })),
  }),
);
const Products = v.object({ products: v.optional(v.array(Product), []), pagingMetadata: Paging });
const Variants = v.object({ variants: v.optional(v.array(Variant), []), pagingMetadata: Paging });
const Inventory = v.object({ inventoryItems: v.optional(v.array(InventoryItem), []), pagingMetadata: Paging });
const Categories = v.object({
  categories: v.optional(v.array(v.object({ id: v.string(), name: v.nullish(v.string(), '') })), []),
  pagingMetadata: Paging,
});

const nextOf = (paging: v.InferOutput<typeof Paging>) => (paging?.hasNext ? (paging.cursors?.next ?? null) : null);

/** Catalog V3 of Wix Stores: https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v3/introduction */
export function createWixV3(api: WixApi, currency: string): Pick<Shop, 'page' | 'product'> {
  let categories: Promise<ReadonlyMap<string, string>> | null = null;

  /** All of what a query finds. What follows the first page is asked for by its cursor alone. */
  async function all<Page extends { pagingMetadata?: v.InferOutput<typeof Paging> }>(
    path: string,
    schema: v.GenericSchema<unknown, Page>,
    { filter, ...rest }: { filter?: unknown } & Record<string, unknown>,
  ): Promise<Page[]> {
    const pages: Page[] = [];
    let cursor: string | null = null;
    do {
      const query: unknown = cursor
        ? { cursorPaging: { limit: LONG_PAGE, cursor } }
        : { cursorPaging: { limit: LONG_PAGE }, ...(filter !== undefined && { filter }) };
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const page: Page = await api(path, schema, { query, ...rest });
      pages.push(page);
      cursor = nextOf(page.pagingMetadata);
    } while (cursor !== null);
    return pages;
  }

  /** https://dev.wix.com/docs/api-reference/business-management/categories/query-categories */
  async function namesOfCategories() {
    const treeReference = { appNamespace: '@wix/stores', treeKey: null };
    const pages = await all('categories/v1/categories/query', Categories, { treeReference });
    return new Map(pages.flatMap((page) => page.categories.map(({ id, name }) => [id, name ?? ''] as const)));
  }

  async function inventoryOf(ids: readonly string[]) {
    const pages = await all('stores/v3/inventory-items/query', Inventory, { filter: { productId: { $in: ids } } });
    return listsBy(
      pages.flatMap((page) => page.inventoryItems),
      ({ productId }) => productId,
    );
  }

  async function beside(ids: readonly string[]) {
    const names = await (categories ??= namesOfCategories());
    return { inventory: await inventoryOf(ids), categories: names, currency };
  }

  return {
    /**
     * https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v3/products-v3/query-products. It answers no
     * variants, and says nothing of when stock changed: so what is asked for since a time is everything, too.
     */
    page: async ({ cursor }) => {
      const query = cursor
        ? { cursorPaging: { limit: PAGE, cursor } }
        : {
            filter: { visible: true },
            sort: [{ fieldName: 'createdDate', order: 'ASC' }],
            cursorPaging: { limit: PAGE },
          };
      const { products: rows, pagingMetadata } = await api('stores/v3/products/query', Products, {
        query,
        fields: FIELDS,
      });
      if (rows.length === 0) return { products: [], next: nextOf(pagingMetadata), total: null };
      const ids = rows.map(({ id }) => id);
      const filter = { 'productData.productId': { $in: ids } };
      const pages = await all('stores/v3/products/query-variants', Variants, { filter });
      const variants = listsBy(
        pages.flatMap((page) => page.variants),
        ({ productData }) => productData.productId,
      );
      const { inventory, ...others } = await beside(ids);
      const products = rows.flatMap((row) => {
        const own = { variants: variants.get(row.id) ?? [], inventory: inventory.get(row.id) ?? [] };
        return shopProductOf(row, { ...others, ...own }) ?? [];
      });
      return { products, next: nextOf(pagingMetadata), total: null };
    },
    /** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v3/products-v3/get-product */
    product: async (externalId) => {
      const query = new URLSearchParams(FIELDS.map((field) => ['fields', field]));
      const { product } = await api(
        `stores/v3/products/${encodeURIComponent(externalId)}?${query}`,
        v.object({ product: WholeProduct }),
      );
      const variants = product.variantsInfo.variants.map(({ id, choices, ...sold }): WixVariant => ({
        ...sold,
        variantId: id,
        optionChoices: choices,
      }));
      const { inventory, ...others } = await beside([externalId]);
      return shopProductOf(product, { ...others, variants, inventory: inventory.get(externalId) ?? [] });
    },
  };
}

function listsBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row[]> {
  const lists = new Map<string, Row[]>();
  for (const row of rows) {
    const list = lists.get(keyOf(row));
    if (list) list.push(row);
    else lists.set(keyOf(row), [row]);
  }
  return lists;
}
