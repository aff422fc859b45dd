import { createHmac, randomUUID } from 'node:crypto';
import type { StoreIntegration } from '@parley/db';
import { buildStore } from '@parley/db/factories/stores';
import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { moveClock } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { webhookUrl } from '../stores/openShop.ts';
import { queueStoreSyncs } from './queueStoreSyncs.ts';

const api = await apiForTests();
/** As many as the shop sells that is played for tests. */
const PRODUCTS = 25;
const HOUR = 60 * 60_000;
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
let store: StoreIntegration;

const work = (stopping = new AbortController()) => runJobs(api.deps, JOB_HANDLERS, stopping.signal);
const current = () => api.db.storeIntegration.findUniqueOrThrow({ where: { id: store.id } });
const askForSync = () => company.ask(`mutation ($id: ID!) { syncStore(id: $id) { state } }`, { id: store.id });

beforeEach(async () => {
  await api.db.job.deleteMany();
  await api.db.standInState.deleteMany();
  api.standInFaults.switchOff();
  company = await buildCompanyWithAdmin(api);
  store = await buildStore(api.db, { clientId: company.clientId, assistantIds: [company.assistantId] });
});

describe('A shop is fetched', () => {
  it('whole, with its variants, in the log', async () => {
    await askForSync();
    await work();

    expect(await current()).toMatchObject({
      state: 'Connected',
      productsCount: PRODUCTS,
      currency: 'CHF',
      lastError: null,
    });
    expect(await api.db.storeSync.findFirstOrThrow({ where: { storeId: store.id } })).toMatchObject({
      state: 'Done',
      seen: PRODUCTS,
      created: PRODUCTS,
    });
    const skarv = await api.db.product.findFirstOrThrow({
      where: { storeId: store.id, title: 'Skarv Rain Jacket Women' },
      include: { variants: true },
    });
    expect(skarv).toMatchObject({ price: 12_900, inStock: true });
    expect(skarv.variants).toHaveLength(18);
  });

  // That it is killed is shown in run.test.ts.
  it('from where it was when the API was stopped in the middle', async () => {
    await askForSync();
    const stopping = new AbortController();
    const untilSomeCame = api.deps.events.subscribe('store:changed', company.clientId);
    const stopped = (async () => {
      for await (const event of untilSomeCame) {
        const sync = await api.db.storeSync.findFirst({ where: { storeId: event.id } });
        if ((sync?.seen ?? 0) >= 10) return stopping.abort();
      }
    })();
    await work(stopping);
    await stopped;
    const before = await api.db.storeSync.findFirstOrThrow({ where: { storeId: store.id } });

    await work();

    expect(before).toMatchObject({ state: 'Running' });
    expect(before.seen).toBeLessThan(PRODUCTS);
    expect(await api.db.storeSync.findMany({ where: { storeId: store.id } })).toMatchObject([
      { id: before.id, state: 'Done', seen: PRODUCTS, created: PRODUCTS },
    ]);
    expect(await api.db.product.count({ where: { storeId: store.id } })).toBe(PRODUCTS);
  });

  it('by a file that the shop puts together where it sells much, and goes on in its middle after a restart', async () => {
    const many = 300;
    await api.db.storeIntegration.update({ where: { id: store.id }, data: { shop: `northwind-${many}` } });
    const syncs = () => api.db.storeSync.findMany({ where: { storeId: store.id } });
    const prepared: number[] = [];
    await askForSync();
    const stopping = new AbortController();
    const untilSomeCame = api.deps.events.subscribe('store:changed', company.clientId);
    const stopped = (async () => {
      for await (const _ of untilSomeCame) {
        const [sync] = await syncs();
        if (sync?.prepared) prepared.push(sync.prepared);
        if ((sync?.seen ?? 0) >= 50) return stopping.abort();
      }
    })();
    await work(stopping);
    await stopped;
    const [before] = await syncs();

    await work();

    expect(Math.max(...prepared)).toBeGreaterThan(many);
    expect(before?.cursor).toMatch(/^bulk:.*"offset":[1-9]/);
    expect(before?.seen).toBeLessThan(many);
    expect(await syncs()).toMatchObject([{ id: before?.id, state: 'Done', seen: many, created: many, total: many }]);
    expect(await current()).toMatchObject({ state: 'Connected', productsCount: many });
    const skarv = await api.db.product.findFirstOrThrow({
      where: { storeId: store.id, title: 'Skarv Rain Jacket Women' },
      include: { variants: { orderBy: { id: 'asc' } } },
    });
    expect(skarv.variants).toHaveLength(18);
    expect(skarv.variants[0]).toMatchObject({ price: 12_900, inStock: expect.any(Boolean), compareAtPrice: null });
  });

  it('again when it was in trouble, and says so meanwhile', async () => {
    api.standInFaults.switchOn('shopify', 'ServerError', 4);
    await askForSync();
    await work();
    const during = await current();
    api.clock.setOffset(10_000);

    await work();
    api.clock.setOffset(0);

    expect(during.lastError).toBe('Shopify is in trouble (503).');
    expect(await current()).toMatchObject({ state: 'Connected', lastError: null, productsCount: PRODUCTS });
  });

  it('no more once it does not let us in', async () => {
    api.standInFaults.switchOn('shopify', 'Unauthorized', 1);
    await askForSync();
    await work();

    expect(await current()).toMatchObject({
      state: 'Error',
      lastError: 'Shopify does not accept our access any more. Connect it again.',
    });
    expect(await api.db.storeSync.findFirstOrThrow({ where: { storeId: store.id } })).toMatchObject({
      state: 'Failed',
    });
  });

  it('by itself an hour after it was given up', async () => {
    api.standInFaults.switchOn('shopify', 'ServerError', 1000);
    await askForSync();
    for (const minutes of [0, 1, 3, 8]) {
      api.clock.setOffset(minutes * 60_000);
      await work();
    }
    const given = await current();
    api.standInFaults.switchOff();
    api.clock.setOffset(8 * 60_000 + HOUR);

    await queueStoreSyncs(api.deps);
    await work();
    api.clock.setOffset(0);

    expect(given).toMatchObject({ state: 'Error', lastError: 'Shopify is in trouble (503).' });
    expect(await current()).toMatchObject({ state: 'Connected', lastError: null, productsCount: PRODUCTS });
  });

  it('no further once somebody ends it, and anew the next time', async () => {
    await askForSync();
    const stopping = new AbortController();
    const untilSomeCame = api.deps.events.subscribe('store:changed', company.clientId);
    const stopped = (async () => {
      for await (const event of untilSomeCame) {
        const sync = await api.db.storeSync.findFirst({ where: { storeId: event.id } });
        if ((sync?.seen ?? 0) >= 10) return stopping.abort();
      }
    })();
    await work(stopping);
    await stopped;

    const cancelled = await company.ask('mutation ($id: ID!) { cancelStoreSync(id: $id) { state } }', { id: store.id });
    await work();

    expect(cancelled).toEqual({ data: { cancelStoreSync: { state: 'Connected' } } });
    expect(await current()).toMatchObject({
      lastError: 'Fetching was ended before all products had come.',
      nextSyncAt: expect.any(Date),
    });
    await askForSync();
    await work();
    expect(await api.db.storeSync.findMany({ where: { storeId: store.id }, orderBy: { seen: 'asc' } })).toMatchObject([
      { state: 'Cancelled' },
      { state: 'Done', seen: PRODUCTS },
    ]);
    expect(await current()).toMatchObject({ state: 'Connected', lastError: null });
  });

  it('without what it no longer has', async () => {
    const gone = {
      clientId: company.clientId,
      storeId: store.id,
      externalId: 'gid://shopify/Product/9999',
      title: 'Gone',
      url: '',
      price: 1,
      inStock: true,
      hash: '',
      updatedAtSource: new Date(),
    };
    await api.db.product.create({ data: gone });
    await askForSync();
    await work();

    expect(await api.db.product.count({ where: { storeId: store.id, title: 'Gone' } })).toBe(0);
    expect(await api.db.storeSync.findFirstOrThrow({ where: { storeId: store.id } })).toMatchObject({ removed: 1 });
  });
});

