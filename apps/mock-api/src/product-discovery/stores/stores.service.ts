import type { Assistant, Prisma, StoreIntegration } from '@parley/db';
import type { StoreSyncMode } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { nameOf } from '#inbox/namedInput.ts';
import { inBackground } from '#background/inBackground.ts';
import { parseInput } from '#input.ts';
import { nextSyncAfter } from '../sync/nextSync.ts';
import { countRules, rulesOf, StoreRules } from '../storeRules.ts';
import { openShop, webhookUrl } from './openShop.ts';

type Reading = { db: Pick<Prisma.TransactionClient, 'storeIntegration'> };
type Changing = Pick<Deps, 'db' | 'jobs' | 'events' | 'config' | 'outside'> & Auditing;

/** Those of a company, in the order in which they were connected. */
export const listStores = ({ db }: Reading, clientId: string) =>
  db.storeIntegration.findMany({ where: { clientId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });

/** Throws NOT_FOUND. */
export async function findStore({ db }: Reading, clientId: string, id: string): Promise<StoreIntegration> {
  const store = await db.storeIntegration.findUnique({ where: { id, clientId } });
  if (!store) throw domainError('NOT_FOUND', 'This store is not connected any more.');
  return store;
}

/** The assistants that show a shop's products, by title. */
export const assistantsOf = ({ db }: Pick<Deps, 'db'>, { id }: StoreIntegration): Promise<Assistant[]> =>
  db.assistant.findMany({ where: { stores: { some: { storeId: id } }, archivedAt: null }, orderBy: { title: 'asc' } });

const SETTINGS = { displayName: nameOf('Enter a name.', 60) };
const WORDS = { displayName: 'name', syncMode: 'synchronisation', assistants: 'assistants' };

type Settings = { displayName: string; syncMode: StoreSyncMode; assistantIds: readonly string[] };

/** Throws NOT_FOUND for the shop and for assistants of others, and BAD_INPUT naming the field. */
export async function updateStoreSettings(
  ctx: Changing,
  clientId: string,
  { id, settings }: { id: string; settings: Settings },
): Promise<StoreIntegration> {
  const { displayName } = parseInput(SETTINGS, settings);
  const { syncMode } = settings;
  const assistantIds = [...new Set(settings.assistantIds)];
  const { before, after } = await ctx.db.$transaction(async (tx) => {
    const before = await findStore({ db: tx }, clientId, id);
    const chosen = await tx.assistant.findMany({
      where: { clientId, id: { in: assistantIds } },
      orderBy: { title: 'asc' },
    });
    if (chosen.length < assistantIds.length)
      throw domainError('NOT_FOUND', 'This assistant does not exist any more.', { field: 'assistantIds' });
    const former = await tx.assistant.findMany({
      where: { stores: { some: { storeId: id } } },
      orderBy: { title: 'asc' },
    });
    await tx.storeAssistant.deleteMany({ where: { storeId: id } });
    await tx.storeAssistant.createMany({ data: chosen.map((one) => ({ storeId: id, assistantId: one.id })) });
    const nextSyncAt = syncMode === before.syncMode ? before.nextSyncAt : nextSyncAfter(syncMode, ctx.clock.now());
    const after = await tx.storeIntegration.update({ where: { id }, data: { displayName, syncMode, nextSyncAt } });
    const titles = (assistants: readonly Assistant[]) => assistants.map(({ title }) => title).join(', ');
    const changes = changesBetween(
      { ...before, assistants: titles(former) },
      { ...after, assistants: titles(chosen) },
      WORDS,
    );
    await audit(tx, by(ctx), { action: 'StoreChanged', target: { id, name: displayName }, changes });
    return { before, after };
  });
  if (before.syncMode !== syncMode && (before.syncMode === 'Webhook' || syncMode === 'Webhook')) tellShop(ctx, after);
  ctx.events.publish('store:changed', clientId, after);
  return after;
}

/** Has the shop tell us of changes, or not any more. The next fetch of everything makes good what fails here. */
function tellShop(ctx: Changing, store: StoreIntegration): void {
  inBackground('Telling a shop whether we want to hear of changes', async () => {
    const shop = openShop(ctx, store);
    const url = webhookUrl(ctx, store);
    await (store.syncMode === 'Webhook' ? shop.watch(url) : shop.unwatch(url)).catch(() => {});
  });
}

/** Throws NOT_FOUND, and BAD_INPUT naming what is at fault. */
export async function updateStoreRules(
  ctx: Changing,
  clientId: string,
  { id, rules }: { id: string; rules: unknown },
): Promise<StoreIntegration> {
  const parsed = parseInput(StoreRules.entries, rules);
  const after = await ctx.db.$transaction(async (tx) => {
    const before = await findStore({ db: tx }, clientId, id);
    const store = await tx.storeIntegration.update({ where: { id }, data: { rules: JSON.stringify(parsed) } });
    const [former, now] = [countRules(rulesOf(before)), countRules(parsed)];
    const target = { id, name: store.displayName };
    if (before.rules !== store.rules)
      await audit(tx, by(ctx), {
        action: 'StoreRulesChanged',
        target,
        detail: former === now ? null : `${former} rules before, ${now} now`,
      });
    return store;
  });
  ctx.events.publish('store:changed', clientId, after);
  return after;
}

export type DisconnectImpact = { products: number; assistants: string[]; shownLately: number; conversations: number };

const MONTH_MS = 30 * 24 * 60 * 60_000;

/** What goes when a shop is disconnected. */
export async function disconnectImpact(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  store: StoreIntegration,
): Promise<DisconnectImpact> {
  const lately = { storeId: store.id, createdAt: { gt: new Date(clock.now().getTime() - MONTH_MS) } };
  const assistants = await assistantsOf({ db: db }, store);
  const conversations = await db.productSearch.findMany({
    where: { ...lately, conversationId: { not: null } },
    distinct: ['conversationId'],
    select: { id: true },
  });
  return {
    products: store.productsCount,
    assistants: assistants.map(({ title }) => title),
    shownLately: await db.productEvent.count({ where: { ...lately, kind: 'Shown' } }),
    conversations: conversations.length,
  };
}

/** Forgets a shop with all that was fetched of it. What conversations have shown stays in them. Throws NOT_FOUND. */
export async function disconnectStore(ctx: Changing, clientId: string, id: string): Promise<string> {
  const store = await ctx.db.$transaction(async (tx) => {
    const found = await findStore({ db: tx }, clientId, id);
    await ctx.jobs.cancel(tx, id);
    await tx.storeIntegration.delete({ where: { id } });
    await audit(tx, by(ctx), { action: 'StoreDisconnected', target: { id, name: found.displayName } });
    return found;
  });
  inBackground('Telling a shop that it was disconnected', async () => {
    await openShop(ctx, store)
      .unwatch(webhookUrl(ctx, store))
      .catch(() => {});
  });
  return id;
}
