import type { ProductShelf } from '#__generated__/resolvers.ts';
import { assetAddress } from '#assets/assetAddress.ts';
import type { Deps } from '#context.ts';
import { decimalsOf } from '#outside/shops/amount.ts';
import { productId } from '../catalogue/productRow.ts';
import { productImageUrl } from '../catalogue/productImages.http.ts';
import type { StoredCard, StoredShelf } from './shelf.ts';

type Wiring = Pick<Deps, 'db' | 'config'>;

/** Products as clients get them, with whole addresses. A product that the shop has no more has no picture left. */
export async function wireShelf(
  { db, config }: Wiring,
  { layout, currency, found, cards, refinements }: StoredShelf,
): Promise<ProductShelf> {
  const rows = await db.product.findMany({
    where: { id: { in: cards.map(({ productId: id }) => id) } },
    select: { id: true, imageUrl: true },
  });
  return {
    layout,
    found,
    refinements: [...refinements],
    cards: cards.map((card) =>
      wireCard(config, card, { currency, image: rows.find(({ id }) => id === card.productId) ?? null }),
    ),
  };
}

type Beside = { currency: string; image: { id: number; imageUrl: string | null } | null };

/** A card as clients get it. */
export function wireCard(
  config: Deps['config'],
  card: StoredCard,
  { currency, image }: Beside,
): ProductShelf['cards'][number] {
  const { productId: number, externalId: _, hasImage, price, compareAtPrice, url, cartUrl, ...rest } = card;
  const unit = 10 ** decimalsOf(currency);
  return {
    ...rest,
    productId: productId({ id: number }),
    imageUrl: hasImage && image ? productImageUrl(config, image) : null,
    url: assetAddress(config, url) ?? url,
    cartUrl: assetAddress(config, cartUrl),
    currency,
    price: price / unit,
    compareAtPrice: compareAtPrice === null ? null : compareAtPrice / unit,
  };
}
