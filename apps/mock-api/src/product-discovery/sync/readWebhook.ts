import type { StoreIntegration } from '@parley/db';
import * as v from 'valibot';
import type { Deps } from '#context.ts';
import { minorUnits } from '#outside/shops/amount.ts';
import { isShopifyWebhook } from '#outside/shops/shopifyInstall.ts';

/** What a shop tells of. `key`: the delivery's own name, the same when it comes again. */
export type StoreNews = {
  key: string;
  news:
    | { kind: 'Product'; externalId: string }
    /** Amounts in minor units. `reference`: the search whose product was put into the cart. */
    | { kind: 'Order'; orderId: string; amount: number; reference: string | null }
    /** We are no longer let in. */
    | { kind: 'Removed' }
    | { kind: 'Nothing' };
};

type Sent = { body: string; headers: Headers };

/** What a webhook says, by its provider's rules; null for what the shop has not signed. */
export async function readWebhook(
  deps: Pick<Deps, 'config'>,
  store: StoreIntegration,
  sent: Sent,
): Promise<StoreNews | null> {
  return store.provider === 'Shopify' ? readShopify(deps, store, sent) : null;
}

const ShopifyProduct = v.object({ id: v.union([v.number(), v.string()]) });
const ShopifyOrder = v.object({
  id: v.union([v.number(), v.string()]),
  total_price: v.string(),
  note_attributes: v.optional(v.array(v.object({ name: v.string(), value: v.nullish(v.string()) })), []),
});

/** https://shopify.dev/docs/api/webhooks; products in the form of the former REST API. */
function readShopify(
  { config }: Pick<Deps, 'config'>,
  store: StoreIntegration,
  { body, headers }: Sent,
): StoreNews | null {
  if (!isShopifyWebhook(body, headers.get('x-shopify-hmac-sha256') ?? '', config.shopify)) return null;
  // Signed by the app's key, which all shops share.
  if (headers.get('x-shopify-shop-domain') !== `${store.shop}.myshopify.com`) return null;
  const key = headers.get('x-shopify-webhook-id') ?? '';
  const topic = headers.get('x-shopify-topic') ?? '';
  const said = jsonIn(body);
  if (key === '') return null;
  if (topic === 'app/uninstalled') return { key, news: { kind: 'Removed' } };
  if (topic.startsWith('products/')) {
    const product = v.safeParse(ShopifyProduct, said);
    if (product.success)
      return { key, news: { kind: 'Product', externalId: `gid://shopify/Product/${product.output.id}` } };
  }
  if (topic === 'orders/create') {
    const order = v.safeParse(ShopifyOrder, said);
    if (order.success) {
      const { id, total_price: total, note_attributes: notes } = order.output;
      const reference = notes.find(({ name }) => name === 'parley')?.value ?? null;
      return {
        key,
        news: { kind: 'Order', orderId: String(id), amount: minorUnits(total, store.currency), reference },
      };
    }
  }
  return { key, news: { kind: 'Nothing' } };
}

/** Undefined for what is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
