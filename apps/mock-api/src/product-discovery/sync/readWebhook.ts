import type { StoreIntegration } from '@parley/db';
import * as v from 'valibot';
import type { Deps } from '#context.ts';
import { minorUnits } from '#outside/shops/amount.ts';
import { isShopifyWebhook } from '#outside/shops/shopifyInstall.ts';
import { isWooCommerceWebhook } from '#outside/shops/wooCommerce.ts';
import { openCredentials } from '../stores/storeCredentials.ts';

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
  if (store.provider === 'Shopify') return readShopify(deps, store, sent);
  return store.provider === 'WooCommerce' ? readWooCommerce(deps, store, sent) : null;
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

const WooProduct = v.object({ id: v.number(), parent_id: v.optional(v.number(), 0) });
const WooOrder = v.object({
  id: v.number(),
  total: v.string(),
  meta_data: v.optional(v.array(v.object({ key: v.string(), value: v.unknown() })), []),
});
/** What WooCommerce sends, unsigned, when a webhook is set up. */
const PING = /^webhook_id=\d+$/;

/** https://woocommerce.com/document/webhooks/; orders say where they came from: https://woocommerce.com/document/order-attribution-tracking/ */
function readWooCommerce(
  { config }: Pick<Deps, 'config'>,
  store: StoreIntegration,
  { body, headers }: Sent,
): StoreNews | null {
  if (PING.test(body)) return { key: 'ping', news: { kind: 'Nothing' } };
  const credentials = openCredentials(config, store);
  if (credentials.provider !== 'WooCommerce') return null;
  if (!isWooCommerceWebhook(body, headers.get('x-wc-webhook-signature') ?? '', credentials.webhookSecret)) return null;
  const key = headers.get('x-wc-webhook-delivery-id') ?? '';
  const topic = headers.get('x-wc-webhook-topic') ?? '';
  const said = jsonIn(body);
  if (key === '') return null;
  if (topic.startsWith('product.')) {
    const product = v.safeParse(WooProduct, said);
    // A variation is told of as a product of its own that has a parent.
    if (product.success)
      return { key, news: { kind: 'Product', externalId: String(product.output.parent_id || product.output.id) } };
  }
  if (topic === 'order.created') {
    const order = v.safeParse(WooOrder, said);
    if (order.success) {
      const { id, total, meta_data: meta } = order.output;
      const content = meta.find((one) => one.key === '_wc_order_attribution_utm_content')?.value;
      const reference = typeof content === 'string' ? content : null;
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
