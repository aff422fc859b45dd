import type { Shop, ShopPage } from '#outside/shops/shop.ts';

/** All that a shop gives from a place on, page after page. */
export async function allPages(
  shop: Pick<Shop, 'page'>,
  { cursor = null, since = null }: { cursor?: string | null; since?: Date | null } = {},
): Promise<ShopPage[]> {
  const pages: ShopPage[] = [];
  for (let place = cursor; ;) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const page = await shop.page({ cursor: place, since });
    pages.push(page);
    if (page.next === null) return pages;
    place = page.next;
  }
}
