import type { StoreIntegration, StoreProvider } from '@parley/db';
import * as v from 'valibot';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { parseInput } from '#input.ts';
import { ServiceError } from '#outside/request.ts';
import type { Shop } from '#outside/shops/shop.ts';
import { isShopifyReturn, shopifyInstallUrl, SHOPIFY_SCOPES, shopifyToken } from '#outside/shops/shopifyInstall.ts';
import { openState, sealState } from './connectState.ts';
import { lineTo, openShop, shopifyUrl } from './openShop.ts';
import { sealCredentials, type StoreCredentials } from './storeCredentials.ts';

export type Connecting = Pick<Deps, 'db' | 'jobs' | 'events' | 'config' | 'outside'> & Auditing;

const MOST_STORES = 20;

/** Where the merchant comes back to. */
const returnUrl = ({ config }: Pick<Deps, 'config'>, provider: StoreProvider) =>
  `${config.webUrl}/dashboard/product-discovery?connect=${provider.toLowerCase()}`;

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

/** Where somebody lets us into a shop. Throws BAD_INPUT naming `shop`. */
export function beginConnection(
  ctx: Connecting,
  { clientId, user }: StaffMember,
  { provider, shop: given }: { provider: StoreProvider; shop: string },
): { url: string } {
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

/** Says what went wrong at a shop as an error for whoever connects it. */
export async function atShop<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ServiceError) throw domainError('BAD_INPUT', error.message);
    throw error;
  }
}

type Kept = { shop: string; scopes: readonly string[]; credentials: StoreCredentials };

/** Stores a shop that has let us in, once it has said what it is, and has everything in it fetched. */
export async function keepStore(
  ctx: Connecting,
  { clientId, user }: StaffMember,
  { shop, scopes, credentials }: Kept,
): Promise<StoreIntegration> {
  const { db, clock, config, jobs, events } = ctx;
  const { provider } = credentials;
  const known = await db.storeIntegration.findUnique({
    where: { clientId_provider_shop: { clientId, provider, shop } },
  });
  const id = known?.id ?? newId('StoreIntegration');
  const draft = {
    id,
    clientId,
    provider,
    shop,
    sealedCredentials: sealCredentials(config, { id, clientId }, credentials),
    scopes: JSON.stringify(scopes),
    state: 'Syncing' as const,
    lastError: null,
    connectedByName: user.name,
  };
  const facts = await factsOf(openShop(ctx, { ...EMPTY, ...draft, createdAt: clock.now() }));
  const store = await db.$transaction(async (tx) => {
    if (!known && (await tx.storeIntegration.count({ where: { clientId } })) >= MOST_STORES) {
      throw domainError('BAD_INPUT', `There are ${MOST_STORES} stores already. Disconnect one first.`);
    }
    const found = {
      currency: facts.currency,
      storeUrl: facts.url.startsWith(`${config.apiUrl}/`) ? facts.url.slice(config.apiUrl.length) : facts.url,
    };
    const kept = await tx.storeIntegration.upsert({
      where: { id },
      create: { ...draft, ...found, displayName: facts.name.slice(0, 60) || shop, createdAt: clock.now() },
      update: { ...draft, ...found },
    });
    if (!known) {
      // What is connected is there to be shown; who wants it otherwise can say so.
      const assistants = await tx.assistant.findMany({ where: { clientId, archivedAt: null }, select: { id: true } });
      await tx.storeAssistant.createMany({ data: assistants.map((one) => ({ storeId: id, assistantId: one.id })) });
    }
    await jobs.enqueue(tx, { clientId, kind: 'syncStore', subjectId: id, payload: { kind: 'Full' } });
    await audit(tx, by(ctx), { action: 'StoreConnected', target: { id, name: kept.displayName }, detail: provider });
    return kept;
  });
  events.publish('store:changed', clientId, store);
  return store;
}

const factsOf = (shop: Shop) => shop.facts();

const EMPTY = {
  displayName: '',
  storeUrl: '',
  syncMode: 'Webhook' as const,
  currency: '',
  productsCount: 0,
  variantsCount: 0,
  lastSyncAt: null,
  lastChangeAt: null,
  nextSyncAt: null,
  rules: '{}',
};
