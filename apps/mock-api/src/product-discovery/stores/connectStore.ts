import type { StoreIntegration, StoreProvider } from '@parley/db';
import * as v from 'valibot';
import type { StaffMember } from '#auth/permissions.ts';
import { domainError } from '#errors.ts';
import { parseInput } from '#input.ts';
import { isShopifyReturn, shopifyInstallUrl, SHOPIFY_SCOPES, shopifyToken } from '#outside/shops/shopifyInstall.ts';
import { openState, sealState } from './connectState.ts';
import { beginWix, finishWix } from './connectWix.ts';
import { atShop, keepStore, returnUrl, type Connecting } from './keepStore.ts';
import { lineTo, shopifyUrl } from './openShop.ts';

const shopName = v.object({
  shop: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.transform((given) =>
      given
        .replace(/^https?:\/\//, '')
        .replace(/\/.*$/, '')
        .replace(/\.myshopify\.com$/, ''),
    ),
    v.regex(
      /^[a-z0-9][a-z0-9-]{0,60}$/,
      'Enter the name that your shop has at Shopify, such as northwind or northwind.myshopify.com.',
    ),
  ),
});

/** Where somebody lets us into a shop. Throws BAD_INPUT naming `shop` or `provider`. */
export function beginConnection(
  ctx: Connecting,
  staff: StaffMember,
  { provider, shop: given }: { provider: StoreProvider; shop: string },
): { url: string } {
  const { clientId, user } = staff;
  if (provider === 'Wix') return beginWix(ctx, staff);
  if (provider !== 'Shopify')
    throw domainError('BAD_INPUT', `${provider} is connected in another way.`, { field: 'provider' });
  if (ctx.config.shopify.clientId === '')
    throw domainError(
      'BAD_INPUT',
      'This installation of Parley has no app at Shopify yet. Its operator can set SHOPIFY_CLIENT_ID.',
      { field: 'shop' },
    );
  const { shop } = parseInput(shopName.entries, { shop: given });
  const state = sealState(ctx, { clientId, userId: user.id, service: provider, shop });
  return {
    url: shopifyInstallUrl(shopifyUrl(ctx, shop), ctx.config.shopify, { redirectUri: returnUrl(ctx, provider), state }),
  };
}

/**
 * Connects the shop that somebody has let us into, by the query that they came back with; its first fetch begins. The same shop is
 * not connected twice: its access is renewed. Throws INVALID_TOKEN, and BAD_INPUT where the shop refuses.
 */
export async function finishConnection(
  ctx: Connecting,
  staff: StaffMember,
  { provider, query: given }: { provider: StoreProvider; query: string },
): Promise<StoreIntegration> {
  const query = new URLSearchParams(given);
  query.delete('connect');
  if (provider === 'Wix') return finishWix(ctx, staff, query);
  const who = { clientId: staff.clientId, userId: staff.user.id, service: provider };
  const shop = openState(ctx, query.get('state') ?? '', who);
  if (query.get('error') === 'access_denied')
    throw domainError('BAD_INPUT', 'The shop was not connected: the app was not let in.');
  if (!isShopifyReturn(query, ctx.config.shopify) || query.get('shop') !== `${shop}.myshopify.com`) {
    throw domainError('INVALID_TOKEN', 'Shopify has not signed this answer. Begin again.');
  }
  return atShop(async () => {
    const { accessToken } = await shopifyToken(
      lineTo(ctx, 'Shopify'),
      shopifyUrl(ctx, shop),
      ctx.config.shopify,
      query.get('code') ?? '',
    );
    return keepStore(ctx, staff, { shop, scopes: SHOPIFY_SCOPES, credentials: { provider: 'Shopify', accessToken } });
  });
}
