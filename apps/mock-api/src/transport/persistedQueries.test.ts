import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildCompany } from '#testing/company.ts';
import { hashOf, persisted } from '#testing/persistedQuery.ts';
import { codeOf, get, JSON_HEADERS, post } from '#testing/rawHttp.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { createPersistedQueryStore } from './persistedQueries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

let counter = 0;
/** A document that nobody has sent before. */
const fresh = (body = '__typename') => `query Fresh${counter++} { ${body} }`;

const register = (query: string) => post(api, { query, extensions: persisted(query) });
const lookUp = (query: string) => get(api, { extensions: persisted(query) });

describe('a persisted query', () => {
  it('is missed, registered by POST, then found by GET', async () => {
    const query = fresh();

    const miss = await lookUp(query);
    const registration = await register(query);
    const hit = await lookUp(query);

    expect(miss).toMatchObject({
      status: 200,
      body: { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
    });
    expect(registration).toMatchObject({ status: 200, body: { data: { __typename: 'Query' } } });
    expect(hit).toMatchObject({ status: 200, body: { data: { __typename: 'Query' } } });
  });

  it('is found when the query is sent as null', async () => {
    const query = fresh();
    await register(query);

    expect((await post(api, { query: null, extensions: persisted(query) })).body).toEqual({
      data: { __typename: 'Query' },
    });
  });

  it('survives twenty clients registering it at once', async () => {
    const query = fresh();

    const answers = await Promise.all(Array.from({ length: 20 }, () => register(query)));

    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await lookUp(query)).body.data).toEqual({ __typename: 'Query' });
  });

  it('is hashed over its UTF-8 bytes', async () => {
    const query = 'query Emoji { __typename # 😀\n}\n';
    await register(query);

    expect((await lookUp(query)).body.data).toEqual({ __typename: 'Query' });
  });

  it.each([
    ['no-store', 'cache-control', 'no-store'],
    ['Vary', 'vary', 'Origin, Accept'],
  ])('carries %s on a miss and on a hit', async (_name, header, value) => {
    const query = fresh();
    const miss = await lookUp(query);
    await register(query);
    const hit = await lookUp(query);

    expect([miss.headers.get(header), hit.headers.get(header)]).toEqual([value, value]);
  });

  it('is forgotten oldest first once there are 2,000', async () => {
    const store = createPersistedQueryStore();
    for (let i = 0; i <= 2000; i++) await store.set(`hash ${i}`, 'text');

    expect([await store.get('hash 0'), await store.get('hash 1')]).toEqual([undefined, 'text']);
  });
});

