import { buildAssistant } from '@parley/db/factories/assistants';
import { buildProduct, buildStore } from '@parley/db/factories/stores';
import { beforeEach, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { visitorToken } from '#testing/tokens.ts';

const api = await apiForTests();
let company: Company;
let storeId: string;
let token: string;

beforeEach(async () => {
  company = await buildCompany(api);
  const { clientId, visitor } = company;
  const assistant = await buildAssistant(api.db, {
    clientId,
    set: (config) => ({ ...config, gpt: { ...config.gpt, isOn: true } }),
  });
  token = await visitorToken(api.deps, visitor, assistant.id);
  const store = await buildStore(api.db, { clientId, assistantIds: [assistant.id] });
  storeId = store.id;
  const own = { clientId, storeId };
  await buildProduct(api.db, {
    ...own,
    title: 'Skarv Rain Jacket',
    price: 12_900,
    colours: ['Signal red', 'Moss'],
    sizes: ['S', 'M'],
    tags: ['waterproof'],
  });
  await buildProduct(api.db, {
    ...own,
    title: 'Loma Fleece Jacket',
    price: 7900,
    colours: ['Brick'],
    sizes: ['M'],
    stock: 3,
  });
  await buildProduct(api.db, { ...own, title: 'Alta Down Jacket', price: 18_900, colours: ['Crimson'] });
  await buildProduct(api.db, { ...own, title: 'Varde Shell Jacket', price: 14_500, colours: ['Deep red'], stock: 0 });
  await buildProduct(api.db, { ...own, title: 'Skare High Boots', price: 18_500, colours: ['Black'], sizes: ['42'] });
});

const SAY = `mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { conversation { id } } }`;
const READ = `query ($id: ID!) { node(id: $id) { ... on VisitorConversation { messages { edges { node {
  id kind body products { layout refinements cards { productId title variant price stock cartUrl } }
} } } } } }`;
let keys = 0;
let conversationId: string | null = null;

async function say(body: string, goOn = false) {
  const variables = { input: { body, key: `say-${(keys += 1)}`, ...(goOn && { conversationId }) } };
  const { data } = (await api.run(SAY, { token, variables })).body;
  conversationId = data.sendVisitorMessage.conversation.id;
  await backgroundWorkDone();
  const read = (await api.run(READ, { token, variables: { id: conversationId } })).body;
  return read.data.node.messages.edges.at(-1).node;
}

const titles = (message: { products: { cards: { title: string }[] } | null }) =>
  message.products?.cards.map(({ title }) => title) ?? [];

it('finds by words, colour and price; what is sold out stays away', async () => {
  const answer = await say('Do you have a red jacket under 150?');

  expect(answer.kind).toBe('Products');
  expect(titles(answer).toSorted()).toEqual(['Loma Fleece Jacket', 'Skarv Rain Jacket']);
  expect(answer.body).toBe('These two fit in red, up to CHF 150.');
  expect(answer.products.cards.find(({ title }: { title: string }) => title === 'Loma Fleece Jacket')).toMatchObject({
    price: 79,
    stock: '3 left',
  });
});

it('reads what was mistyped', async () => {
  expect(titles(await say('show me jakcets under 100'))).toEqual(['Loma Fleece Jacket']);
});

it('narrows what was shown, and compares it', async () => {
  await say('red jacket under 150');
  const narrowed = await say('only waterproof ones', true);
  const compared = await say('Compare', true);

  expect(titles(narrowed)).toEqual(['Skarv Rain Jacket']);
  expect(compared.products.layout).toBe('Compare');
});

it('says what comes nearest where nothing fits', async () => {
  const answer = await say('a jacket under 50');

  expect(answer.body).toBe('Nothing like it costs less than CHF 50. The nearest is CHF 79.');
});

it('leaves what is no shopping to the articles, and notes what was not found', async () => {
  const answer = await say('How do I wash my jacket?');
  await say('Do you have a jacket in size XXL under 10?');

  expect(answer.kind).not.toBe('Products');
  expect(await api.db.productSearch.count({ where: { storeId, query: { contains: 'wash' } } })).toBe(0);
});

it('counts what is shown, opened and put into the cart, each once', async () => {
  const answer = await say('red jacket under 150');
  const [card] = answer.products.cards;
  const act = (action: string) =>
    api.run(
      `mutation ($m: ID!, $p: ID!, $a: ProductAction!) { recordProductAction(messageId: $m, productId: $p, action: $a) }`,
      {
        token,
        variables: { m: answer.id, p: card.productId, a: action },
      },
    );
  await act('Clicked');
  await act('Clicked');
  await act('Added');

  const events = await api.db.productEvent.groupBy({
    by: ['kind'],
    where: { storeId },
    _count: true,
    orderBy: { kind: 'asc' },
  });
  expect(events.map(({ kind, _count }) => [kind, _count])).toEqual([
    ['Added', 1],
    ['Clicked', 1],
    ['Shown', 2],
  ]);
});
