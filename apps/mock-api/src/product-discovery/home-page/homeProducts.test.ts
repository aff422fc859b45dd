import type { ProductsBlock } from '@parley/assistant-config/configSchema';
import { newConfig } from '@parley/assistant-config/newConfig';
import type { StoreIntegration } from '@parley/db';
import { buildProduct, buildStore } from '@parley/db/factories/stores';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { productId } from '../catalogue/productRow.ts';
import { homeProducts } from './homeProducts.ts';

const api = await apiForTests();
let company: Company;
let store: StoreIntegration;
beforeEach(async () => {
  company = await buildCompany(api);
  store = await storeOf(company, [company.assistantId]);
});

const storeOf = ({ clientId }: Company, assistantIds: string[], rules: object = {}) =>
  buildStore(api.db, { clientId, assistantIds, shop: `shop-${clientId}`, rules: JSON.stringify(rules) });

type Product = Omit<Parameters<typeof buildProduct>[1], 'storeId' | 'clientId'>;
const sell = (product: Product, of = store) =>
  buildProduct(api.db, { storeId: of.id, clientId: of.clientId, ...product });

/** What a block shows: the titles of its cards. */
async function shown(block: Partial<ProductsBlock>) {
  const { homePage, ...config } = newConfig({ title: 'Nori' });
  const products: ProductsBlock = {
    id: 'shop',
    isVisible: true,
    type: 'Products',
    title: {},
    shows: 'Chosen',
    productIds: [],
    most: 2,
    ...block,
  };
  const blocks = await homeProducts(api.deps, company, { ...config, homePage: { ...homePage, blocks: [products] } });
  return blocks.flatMap(({ cards }) => cards);
}
const titles = async (block: Partial<ProductsBlock>) => (await shown(block)).map(({ title }) => title);

async function open(product: { id: number }, times: number, daysAgo = 1) {
  const createdAt = new Date(api.deps.clock.now().getTime() - daysAgo * 86_400_000);
  const { clientId, assistantId } = company;
  const search = { clientId, assistantId, storeId: store.id, query: 'x', key: 'x', understood: '{}', found: 1 };
  for (let time = 0; time < times; time += 1) {
    const event = { kind: 'Clicked' as const, reference: 'x', storeId: store.id, productId: product.id, createdAt };
    // oxlint-disable-next-line no-await-in-loop -- a search each
    await api.db.productSearch.create({
      data: { id: `psrc_${product.id}_${daysAgo}_${time}`, ...search, createdAt, events: { create: [event] } },
    });
  }
}

describe('the products of a home page', () => {
  it('are those that were chosen, in their order, each for all of its variants and without a way into the cart', async () => {
    const jacket = await sell({
      title: 'Jacket',
      price: 12_900,
      compareAtPrice: 15_900,
      colours: ['Red', 'Blue'],
      stock: 2,
    });
    const boots = await sell({ title: 'Boots' });

    expect(await titles({ productIds: [boots, jacket].map(productId) })).toEqual(['Boots', 'Jacket']);
    expect(await shown({ productIds: [productId(jacket)] })).toMatchObject([
      { title: 'Jacket', variant: '', price: 129, compareAtPrice: 159, currency: 'CHF', cartUrl: null, stock: '' },
    ]);
    expect(await titles({ productIds: [productId(jacket)], isVisible: false })).toEqual([]);
  });

  it('leave out what is gone, what rules keep back, and what the assistant or the company does not sell', async () => {
    const other = await buildCompany(api);
    const foreign = await sell({ title: 'Of another company' }, await storeOf(other, [other.assistantId]));
    const elsewhere = await buildStore(api.db, { clientId: company.clientId, shop: 'elsewhere' });
    const notHere = await sell({ title: 'Of another assistant' }, elsewhere);
    const gone = await sell({ title: 'Gone' });
    await api.db.product.delete({ where: { id: gone.id } });
    const soldOut = await sell({ title: 'Sold out', stock: 0 });
    const kept = await sell({ title: 'Kept' });

    const chosen = [foreign, notHere, gone, soldOut, kept];
    expect(await titles({ productIds: [...chosen.map(productId), 'nonsense'] })).toEqual(['Kept']);
  });

  it('are those on sale, the largest reduction first', async () => {
    await sell({ title: 'A little', price: 9000, compareAtPrice: 10_000 });
    await sell({ title: 'Half', price: 5000, compareAtPrice: 10_000 });
    await sell({ title: 'A third', price: 6700, compareAtPrice: 10_000 });
    await sell({ title: 'As ever' });

    expect(await titles({ shows: 'OnSale' })).toEqual(['Half', 'A third']);
  });

  it('are those that visitors opened most of late', async () => {
    const [some, most, once] = [
      await sell({ title: 'Some' }),
      await sell({ title: 'Most' }),
      await sell({ title: 'Once' }),
    ];
    await open(once, 9, 40);
    await open(some, 2);
    await open(most, 3);

    expect(await titles({ shows: 'Popular', most: 10 })).toEqual(['Most', 'Some']);
  });
});
