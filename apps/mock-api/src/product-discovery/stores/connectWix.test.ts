import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { WIX_SITES, type WixSite } from '#stand-ins/wix/sites.ts';
import { signNews } from '#stand-ins/wix/webhooks.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
const WIX = 'http://localhost:4000/stand-ins/wix';
/** As many as a site sells that is played for tests. */
const PRODUCTS = 25;
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;

const work = () => runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);
const post = (path: string, fields: Record<string, string>) =>
  api.askOutside(new Request(`${WIX}${path}`, { method: 'POST', body: new URLSearchParams(fields) }));

async function begin(as = company): Promise<URL> {
  const { data } = await as.ask(`mutation { beginStoreConnection(provider: Wix, shop: "") { url } }`);
  return new URL(data.beginStoreConnection.url);
}

/** What the merchant comes back with. */
async function letIn(site: string, installer: URL): Promise<URLSearchParams> {
  const postInstallationUrl = installer.searchParams.get('postInstallationUrl') ?? '';
  const { headers } = await post('/app-installer', { postInstallationUrl, site });
  return new URL(headers.get('location') ?? '').searchParams;
}

const finish = (query: URLSearchParams, as = company) =>
  as.ask(
    `mutation ($query: String!) { finishStoreConnection(provider: Wix, query: $query) { id displayName storeUrl currency state } }`,
    { query: query.toString() },
  );

async function connect(site = 'northwind'): Promise<string> {
  return (await finish(await letIn(site, await begin()))).data.finishStoreConnection.id;
}

const tell = async (site: Pick<WixSite, 'instanceId'>, eventType: string, data: unknown = {}) =>
  api.api.fetch(
    new Request(`${api.deps.config.apiUrl}/webhooks/wix`, {
      method: 'POST',
      body: await signNews(site, { eventType, data }, api.clock.now()),
    }),
  );

const [V3] = WIX_SITES;
if (!V3) throw new Error('No site is played.');

beforeEach(async () => {
  await api.db.job.deleteMany();
  await api.db.storeIntegration.deleteMany();
  await api.db.standInState.deleteMany();
  api.standInFaults.switchOff();
  company = await buildCompanyWithAdmin(api);
});

describe('A shop of Wix', () => {
  it.each(WIX_SITES)('on $catalogVersion is connected, fetched, and tells of what changes', async ({ name, title }) => {
    const query = await letIn(name, await begin());
    const { data } = await finish(query);
    const { id } = data.finishStoreConnection;
    expect(data.finishStoreConnection).toMatchObject({ displayName: title, currency: 'CHF', state: 'Syncing' });
    await work();
    expect(await api.db.product.count({ where: { storeId: id } })).toBe(PRODUCTS);

    await post(`/site/${name}/back-room`, { number: '1', act: 'save', price: '99', stock: '' });
    await post(`/site/${name}/back-room`, { number: '2', act: 'delete', price: '', stock: '' });
    await backgroundWorkDone();
    await work();

    expect(
      await api.db.product.findFirstOrThrow({ where: { storeId: id, title: 'Skarv Rain Jacket Women' } }),
    ).toMatchObject({ price: 9900 });
    expect(await api.db.product.count({ where: { storeId: id } })).toBe(PRODUCTS - 1);
  });

  it('has its access renewed when it is connected again', async () => {
    const first = await connect();

    expect(await connect()).toBe(first);
    expect(await api.db.storeIntegration.count({ where: { clientId: company.clientId } })).toBe(1);
  });

  it('is not connected by an answer that was begun elsewhere, or that Wix has not signed', async () => {
    const other = await buildCompanyWithAdmin(api);
    const theirs = await letIn('northwind', await begin(other));
    const named = await letIn('northwind', await begin());
    named.set('instanceId', WIX_SITES[1]?.instanceId ?? '');
    const forged = await letIn('northwind', await begin());
    forged.set('signedInstance', forged.get('instanceId') ?? '');
    const left = await letIn('northwind', await begin());
    left.delete('signedInstance');

    const codes = [];
    for (const query of [theirs, named, forged, left]) {
      // oxlint-disable-next-line no-await-in-loop
      const { errors } = await finish(query);
      codes.push(errors?.[0]?.extensions.code);
    }

    expect(codes).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN', 'INVALID_TOKEN', 'BAD_INPUT']);
    expect(await api.db.storeIntegration.count()).toBe(0);
  });

  it('tells all companies that have connected it, and nobody else', async () => {
    const other = await buildCompanyWithAdmin(api);
    await connect();
    await connect('northwind-classic');
    await finish(await letIn('northwind', await begin(other)), other);
    await api.db.job.deleteMany();

    const data = { id: 'event-1', entityFqdn: 'wix.stores.catalog.v3.product', entityId: 'product-1' };
    const [first, again] = [
      await tell(V3, 'wix.stores.catalog.v3.product_updated', data),
      await tell(V3, 'wix.stores.catalog.v3.product_updated', data),
    ];

    expect([first.status, again.status]).toEqual([200, 200]);
    const told = await api.db.job.findMany({ where: { kind: 'fetchProduct' } });
    expect(told.map(({ clientId }) => clientId).toSorted()).toEqual([company.clientId, other.clientId].toSorted());
  });

  it('tells whoever wants to hear of changes at once only', async () => {
    const id = await connect();
    await api.db.storeIntegration.update({ where: { id }, data: { syncMode: 'Daily' } });
    const data = { id: 'event-2', entityFqdn: 'wix.stores.catalog.v3.product', entityId: 'product-1' };

    expect((await tell(V3, 'wix.stores.catalog.v3.product_updated', data)).status).toBe(200);
    expect(await api.db.job.count({ where: { kind: 'fetchProduct' } })).toBe(0);
  });

  it('says that we are no longer let in', async () => {
    const id = await connect();

    await tell(V3, 'AppRemoved', { appId: api.deps.config.wix.appId });

    expect(await api.db.storeIntegration.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: 'Error',
      nextSyncAt: null,
    });
  });

  it('takes no news without a signature, and makes nothing of an order', async () => {
    const id = await connect();
    const unsigned = await api.api.fetch(
      new Request(`${api.deps.config.apiUrl}/webhooks/wix`, { method: 'POST', body: '{"data":"{}"}' }),
    );
    await post('/site/northwind/order', { variant: '100', quantity: '1', reference: 'psrc_1' });
    await backgroundWorkDone();

    expect(unsigned.status).toBe(401);
    expect(await api.db.productEvent.count({ where: { storeId: id } })).toBe(0);
  });
});
