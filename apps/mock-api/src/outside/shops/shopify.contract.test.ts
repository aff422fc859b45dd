import { beforeEach } from 'vitest';
import type { Line } from '#outside/request.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { describeContract } from '#testing/contract.ts';
import { createShopify } from './shopify.ts';
import { CALLBACK, SHOPIFY_FIXTURES as pages } from './shopifyFixtures.ts';
import { SHOPIFY_VERSION } from './shopifyOperations.ts';

const api = await apiForTests();
const SHOP = 'http://localhost:4000/stand-ins/shopify/northwind';
const on = (line: Line) => createShopify(line, { shopUrl: SHOP, accessToken: 'shpat_parley_local' });

beforeEach(() => api.db.standInState.deleteMany());

describeContract({
  service: 'Shopify',
  base: `${SHOP}/admin/api/${SHOPIFY_VERSION}`,
  standIn: (request) => api.askOutside(request),
  prepare: () => on({ ...api.deps.outside, service: 'Shopify' }).watch('https://another.example/'),
  calls: [
    [[pages.shop], (line) => on(line).facts()],
    [
      [pages.products, pages.shop],
      (line) => on(line).page({ cursor: 'eyJsYXN0X2lkIjowfQ==', since: new Date('2026-10-31T00:00:00Z') }),
    ],
    [[pages.product, pages.shop], (line) => on(line).product('gid://shopify/Product/1')],
    [[pages.webhooks, pages.watch], (line) => on(line).watch(CALLBACK)],
    [[pages.webhooks, ...[2, 3, 4, 5].map(pages.unwatch)], (line) => on(line).unwatch(CALLBACK)],
  ],
});
