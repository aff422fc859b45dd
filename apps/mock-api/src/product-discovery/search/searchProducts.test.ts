import { buildProduct, buildStore } from '@parley/db/factories/stores';
import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { searchProducts } from './searchProducts.ts';

const api = await apiForTests();
let store: Awaited<ReturnType<typeof buildStore>>;

beforeEach(async () => {
  store = await buildStore(api.db);
});

const sell = (product: Partial<Parameters<typeof buildProduct>[1]>) =>
  buildProduct(api.db, { clientId: store.clientId, storeId: store.id, ...product });

async function sellMany(count: number, product: Parameters<typeof sell>[0]) {
  for (let number = 1; number <= count; number += 1) await sell(product);
}

async function look(query: string, rules: object = {}) {
  const { shown, ...result } = await searchProducts(api.db, {
    store: { ...store, rules: JSON.stringify(rules) },
    query,
  });
  return { ...result, titles: shown.map(({ product }) => product.title), shown };
}

it('finds a size and a price that none of the best by their words have', async () => {
  await sellMany(61, { title: 'Rain Jacket', sizes: ['S'], price: 9900 });
  await sell({ title: 'Long jacket for the wet, sewn by hand', sizes: ['XL'], price: 59_900 });

  expect((await look('jacket size XL')).titles).toEqual(['Long jacket for the wet, sewn by hand']);
  expect(await look('jacket over 500')).toMatchObject({
    titles: ['Long jacket for the wet, sewn by hand'],
    relaxed: null,
  });
});

it('reads as a whole what is shown, and counts all that was found', async () => {
  await sellMany(9, { title: 'Rain Jacket', colours: ['Moss', 'Deep red'], description: 'Keeps dry.' });

  const { found, shown } = await look('red jacket', { maxResults: 4 });

  expect(found).toHaveLength(9);
  expect(shown).toHaveLength(4);
  expect(shown[0]?.product.variants).toHaveLength(2);
  expect(shown[0]).toMatchObject({
    product: { description: 'Keeps dry.' },
    variant: { title: 'Deep red / M', stockQuantity: 5 },
  });
});

it('takes a hat for a thing', async () => {
  await sell({ title: 'Brim Hat', colours: ['Brick'] });
  await sell({ title: 'Rain Jacket', colours: ['Brick'] });

  expect((await look('red hat')).titles).toEqual(['Brim Hat']);
});

it('shows what is called so before what is only called something like it', async () => {
  // «Shell» is another word for a jacket.
  await sellMany(61, { title: 'Shell Gloves', productType: 'Gloves', colours: ['Signal red'], price: 4900 });
  await sell({
    title: 'Alta, for huts and January',
    productType: 'Jacket',
    colours: ['Sand', 'Crimson'],
    price: 14_900,
  });
  await sell({ title: 'Loma Fleece Jacket', productType: 'Jacket', colours: ['Oat', 'Lake', 'Brick'], price: 7900 });

  for (const query of ['red jacket under 150', 'red jakcet under 150', 'cheapest red jacket']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on one connection
    const { titles } = await look(query);
    expect(titles.slice(0, 2).toSorted()).toEqual(['Alta, for huts and January', 'Loma Fleece Jacket']);
  }
  expect((await look('red jacket under 150')).titles[2]).toBe('Shell Gloves');
});

it('shows what is called so first also among few, where the other matches better', async () => {
  await sell({ title: 'Vott Shell Gloves', productType: 'Gloves', colours: ['Signal red'], description: 'Short.' });
  await sell({
    title: 'Skarv Rain Jacket Women',
    productType: 'Jacket',
    colours: ['Signal red', 'Fjord blue', 'Moss', 'Sand'],
    description: 'Keeps real rain out, all day long, with seams that are taped and a hood that turns with the head.',
  });

  expect((await look('red jacket')).titles).toEqual(['Skarv Rain Jacket Women', 'Vott Shell Gloves']);
});

it.each([
  ['red jacket', 'red jacket'],
  ['red jacket', 'a red jacket under 150 in size M'],
  ['Red jacket under 150', 'red jacket under 150'],
  ['jacket size M', 'jacket size m'],
  ['under 150', 'jacket under 150'],
])('puts what is pinned for “%s” first where somebody looks for “%s”', async (words, query) => {
  await sell({ title: 'Jacket', colours: ['Signal red'] });
  const pinned = await sell({ title: 'Jacket for the wet, sewn by hand in Bern', colours: ['Signal red'] });

  const { shown } = await look(query, { pins: [{ words, product: pinned.externalId }] });

  expect(shown[0]).toMatchObject({ product: { title: pinned.title }, isPinned: true });
});

it.each([
  ['red jacket', 'jacket'],
  ['red jacket', 'blue jacket'],
  ['jacket under 150', 'jacket'],
  ['please', 'jacket'],
])('keeps what is pinned for “%s” where it is when somebody looks for “%s”', async (words, query) => {
  const pinned = await sell({ title: 'Jacket', colours: ['Signal red', 'Fjord blue'] });

  const { shown } = await look(query, { pins: [{ words, product: pinned.externalId }] });

  expect(shown).toMatchObject([{ isPinned: false }]);
});

it('obeys the rules of the shop', async () => {
  const pinned = await sell({ title: 'Loma Jacket', collections: ['Fleece'] });
  const excluded = await sell({ title: 'Alta Jacket' });
  await sell({ title: 'Rain Jacket', collections: ['Rain'], tags: ['waterproof'] });
  await sell({ title: 'Sale Jacket', collections: ['Outlet'] });
  await sell({ title: 'Old Jacket', tags: ['used'] });
  await sell({ title: 'Gone Jacket', stock: 0 });

  const { titles, takenOut } = await look('anorak', {
    synonyms: [{ word: 'windcheater', means: 'jacket' }],
    pins: [{ words: 'anorak', product: pinned.externalId }],
    excludeProducts: [excluded.externalId],
    excludeCollections: ['outlet'],
    excludeTags: ['used'],
    hideOutOfStock: true,
  });
  expect(titles).toEqual(['Loma Jacket', 'Rain Jacket']);
  expect(takenOut.map(({ product, because }) => `${product.title}: ${because.kind}`)).toEqual(
    expect.arrayContaining([
      'Alta Jacket: Excluded',
      'Gone Jacket: OutOfStock',
      'Old Jacket: ExcludedTag',
      'Sale Jacket: ExcludedCollection',
    ]),
  );
  expect((await look('windcheater', { synonyms: [{ word: 'windcheater', means: 'rain jacket' }] })).titles).toEqual([
    'Rain Jacket',
  ]);
  expect((await look('jacket', { includeCollections: ['Rain'] })).titles).toEqual(['Rain Jacket']);
});

it('knows another shop’s products by none of its words', async () => {
  const other = await buildStore(api.db);
  await sell({ title: 'Rain Jacket' });
  await buildProduct(api.db, { clientId: other.clientId, storeId: other.id, title: 'Tent' });

  expect(await look('tent')).toMatchObject({ titles: [], missing: ['tent'] });
});
