import { createHash } from 'node:crypto';
import type { Prisma, StoreIntegration } from '@parley/db';
import type { Config } from '#config.ts';
import type { ShopProduct } from '#outside/shops/shop.ts';
import { ownPath } from '#ownPath.ts';

type Tx = Prisma.TransactionClient;

type Writing = {
  store: Pick<StoreIntegration, 'id' | 'clientId'>;
  config: Pick<Config, 'apiUrl'>;
  /** The full sync that sees it, where one is running. */
  syncId: string | null;
};

export type Written = 'created' | 'updated' | 'same';

/** Stores a product as it was fetched, with its variants; nothing is written where it is as before. */
export async function writeProduct(tx: Tx, { store, config, syncId }: Writing, fetched: ShopProduct): Promise<Written> {
  const columns = columnsOf(fetched, config);
  const where = { storeId_externalId: { storeId: store.id, externalId: fetched.externalId } };
  const before = await tx.product.findUnique({ where, select: { id: true, hash: true, syncId: true } });
  if (before?.hash === columns.hash) {
    if (before.syncId !== syncId) await tx.product.update({ where, data: { syncId } });
    return 'same';
  }
  const variants = fetched.variants.map(({ options, ...variant }) => ({
    ...variant,
    options: JSON.stringify(options),
  }));
  if (!before) {
    await tx.product.create({
      data: {
        ...columns,
        clientId: store.clientId,
        storeId: store.id,
        syncId,
        variants: { createMany: { data: variants } },
      },
    });
    return 'created';
  }
  await tx.product.update({ where, data: { ...columns, syncId } });
  await tx.productVariant.deleteMany({ where: { productId: before.id } });
  await tx.productVariant.createMany({ data: variants.map((variant) => ({ ...variant, productId: before.id })) });
  return 'updated';
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
