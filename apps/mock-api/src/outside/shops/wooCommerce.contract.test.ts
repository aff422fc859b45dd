import { beforeEach } from 'vitest';
import type { Line } from '#outside/request.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { describeContract } from '#testing/contract.ts';
import { createWooCommerce } from './wooCommerce.ts';
import { CALLBACK, WOOCOMMERCE_FIXTURES as pages } from './wooCommerceFixtures.ts';

const api = await apiForTests();
const SHOP = 'http://localhost:4000/stand-ins/woocommerce/northwind';
const KEYS = { consumerKey: 'ck_parley_local', consumerSecret: 'cs_parley_local', webhookSecret: 'a secret' };
const on = (line: Line) => createWooCommerce(line, { shopUrl: SHOP, ...KEYS });

beforeEach(() => api.db.standInState.deleteMany());

describeContract({
  service: 'WooCommerce',
  base: `${SHOP}/wp-json`,
  standIn: (request) => api.askOutside(request),
  prepare: () => on({ ...api.deps.outside, service: 'WooCommerce' }).watch('https://another.example/'),
  calls: [
    [[pages.index, pages.currency], (line) => on(line).facts()],
    [
      [pages.products, pages.index, pages.currency, pages.variations],
      (line) => on(line).page({ cursor: null, since: new Date('2026-10-31T00:00:00Z') }),
    ],
    [[pages.product, pages.index, pages.currency, pages.variations], (line) => on(line).product('1')],
    [
      [
        pages.webhooks,
        pages.updateWebhook,
        ...['product.updated', 'product.deleted', 'product.restored', 'order.created'].map(pages.createWebhook),
      ],
      (line) => on(line).watch(CALLBACK),
    ],
    [[pages.webhooks, pages.deleteWebhook], (line) => on(line).unwatch(CALLBACK)],
  ],
});
