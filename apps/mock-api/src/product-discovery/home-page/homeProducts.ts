import type { AssistantConfig, ProductsBlock } from '@parley/assistant-config/configSchema';
import type { StoreIntegration } from '@parley/db';
import type { HomeProducts, ProductCard } from '#__generated__/resolvers.ts';
import type { Deps } from '#context.ts';
import { numberOfProduct } from '../catalogue/productRow.ts';
import { cardOf } from '../chat/cardOf.ts';
import { shopsOf } from '../chat/shopsOf.ts';
import { wireCard } from '../chat/wireShelf.ts';
import { readWords } from '../json.ts';
import { reasonAgainst } from '../search/applyRules.ts';
import { bestVariant } from '../search/chooseVariant.ts';
import { productsById, type ProductWithVariants } from '../search/searchProducts.ts';
import { rulesOf } from '../storeRules.ts';
import { onSaleProducts, popularProducts } from './listedProducts.ts';

type Reading = Pick<Deps, 'db' | 'config' | 'clock'>;
type Of = { clientId: string; assistantId: string };

/** The products that an assistant's home page shows, of the shops that it shows, as far as their rules let it. */
export async function homeProducts(
  deps: Reading,
  of: Of,
  { homePage: { blocks } }: AssistantConfig,
): Promise<HomeProducts[]> {
  const shown = blocks.filter((block) => block.type === 'Products').filter(({ isVisible }) => isVisible);
  if (shown.length === 0) return [];
  const shops = await shopsOf(deps.db, of);
  return Promise.all(shown.map(async (block) => ({ blockId: block.id, cards: await cardsOf(deps, shops, block) })));
}

async function cardsOf(
  deps: Reading,
  shops: readonly StoreIntegration[],
  block: ProductsBlock,
): Promise<ProductCard[]> {
  const ids = await listed(deps, shops, block);
  const products = await productsById(deps.db, ids);
  return ids
    .flatMap((id) => {
      const product = products.get(id);
      const shop = shops.find((one) => one.id === product?.storeId);
      return product && shop ? (cardIn(deps.config, shop, product) ?? []) : [];
    })
    .slice(0, block.shows === 'Chosen' ? block.productIds.length : block.most);
}

async function listed(deps: Reading, shops: readonly StoreIntegration[], block: ProductsBlock): Promise<number[]> {
  if (block.shows === 'Chosen') return block.productIds.map(numberOfProduct).filter((id) => id !== null);
  const storeIds = shops.map(({ id }) => id);
  return block.shows === 'OnSale' ? onSaleProducts(deps, storeIds) : popularProducts(deps, storeIds);
}

/** Null where the shop's rules keep it from visitors. */
function cardIn(config: Deps['config'], shop: StoreIntegration, product: ProductWithVariants): ProductCard | null {
  const rules = rulesOf(shop);
  const variant = bestVariant(product.variants);
  if (!variant) return null;
  const { externalId, tags, collections } = product;
  const ruled = { externalId, tags: readWords(tags), collections: readWords(collections), inStock: variant.inStock };
  if (reasonAgainst(ruled, rules)) return null;
  const card = cardOf({ product, variant }, { shop, rules, searchId: null });
  // It stands for all of its variants: one of which few are left says nothing of the others.
  const stock = variant.inStock ? '' : card.stock;
  return wireCard(config, { ...card, variant: '', stock }, { currency: shop.currency, image: product });
}
