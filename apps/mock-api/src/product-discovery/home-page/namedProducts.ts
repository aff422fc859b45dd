import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { Deps } from '#context.ts';
import { numberOfProduct, type ProductRow } from '../catalogue/productRow.ts';

/** The products that a home page names one by one, as far as their shops still have them. */
export async function namedProducts(
  { db }: Pick<Deps, 'db'>,
  clientId: string,
  { homePage }: AssistantConfig,
): Promise<ProductRow[]> {
  const ids = homePage.blocks.flatMap((block) => (block.type === 'Products' ? block.productIds : []));
  if (ids.length === 0) return [];
  const rows = await db.product.findMany({
    where: { clientId, id: { in: ids.map(numberOfProduct).filter((id) => id !== null) } },
    include: { store: { select: { currency: true } } },
  });
  return rows.map(({ store, ...product }) => ({ ...product, currency: store.currency }));
}
