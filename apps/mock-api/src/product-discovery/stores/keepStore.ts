import type { StoreIntegration, StoreProvider } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { ServiceError } from '#outside/request.ts';
import type { Shop } from '#outside/shops/shop.ts';
import { ownPath } from '#ownPath.ts';
import { openShop } from './openShop.ts';
import { sealCredentials, type StoreCredentials } from './storeCredentials.ts';

export type Connecting = Pick<Deps, 'db' | 'jobs' | 'events' | 'config' | 'outside'> & Auditing;

const MOST_STORES = 20;

/** Where the merchant comes back to. */
export const returnUrl = ({ config }: Pick<Deps, 'config'>, provider: StoreProvider) =>
  `${config.webUrl}/dashboard/product-discovery?connect=${provider.toLowerCase()}`;

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
      storeUrl: ownPath(config, facts.url),
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