describe('A webhook', () => {
  const secret = api.deps.config.shopify.clientSecret;
  type Sent = { topic?: string; body?: string; id?: string; key?: string; shop?: string };
  const tell = ({
    topic = 'products/update',
    body = JSON.stringify({ id: 1 }),
    id = randomUUID(),
    key = secret,
    shop = 'northwind',
  }: Sent = {}) =>
    api.api.fetch(
      new Request(webhookUrl(api.deps, store), {
        method: 'POST',
        body,
        headers: {
          'x-shopify-topic': topic,
          'x-shopify-webhook-id': id,
          'x-shopify-shop-domain': `${shop}.myshopify.com`,
          'x-shopify-hmac-sha256': createHmac('sha256', key).update(body).digest('base64'),
        },
      }),
    );
  const jobs = () => api.db.job.findMany({ where: { kind: 'fetchProduct', clientId: company.clientId } });

  it('has the product fetched as it is now', async () => {
    expect((await tell()).status).toBe(200);
    await work();

    expect(await api.db.product.findFirstOrThrow({ where: { storeId: store.id } })).toMatchObject({
      title: 'Skarv Rain Jacket Women',
    });
  });

  it('that comes while everything is fetched keeps nobody waiting, and is followed after it', async () => {
    await askForSync();
    const lockedUntil = new Date(api.clock.now().getTime() + 30_000);
    const syncing = { where: { kind: 'syncStore', subjectId: store.id } };
    await api.db.job.updateMany({ ...syncing, data: { state: 'Running', lockedUntil } });
    await tell();
    await work();
    expect(await jobs()).toMatchObject([{ state: 'Waiting', attempts: 0 }]);

    await api.db.job.updateMany({ ...syncing, data: { state: 'Done', lockedUntil: null } });
    moveClock(api, 11_000);
    await work();
    expect(await jobs()).toMatchObject([{ state: 'Done' }]);
  });

  it('that comes again counts once', async () => {
    const id = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => tell({ id })));
    await work();
    await tell({ id });

    expect((await jobs()).map(({ state }) => state)).toEqual(['Done']);
  });

  it.each([
    ['signed by somebody else', { key: 'another key' }],
    ['of another shop', { shop: 'other' }],
  ])('%s is refused', async (_, sent) => {
    expect((await tell(sent)).status).toBe(401);
    expect(await jobs()).toEqual([]);
  });

  it('whose body was changed on the way is refused', async () => {
    const request = new Request(webhookUrl(api.deps, store), {
      method: 'POST',
      body: JSON.stringify({ id: 2 }),
      headers: {
        'x-shopify-topic': 'products/update',
        'x-shopify-webhook-id': randomUUID(),
        'x-shopify-shop-domain': 'northwind.myshopify.com',
        'x-shopify-hmac-sha256': createHmac('sha256', secret)
          .update(JSON.stringify({ id: 1 }))
          .digest('base64'),
      },
    });

    expect((await api.api.fetch(request)).status).toBe(401);
  });

  it('of a product that is gone takes it away', async () => {
    await tell();
    await work();
    await api.askOutside(
      new Request('http://localhost:4000/stand-ins/shopify/northwind/back-room', {
        method: 'POST',
        body: new URLSearchParams({ number: '1', act: 'delete', price: '', stock: '' }),
      }),
    );

    await tell({ topic: 'products/delete' });
    await work();

    expect(await api.db.product.count({ where: { storeId: store.id } })).toBe(0);
  });

  it('of an order counts for the search that led to it', async () => {
    const search = {
      id: 'psrc_1',
      clientId: company.clientId,
      storeId: store.id,
      assistantId: company.assistantId,
      query: 'jacket',
      key: 'jacket',
      understood: '{}',
      found: 1,
      createdAt: new Date(),
    };
    await api.db.productSearch.create({ data: search });
    const body = JSON.stringify({
      id: 7,
      total_price: '129.00',
      note_attributes: [{ name: 'parley', value: 'psrc_1' }],
    });

    await tell({ topic: 'orders/create', body });
    await tell({ topic: 'orders/create', body });

    const { data } = await company.ask(`query ($id: ID!) { store(id: $id) { funnel { bought revenue } } }`, {
      id: store.id,
    });
    expect(data.store.funnel).toEqual({ bought: 1, revenue: 129 });
  });

  it('says that we are no longer let in', async () => {
    await tell({ topic: 'app/uninstalled', body: '{}' });

    expect(await current()).toMatchObject({ state: 'Error', nextSyncAt: null });
  });

  it('comes by itself where the shop was asked to tell', async () => {
    await askForSync();
    await work();
    await api.askOutside(
      new Request('http://localhost:4000/stand-ins/shopify/northwind/back-room', {
        method: 'POST',
        body: new URLSearchParams({ number: '1', act: 'save', price: '99', stock: '' }),
      }),
    );
    await backgroundWorkDone();
    await work();

    expect(
      await api.db.product.findFirstOrThrow({ where: { storeId: store.id, title: 'Skarv Rain Jacket Women' } }),
    ).toMatchObject({ price: 9900 });
  });
});

it('A shop is looked over by itself when its time has come', async () => {
  await askForSync();
  await work();
  const { queueStoreSyncs } = await import('./queueStoreSyncs.ts');
  await queueStoreSyncs(api.deps);
  const early = await api.db.job.count({ where: { state: 'Waiting' } });
  moveClock(api, 25 * HOUR);
  await queueStoreSyncs(api.deps);

  expect(early).toBe(0);
  expect(await api.db.job.findFirst({ where: { state: 'Waiting', kind: 'syncStore' } })).toMatchObject({
    payload: '{"kind":"Full"}',
  });
  api.clock.setOffset(0);
});
