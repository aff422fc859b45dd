import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client/core';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '#testing/persistedQuery.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';

let apis: TestApi[] = [];
beforeAll(async () => {
  apis = [await createTestApi(), await createTestApi()];
});
afterAll(() => Promise.all(apis.map((api) => api.close())));

type Options = { useGETForHashedQueries?: boolean; pick?: (request: number) => TestApi | undefined };

/** Apollo's own client with its own link, and what it sent. */
function apolloClient({ useGETForHashedQueries = true, pick = () => apis[0] }: Options = {}) {
  const sent: string[] = [];
  const spy: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(request.method);
    const api = pick(sent.length);
    if (!api) throw new TypeError('fetch failed');
    return api.api.fetch(request);
  };
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      new PersistedQueryLink({ sha256: hashOf, useGETForHashedQueries }),
      new HttpLink({ uri: 'http://localhost/graphql', fetch: spy }),
    ]),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
  return { client, sent };
}

let counter = 0;
const fresh = () => gql(`query Apollo${counter++} { root: __typename }`);
const LOGOUT = gql('mutation ApolloLogout { logout }');

describe("Apollo Client's persisted queries", () => {
  it('miss by GET, register by POST, then hit by GET', async () => {
    const { client, sent } = apolloClient();
    const query = fresh();

    const first = await client.query({ query });
    const second = await client.query({ query });

    expect([first.data, second.data]).toEqual([{ root: 'Query' }, { root: 'Query' }]);
    expect(sent).toEqual(['GET', 'POST', 'GET']);
  });

  it('send mutations by POST only, hash first', async () => {
    const { client, sent } = apolloClient();

    await client.mutate({ mutation: LOGOUT });
    const { data } = await client.mutate({ mutation: LOGOUT });

    expect(data).toEqual({ logout: false });
    expect(sent).toEqual(['POST', 'POST', 'POST']);
  });

  it('work by POST alone', async () => {
    const { client, sent } = apolloClient({ useGETForHashedQueries: false });
    const query = fresh();

    await client.query({ query });
    await client.query({ query });

    expect(sent).toEqual(['POST', 'POST', 'POST']);
  });

  it('may all miss at once', async () => {
    const { client } = apolloClient();
    const queries = Array.from({ length: 20 }, fresh);

    const answers = await Promise.all(queries.map((query) => client.query({ query })));

    expect(answers.every(({ data }) => JSON.stringify(data) === '{"root":"Query"}')).toBe(true);
  });

  it('survive a load balancer between two processes that know different documents', async () => {
    const { client } = apolloClient({ pick: (request) => apis[request % 2] });
    const query = fresh();

    for (let i = 0; i < 6; i++) expect((await client.query({ query })).data).toEqual({ root: 'Query' });
  });

  it('are given up for plain POSTs when the server has none', async () => {
    const without = await createTestApi({ config: { persistedQueries: false } });
    const { client, sent } = apolloClient({ pick: () => without });

    await client.query({ query: fresh() });
    await client.query({ query: fresh() });

    expect(sent).toEqual(['GET', 'POST', 'POST']);
    await without.close();
  });

  it('never put a refresh token into a URL for good: the query is taken by POST', async () => {
    const { client, sent } = apolloClient();
    const query = gql(
      'query AccessTokenQuery($refreshToken: String!) { accessToken(refreshToken: $refreshToken) { accessToken } }',
    );

    for (let i = 0; i < 2; i++) {
      await expect(client.query({ query, variables: { refreshToken: 'x' } })).rejects.toThrow('session');
    }
    expect(sent).toEqual(['GET', 'POST', 'GET', 'POST']);
  });
});
