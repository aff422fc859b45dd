import type { StoreIntegration } from '@parley/db';
import type { Deps } from '#context.ts';
import type { Line, Send } from '#outside/request.ts';
import type { Shop } from '#outside/shops/shop.ts';
import { createShopify } from '#outside/shops/shopify.ts';
import { createWix } from '#outside/shops/wix.ts';
import { createWooCommerce } from '#outside/shops/wooCommerce.ts';
import { openCredentials } from './storeCredentials.ts';

type OpenDeps = Pick<Deps, 'config' | 'outside'>;

/** How a shop is reached. */
export const lineTo = ({ outside }: Pick<Deps, 'outside'>, service: string): Line => ({ ...outside, service });

/** Where a Shopify shop is by its name, `northwind`. */
export const shopifyUrl = ({ config }: Pick<Deps, 'config'>, name: string) =>
  config.shopify.shopUrl.replace('{shop}', encodeURIComponent(name));

/** A connected shop, to be asked. Throws an ServiceError when what lets us in cannot be read. */
export function openShop(deps: OpenDeps, store: StoreIntegration): Shop {
  const credentials = openCredentials(deps.config, store);
  if (credentials.provider === 'Shopify') {
    const line = lineTo(deps, 'Shopify');
    const shopUrl = shopifyUrl(deps, store.shop);
    // A file lies where Shopify says: at the shop's own address it is reached as the shop is, elsewhere with care.
    const isOwn = ({ url }: Request) => new URL(url).origin === new URL(shopUrl).origin;
    const send: Send = (request) => (isOwn(request) ? deps.outside.send(request) : deps.outside.sendForFile(request));
    return createShopify(line, { shopUrl, accessToken: credentials.accessToken }, { ...line, send });
  }
  if (credentials.provider === 'WooCommerce')
    // Its address was given by whoever connected it.
    return createWooCommerce(
      { ...lineTo(deps, 'WooCommerce'), send: deps.outside.sendToMerchant },
      { ...credentials, shopUrl: store.shop.startsWith('/') ? `${deps.config.apiUrl}${store.shop}` : store.shop },
    );
  return createWix(lineTo(deps, 'Wix'), { ...deps.config.wix, instanceId: credentials.instanceId });
}

/** Where a shop tells us of its changes; all those of Wix tell it our app (wixWebhooks.http.ts). */
export const webhookUrl = (
  { config }: Pick<Deps, 'config'>,
  { provider, id }: Pick<StoreIntegration, 'provider' | 'id'>,
) => `${config.apiUrl}/webhooks/stores/${provider.toLowerCase()}/${id}`;
