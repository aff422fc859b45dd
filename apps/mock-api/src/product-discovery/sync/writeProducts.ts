import { createHash } from 'node:crypto';
import type { Prisma, StoreIntegration } from '@parley/db';
import type { Config } from '#config.ts';
import type { ShopProduct, ShopVariant } from '#outside/shops/shop.ts';
import { ownPath } from '#ownPath.ts';

type Tx = Prisma.TransactionClient;

type Writing = {
  store: Pick<StoreIntegration, 'id' | 'clientId'>;
  config: Pick<Config, 'apiUrl'>;
  /** The full sync that sees it, where one is running. */
  syncId: string | null;
};

/** How many products were new, and how many had changed. */
export type Written = { created: number; updated: number };

/** Stores products as they were fetched, with their variants; nothing is written of those that are as before. */
export async function writeProducts(
  tx: Tx,
  { store, config, syncId }: Writing,
  fetched: readonly ShopProduct[],
): Promise<Written> {
  const before = await tx.product.findMany({
    where: { storeId: store.id, externalId: { in: fetched.map(({ externalId }) => externalId) } },
    select: { id: true, externalId: true, hash: true },
  });
  const known = new Map(before.map((one) => [one.externalId, one]));
  const rows = fetched.map((product) => ({
    columns: columnsOf(product, config),
    variants: product.variants,
    known: known.get(product.externalId),
  }));

  const same = rows.flatMap((row) => (row.known?.hash === row.columns.hash ? row.known.id : []));
  if (same.length > 0) await tx.product.updateMany({ where: { id: { in: same } }, data: { syncId } });

  const fresh = rows.filter((row) => !row.known);
  const made = await tx.product.createManyAndReturn({
    data: fresh.map(({ columns }) => ({ ...columns, clientId: store.clientId, storeId: store.id, syncId })),
    select: { id: true, externalId: true },
  });
  const idOf = new Map(made.map(({ id, externalId }) => [externalId, id]));
  const written = fresh.map(({ columns, variants }) => ({ id: idOf.get(columns.externalId), variants }));

  const changed = rows.flatMap(({ known: one, ...row }) =>
    one && one.hash !== row.columns.hash ? { ...row, id: one.id } : [],
  );
  for (const { id, columns } of changed) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await tx.product.update({ where: { id }, data: { ...columns, syncId } });
  }
  if (changed.length > 0)
    await tx.productVariant.deleteMany({ where: { productId: { in: changed.map(({ id }) => id) } } });
  await writeVariants(
    tx,
    [...written, ...changed].flatMap(({ id, variants }) => (id === undefined ? [] : variantRows(id, variants))),
  );
  return { created: made.length, updated: changed.length };
}

const variantRows = (productId: number, variants: readonly ShopVariant[]) =>
  variants.map(({ options, ...variant }) => ({ ...variant, options: JSON.stringify(options), productId }));

/** As one value: of the time that a large shop takes, `createMany` would spend most on its thousands of parameters. */
async function writeVariants(tx: Tx, rows: readonly ReturnType<typeof variantRows>[number][]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "ProductVariant"
      ("productId", "externalId", "title", "price", "compareAtPrice", "inStock", "stockQuantity", "sku", "options")
    SELECT value ->> 'productId', value ->> 'externalId', value ->> 'title', value ->> 'price', value ->> 'compareAtPrice',
      value ->> 'inStock', value ->> 'stockQuantity', value ->> 'sku', value ->> 'options'
    FROM json_each(${JSON.stringify(rows)})`;
}

/** The columns of a product: of its variants the one that costs least, those that are there first, says what it costs. */
function columnsOf(product: ShopProduct, config: Pick<Config, 'apiUrl'>) {
  const { variants } = product;
  const there = variants.filter(({ inStock }) => inStock);
  const [cheapest] = (there.length > 0 ? there : variants).toSorted((one, other) => one.price - other.price);
  const counted = variants.filter(({ stockQuantity }) => stockQuantity !== null);
  const columns = {
    externalId: product.externalId,
    title: product.title.slice(0, 300),
    description: product.description.slice(0, 10_000),
    url: ownPath(config, product.url),
    imageUrl: product.imageUrl === null ? null : ownPath(config, product.imageUrl),
    vendor: product.vendor,
    productType: product.productType,
    tags: JSON.stringify(product.tags),
    collections: JSON.stringify(product.collections),
    options: JSON.stringify(product.options),
    price: cheapest?.price ?? 0,
    compareAtPrice: cheapest?.compareAtPrice ?? null,
    inStock: there.length > 0,
    stockQuantity:
      counted.length === 0
        ? null
        : counted.reduce((sum, { stockQuantity }) => sum + Math.max(0, stockQuantity ?? 0), 0),
    sku: variants[0]?.sku ?? '',
    updatedAtSource: product.updatedAt,
  };
  const { updatedAtSource: _, ...said } = columns;
  return {
    ...columns,
    hash: createHash('sha256')
      .update(JSON.stringify([said, variants]))
      .digest('hex'),
  };
}

/** Brings the shop's own count of products and variants up to date. */
export async function countProducts(
  tx: Tx,
  storeId: string,
): Promise<{ productsCount: number; variantsCount: number }> {
  const productsCount = await tx.product.count({ where: { storeId } });
  const variantsCount = await tx.productVariant.count({ where: { product: { storeId } } });
  return { productsCount, variantsCount };
}
