import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import type { Line } from '#outside/request.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { describeContract, shapeOf } from '#testing/contract.ts';
import { createShopify } from './shopify.ts';
import { BULK_FILE, BULK_ID, CALLBACK, SHOPIFY_FIXTURES as pages } from './shopifyFixtures.ts';
import { SHOPIFY_VERSION } from './shopifyOperations.ts';

const api = await apiForTests();
const SHOP = 'http://localhost:4000/stand-ins/shopify/northwind';
const on = (line: Line) => createShopify(line, { shopUrl: SHOP, accessToken: 'shpat_parley_local' });

beforeEach(() => api.db.standInState.deleteMany());

const FIRST = { id: BULK_ID, offset: 0, attempt: 1, waits: 0, total: 1 };
const fileOf = (lines: readonly object[]) => new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
const files: Line = { service: 'Shopify', send: async () => fileOf(BULK_FILE.lines) };

/** As Shopify's, of the products that are played. */
async function bulkAtStandIn(): Promise<string> {
  const ask = ({ request }: typeof pages.bulkRun) =>
    api.askOutside(
      new Request(`${SHOP}/admin/api/${SHOPIFY_VERSION}/graphql.json`, {
        method: 'POST',
        headers: request.headers,
        body: JSON.stringify(request.body),
      }),
    );
  await ask(pages.bulkRun);
  const Answer = v.object({ data: v.object({ bulkOperation: v.object({ url: v.nullable(v.string()) }) }) });
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until it is put together
    const { data } = v.parse(Answer, await (await ask(pages.bulk)).json());
    if (data.bulkOperation.url !== null) return data.bulkOperation.url;
  }
}

describeContract({
  service: 'Shopify',
  base: `${SHOP}/admin/api/${SHOPIFY_VERSION}`,
  standIn: (request) => api.askOutside(request),
  prepare: async () => {
    await on({ ...api.deps.outside, service: 'Shopify' }).watch('https://another.example/');
    await bulkAtStandIn();
  },
  calls: [
    [[pages.shop], (line) => on(line).facts()],
    [
      [pages.products, pages.shop],
      (line) => on(line).page({ cursor: 'eyJsYXN0X2lkIjowfQ==', since: new Date('2026-10-31T00:00:00Z') }),
    ],
    [[pages.manyProducts, pages.bulkRun], (line) => on(line).page({ cursor: null, since: null })],
    [
      [pages.bulk, pages.shop],
      (line) =>
        createShopify(line, { shopUrl: SHOP, accessToken: 'shpat_parley_local' }, files).page({
          cursor: `bulk:${JSON.stringify(FIRST)}`,
          since: null,
        }),
    ],
    [[pages.product, pages.shop], (line) => on(line).product('gid://shopify/Product/1')],
    [[pages.webhooks, pages.watch], (line) => on(line).watch(CALLBACK)],
    [[pages.webhooks, ...[2, 3, 4, 5].map(pages.unwatch)], (line) => on(line).unwatch(CALLBACK)],
  ],
});

it(`A bulk operation's file is read, and written by the stand-in, as ${BULK_FILE.reference} has it`, async () => {
  const answers = [pages.bulk, pages.shop, pages.product];
  const line: Line = { service: 'Shopify', send: async () => Response.json(answers.shift()?.response.body) };
  const shop = createShopify(line, { shopUrl: SHOP, accessToken: 'shpat_parley_local' }, files);
  const page = await shop.page({ cursor: `bulk:${JSON.stringify(FIRST)}`, since: null });

  const text = await (await api.askOutside(new Request(await bulkAtStandIn()))).text();
  const lines = text
    .trimEnd()
    .split('\n')
    .map((one): unknown => JSON.parse(one));
  const ofKind = (kind: string) => lines.find((one) => JSON.stringify(one).includes(`"id":"gid://shopify/${kind}/`));

  // What a page and a file say of a product is the same.
  expect(page).toEqual({ products: [await shop.product('gid://shopify/Product/1')], next: null, total: 1 });
  expect(['Product', 'Collection', 'ProductVariant'].map((kind) => shapeOf(ofKind(kind)))).toEqual(
    BULK_FILE.lines.map(shapeOf),
  );
});
