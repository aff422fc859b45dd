import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, JSON_HEADERS, post } from '#testing/rawHttp.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';

let production: TestApi;
beforeAll(async () => {
  production = await createTestApi({ config: { isProduction: true } });
});
afterAll(() => production.close());

const STRICT = { ...JSON_HEADERS, accept: 'application/graphql-response+json' };
const ask = (query: string) => post(production, { query }, STRICT);
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
/** Eleven levels, and the same in fragments that are two levels each. */
const DEEP = `{ conversations { edges { node { messages { edges { node { ${'x { '.repeat(5)}id ${'}'.repeat(11)} }`;
const DEEP_IN_FRAGMENTS = `{ ...F0 } ${times(6, (i) => `fragment F${i} on Query { a { b { ...F${i + 1} } } }`)}
  fragment F6 on Query { id }`;

describe('a document that asks for too much', () => {
  it.each([
    ['with 21 aliases of __typename', `{ ${times(21, (i) => `a${i}: __typename`)} }`],
    [
      'with 21 aliases spread by one fragment',
      `{ ...F ...F } fragment F on Query { ${times(11, (i) => `a${i}: __typename`)} }`,
    ],
    ['with more than 20 directives', `{ __typename ${times(21, () => '@include(if: true)')} }`],
    ['with more than 2,000 tokens', `{ ${times(2001, () => '__typename')} }`],
    ['with fragments in a circle', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ])('is refused: %s', async (_name, query) => {
    const { status, body } = await ask(query);

    expect(status).toBe(400);
    expect(body.data).toBeUndefined();
    expect(body.errors.length).toBeGreaterThan(0);
  });

  it.each([
    ['plainly', DEEP],
    ['through fragments', DEEP_IN_FRAGMENTS],
  ])('is refused when it is too deep, %s', async (_name, query) => {
    expect((await ask(query)).text).toContain('Query depth limit of 8 exceeded');
  });

  const PAST = 'visitor { conversations(first: 100) { messages(last: 100) { __typename } } }';
  it.each([
    ['pages within pages', `{ conversations(first: 100) { edges { node { ${PAST} } } } }`],
    [
      'the same by fragments',
      `{ conversations(first: 100) { ...Page } } fragment Page on ConversationConnection { edges { node { ...Past } } }
       fragment Past on Conversation { ${PAST} }`,
    ],
    ['pages within what was changed', `mutation { updateConversations(changes: []) { conversations { ${PAST} } } }`],
    [
      'many at once',
      `{ ${times(20, (i) => `a${i}: visitorConversations { messages(last: 100) { pageInfo { hasNextPage } } }`)} }`,
    ],
  ])('is refused when it could answer too many records: %s', async (_name, query) => {
    const { status, body } = await ask(query);

    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      {
        message: 'This could answer more than 20,000 records. Ask for smaller pages.',
        extensions: { code: 'BAD_REQUEST' },
      },
    ]);
  });

  it('is measured with what its variables say', async () => {
    const query = `query ($size: Int = 100) { conversations(first: $size) { edges { node { ${PAST} } } } }`;
    const askFor = async (size?: number) => codeOf(await post(production, { query, variables: { size } }, STRICT));

    expect(await askFor()).toBe('BAD_REQUEST');
    expect(await askFor(100)).toBe('BAD_REQUEST');
    expect(await askFor(1)).not.toBe('BAD_REQUEST');
  });

  it('is measured, however often its fragments refer to each other', async () => {
    const twice = times(60, (i) => `fragment F${i} on Query { ...F${i + 1} ... { ...F${i + 1} } }`);

    // Looked at one by one, they would be more than anybody can wait for.
    const { status } = await ask(`{ ...F0 } ${twice} fragment F60 on Query { __typename }`);

    expect(status).toBe(200);
  });

  it('passes with 20 aliases', async () => {
    expect((await ask(`{ ${times(20, (i) => `a${i}: __typename`)} }`)).status).toBe(200);
  });

  it('is told of a few of its errors, not of all', async () => {
    const { text } = await ask(`{ ${times(500, (i) => `unknown${i}`)} }`);

    expect(text.length).toBeLessThan(3_000);
  });

  it('is refused with @defer, which is not served', async () => {
    expect((await ask('{ ... @defer { __typename } }')).status).toBe(400);
  });
});

describe('in production', () => {
  it.each(['{ __schema { types { name } } }', '{ __type(name: "User") { name } }'])('%s is refused', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it.each([
    '{ currentUsr { id } }',
    '{ currentUser { emial } }',
    '{ conversation(idd: "x") { id } }',
    'mutation { logn(input: {}) { accessToken } }',
    'mutation { login(input: { emial: "x", password: "x" }) { accessToken } }',
    '{ currentUser { ... on Usr { id } } }',
    '{ conversations(first: 1) @inclde(if: true) { edges { cursor } } }',
    'query ($i: LoginInpt!) { currentUser { id } }',
  ])('%s gets no suggestion', async (query) => {
    const { status, text } = await ask(query);

    expect(status).toBe(400);
    expect(text).not.toContain('Did you mean');
  });

  it('variables of a wrong shape get no suggestion either', async () => {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';

    const { text } = await post(production, { query, variables: { input: { emial: 'x' } } }, STRICT);

    expect(text).toContain('emial');
    expect(text).not.toContain('Did you mean');
  });

  it('serves neither GraphiQL nor a landing page', async () => {
    for (const path of ['/', '/graphql', '/graphiql']) {
      const response = await production.api.fetch(
        new Request(`http://localhost${path}`, {
          headers: { accept: 'text/html', 'apollo-require-preflight': '1' },
        }),
      );
      expect(await response.text()).not.toContain('<');
    }
  });
});

describe('in development', () => {
  it('introspection and suggestions help whoever writes operations', async () => {
    const development = await createTestApi();

    expect((await post(development, { query: '{ __schema { queryType { name } } }' })).status).toBe(200);
    expect((await post(development, { query: '{ currentUsr { id } }' })).text).toContain('Did you mean');
    await development.close();
  });
});
