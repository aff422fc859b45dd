import type { Db, Prisma, Product, ProductVariant, StoreIntegration } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type StoreOverrides = Partial<Prisma.StoreIntegrationUncheckedCreateInput> & {
  now?: Date;
  assistantIds?: readonly string[];
};

/** A shop on Shopify, which is played locally, without products yet; of a client of its own unless `clientId` is given. */
export async function buildStore(
  db: Db,
  { now = new Date(), assistantIds = [], ...rest }: StoreOverrides = {},
): Promise<StoreIntegration> {
  const { clientId = (await buildClient(db, { now })).id } = rest;
  return db.storeIntegration.create({
    data: {
      id: fakeId('stor'),
      provider: 'Shopify',
      displayName: 'Northwind Outdoor',
      shop: 'northwind',
      storeUrl: 'https://northwind.example',
      sealedCredentials: '',
      currency: 'CHF',
      createdAt: now,
      assistants: { create: assistantIds.map((assistantId) => ({ assistantId })) },
      ...rest,
      clientId,
    },
  });
}

type ProductOverrides = Partial<
  Omit<Prisma.ProductUncheckedCreateInput, 'tags' | 'collections' | 'options' | 'variants'>
> & {
  storeId: string;
  clientId: string;
  tags?: readonly string[];
  collections?: readonly string[];
  colours?: readonly string[];
  sizes?: readonly string[];
  /** Of each variant. */
  stock?: number;
};

let made = 0;

/** A product with a variant for each colour and size; the shop's count of products goes up. */
export async function buildProduct(
  db: Db,
  overrides: ProductOverrides,
): Promise<Product & { variants: ProductVariant[] }> {
  const { tags = [], collections = [], colours = ['Black'], sizes = ['M'], stock = 5, storeId, ...rest } = overrides;
  made += 1;
  const price = rest.price ?? 9900;
  const product = await db.product.create({
    data: {
      externalId: `made-${made}`,
      title: 'Skarv Rain Jacket',
      url: `https://northwind.example/products/${made}`,
      price,
      inStock: stock > 0,
      stockQuantity: stock * colours.length * sizes.length,
      hash: '',
      updatedAtSource: new Date(),
      ...rest,
      storeId,
      tags: JSON.stringify(tags),
      collections: JSON.stringify(collections),
      options: JSON.stringify([
        { name: 'Colour', values: colours },
        { name: 'Size', values: sizes },
      ]),
      variants: {
        create: colours.flatMap((Colour) =>
          sizes.map((Size) => ({
            externalId: `${made}-${Colour}-${Size}`,
            title: `${Colour} / ${Size}`,
            price,
            compareAtPrice: rest.compareAtPrice ?? null,
            inStock: stock > 0,
            stockQuantity: stock,
            options: JSON.stringify({ Colour, Size }),
          })),
        ),
      },
    },
    include: { variants: true },
  });
  await db.storeIntegration.update({ where: { id: storeId }, data: { productsCount: { increment: 1 } } });
  return product;
}
