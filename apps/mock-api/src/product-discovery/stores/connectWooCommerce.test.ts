import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
const SHOP = 'http://localhost:4000/stand-ins/woocommerce/northwind';
const KEYS = { consumerKey: 'ck_parley_local', consumerSecret: 'cs_parley_local' };
/** As many as the shop sells that is played for tests. */
const PRODUCTS = 25;
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;

const work = () => runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);
const connect = (input: object) =>
  company.ask(
    `mutation ($input: ConnectWooCommerceInput!) { connectWooCommerce(input: $input) { id provider storeUrl state } }`,
    { input: { shopUrl: SHOP, ...KEYS, ...input } },
  );
const backRoom = (fields: Record<string, string>) =>
  api.askOutside(new Request(`${SHOP}/back-room`, { method: 'POST', body: new URLSearchParams(fields) }));

beforeEach(async () => {
  await api.db.job.deleteMany();
  await api.db.standInState.deleteMany();
  api.standInFaults.switchOff();
  company = await buildCompanyWithAdmin(api);
});

describe('A shop of WooCommerce', () => {
  it('is connected by a key, fetched, and tells of what changes', async () => {
    const { data } = await connect({});
    const { id } = data.connectWooCommerce;
    expect(data.connectWooCommerce).toMatchObject({ provider: 'WooCommerce', storeUrl: SHOP, state: 'Syncing' });
    await work();
    expect(await api.db.product.count({ where: { storeId: id } })).toBe(PRODUCTS);

    await backRoom({ number: '1', act: 'save', price: '99', stock: '' });
    await backgroundWorkDone();
    await work();

    expect(await api.db.product.findFirstOrThrow({ where: { storeId: id, externalId: '1' } })).toMatchObject({
      price: 9900,
    });
  });

  it('counts an order for the search that led to it', async () => {
    const { id } = (await connect({})).data.connectWooCommerce;
    await work();
    await api.db.productSearch.create({
      data: {
        id: 'psrc_woo',
        clientId: company.clientId,
        storeId: id,
        assistantId: company.assistantId,
        query: 'jacket',
        key: 'jacket',
        understood: '{}',
        found: 1,
        createdAt: new Date(),
      },
    });

    await api.askOutside(
      new Request(`${SHOP}/order`, {
        method: 'POST',
        body: new URLSearchParams({ variant: '100', quantity: '1', reference: 'psrc_woo' }),
      }),
    );
    await backgroundWorkDone();

    const { data } = await company.ask(`query ($id: ID!) { store(id: $id) { funnel { bought revenue } } }`, { id });
    expect(data.store.funnel).toEqual({ bought: 1, revenue: 129 });
  });

  it('refuses news that it has not signed', async () => {
    const { id } = (await connect({})).data.connectWooCommerce;
    const answer = await api.api.fetch(
      new Request(`${api.deps.config.apiUrl}/webhooks/stores/woocommerce/${id}`, {
        method: 'POST',
        body: '{"id":1}',
        headers: {
          'x-wc-webhook-topic': 'product.updated',
          'x-wc-webhook-delivery-id': 'one',
          'x-wc-webhook-signature': 'bm90IHRoZSBzaWduYXR1cmU=',
        },
      }),
    );

    expect(answer.status).toBe(401);
  });

  it('has its key replaced when it is connected again', async () => {
    const first = (await connect({})).data.connectWooCommerce;
    const again = (await connect({ shopUrl: `${SHOP}/wp-admin/admin.php?page=wc-settings` })).data.connectWooCommerce;

    expect(again.id).toBe(first.id);
    expect(await api.db.storeIntegration.count({ where: { clientId: company.clientId } })).toBe(1);
  });

  it.each([
    ['an address that is none', { shopUrl: 'my shop' }, 'shopUrl', /Enter the address/],
    ['an address in our own network', { shopUrl: 'http://10.0.0.1/' }, 'shopUrl', /Enter the address/],
    ['an address without TLS', { shopUrl: 'http://shop.example' }, 'shopUrl', /by https/],
    ['a place without WooCommerce', { shopUrl: 'http://localhost:4000/health' }, 'shopUrl', /no WooCommerce/],
    ['a key of something else', { consumerKey: 'pk_1234567' }, 'consumerKey', /begins with ck_/],
    ['a key that is cut off', { consumerKey: 'ck_wrong' }, 'consumerKey', /^This consumer key is too short/],
    ['a key with more around it', { consumerSecret: 'cs_12345678 Copy' }, 'consumerSecret', /^This is more than a/],
    ['a key that the shop does not know', { consumerSecret: 'cs_unknown' }, 'consumerSecret', /does not accept/],
  ])('is not connected at %s', async (_, input, field, message) => {
    const { errors } = await connect(input);

    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: { code: 'BAD_INPUT', field },
    });
    expect(await api.db.storeIntegration.count({ where: { clientId: company.clientId } })).toBe(0);
  });
});