describe('a mutation by its hash', () => {
  const mutation = 'mutation LogoutByHash { logout }';

  it('is missed, registered and found by POST', async () => {
    const miss = await post(api, { extensions: persisted(mutation) });
    await register(mutation);
    const hit = await post(api, { extensions: persisted(mutation) });

    expect(codeOf(miss)).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(hit.body.data).toEqual({ logout: false });
  });

  it('is refused by GET', async () => {
    await register(mutation);
    const answer = await lookUp(mutation);

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});

describe('what is refused', () => {
  it('a hash of another text, which is then not stored', async () => {
    const query = fresh();
    const other = fresh();

    const answer = await post(api, { query, extensions: persisted(other) });

    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('PERSISTED_QUERY_MISMATCH');
    expect(codeOf(await lookUp(other))).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(codeOf(await lookUp(query))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it.each([
    ['an upper-case hash', { sha256Hash: hashOf('{ __typename }').toUpperCase() }],
    ['a hash that is no string', { sha256Hash: 7 }],
    ['version 2', { version: 2 }],
    ['version "1"', { version: '1' }],
    ['no version', { version: undefined }],
  ])('%s', async (_name, overrides) => {
    const query = '{ __typename }';
    const extensions = persisted(query, overrides);

    expect((await post(api, { query, extensions })).status).toBe(400);
    expect((await get(api, { extensions })).status).toBe(400);
  });

  it('an empty text beside a known hash', async () => {
    const query = fresh();
    await register(query);

    expect((await post(api, { query: '', extensions: persisted(query) })).status).toBe(400);
  });

  it.each([
    ['malformed', '{"persistedQuery":'],
    ['an array', '[{"persistedQuery":{}}]'],
    ['a string', '"persistedQuery"'],
    ['a persistedQuery that is no object', '{"persistedQuery":true}'],
  ])('extensions that are %s', async (_name, extensions) => {
    expect((await get(api, { query: '{ __typename }', extensions })).status).toBe(400);
  });

  it('extensions given twice', async () => {
    const search = new URLSearchParams([
      ['extensions', '{}'],
      ['extensions', '{}'],
      ['query', '{ __typename }'],
    ]);

    expect((await get(api, search)).status).toBe(400);
  });

  it('a batch', async () => {
    expect((await post(api, [{ query: '{ __typename }' }])).status).toBe(400);
  });
});

describe('what is never stored', () => {
  it.each([
    ['does not parse', '{ __typename'],
    ['does not validate', '{ nothingOfThatName }'],
    ['names no operation', 'fragment F on Query { __typename }'],
    ['asks for too much', `{ ${Array.from({ length: 21 }, (_, i) => `a${i}: __typename`).join(' ')} }`],
  ])('a document that %s', async (_name, query) => {
    const answer = await post(
      api,
      { query, extensions: persisted(query) },
      {
        ...JSON_HEADERS,
        accept: 'application/graphql-response+json',
      },
    );

    expect(answer.status).toBe(400);
    expect(codeOf(await lookUp(query))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('a document of more than 32,768 characters', async () => {
    const query = `{ __typename } # ${'x'.repeat(32_768)}`;

    expect((await register(query)).status).toBe(413);
    expect(codeOf(await lookUp(query))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});

describe('a refresh token', () => {
  const documents = [
    'query AccessTokenQuery($refreshToken: String!) { accessToken(refreshToken: $refreshToken) { accessToken } }',
    'query Renamed($t: String!) { a: accessToken(refreshToken: $t) { accessToken } }',
    'query Hidden($t: String!) { ...F } fragment F on Query { accessToken(refreshToken: $t) { accessToken } }',
    'mutation RefreshToken($refreshToken: String!) { refreshToken(refreshToken: $refreshToken) { accessToken } }',
  ];

  it.each(documents)('is not taken from a URL: %s', async (query) => {
    const variables = { refreshToken: 'secret', t: 'secret' };

    const byText = await get(api, { query, variables });
    await post(api, { query, variables, extensions: persisted(query) });
    const byHash = await get(api, { variables, extensions: persisted(query) });

    expect([codeOf(byText), byText.status]).toEqual(['PERSISTED_QUERY_NOT_FOUND', 200]);
    expect(codeOf(byHash)).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it.each(documents)('is looked at when it comes by POST: %s', async (query) => {
    const variables = { refreshToken: 'secret', t: 'secret' };

    expect(codeOf(await post(api, { query, variables, extensions: persisted(query) }))).toBe('UNAUTHENTICATED');
  });
});

describe("a link's token", () => {
  const invitation = 'query Link($t: String) { ...F } fragment F on Query { a: invitation(token: $t) { state } }';

  it('is not taken from a URL', async () => {
    const variables = { t: 'secret' };

    const byText = await get(api, { query: invitation, variables });
    await post(api, { query: invitation, variables, extensions: persisted(invitation) });
    const byHash = await get(api, { variables, extensions: persisted(invitation) });

    expect([codeOf(byText), codeOf(byHash)]).toEqual(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_FOUND']);
  });

  it("leaves a person's invitation, which takes no token, alone", async () => {
    const { agentToken } = await buildCompany(api);
    const query = fresh('users { edges { node { id invitation { __typename } } } }');
    const authorization = `Bearer ${agentToken}`;

    await post(api, { query, extensions: persisted(query) }, { ...JSON_HEADERS, authorization });
    const hit = await get(api, { extensions: persisted(query) }, { ...JSON_HEADERS, authorization });

    expect(hit.body.data.users.edges.length).toBeGreaterThan(0);
  });
});

it('runs a query that another tenant registered with the rights of whoever sends its hash', async () => {
  const [ours, theirs] = [await buildCompany(api), await buildCompany(api)];
  await buildConversation(api.db, { clientId: theirs.clientId });
  const query = fresh('conversations { edges { node { id } } }');
  const as = (token: string) => ({ ...JSON_HEADERS, authorization: `Bearer ${token}` });

  const registered = await post(api, { query, extensions: persisted(query) }, as(theirs.agentToken));
  const reused = await get(api, { extensions: persisted(query) }, as(ours.agentToken));

  expect(registered.body.data.conversations.edges).toHaveLength(1);
  expect(reused.body.data.conversations.edges).toHaveLength(0);
});

describe('with persisted queries switched off', () => {
  it('says so, also when the text comes along, and executes plain requests', async () => {
    const without = await createTestApi({ config: { persistedQueries: false } });
    const query = '{ __typename }';

    const byHash = await get(without, { extensions: persisted(query) });
    const withText = await post(without, { query, extensions: persisted(query) });
    const plain = await post(without, { query });

    for (const answer of [byHash, withText]) {
      expect(answer.status).toBe(200);
      expect(answer.body.errors[0]).toMatchObject({
        message: 'PersistedQueryNotSupported',
        extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(plain.body.data).toEqual({ __typename: 'Query' });
    await without.close();
  });
});
