import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApolloServer, startParley, type Server } from './servers.ts';
import { createLink, freshQuery } from './wire.ts';

const DATA = { __typename: 'Query' };
const LOGOUT = { name: 'Logout', operationKind: 'mutation', id: null, text: 'mutation Logout { logout }' };

describe.each([
  ["Apollo's server", startApolloServer],
  ["Parley's API", startParley],
])("the dashboard's link against %s", (_name, start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());
  const link = (options = {}) => createLink({ url: server.url, ...options });

  it('registers a query at first, and then asks by its hash alone', async () => {
    const { send, methods } = link();
    const query = freshQuery();

    const [first, second] = [await send(query, {}), await send(query, {})];

    expect([first.data, second.data]).toEqual([DATA, DATA]);
    expect(methods()).toEqual(['GET', 'POST', 'GET']);
  });

  it('agrees on the hash of any text', async () => {
    const { send, methods } = link();
    const query = { ...freshQuery(), text: 'query Emoji { __typename # 😀 «ö»\n}\n', name: 'Emoji' };

    await send(query, {});
    await send(query, {});

    expect(methods()).toEqual(['GET', 'POST', 'GET']);
  });

  it('sends a mutation once, by POST', async () => {
    const { send, methods } = link();

    expect((await send(LOGOUT, {})).data).toEqual({ logout: false });
    expect(methods()).toEqual(['POST']);
  });

  it('sends what is too long for an address by POST', async () => {
    const { send, methods } = link();
    const query = { ...freshQuery(), name: 'Long', text: 'query Long($id: ID!) { conversation(id: $id) { id } }' };

    await send(query, { id: 'x'.repeat(8000) });

    expect(methods()).toEqual(['POST']);
  });

  it('hands on what is wrong with a query, after two requests at most', async () => {
    const { send, sent } = link();

    const { errors } = await send(freshQuery('nothingOfThatName'), {});

    expect(errors?.[0]?.message).toContain('nothingOfThatName');
    expect(sent.length).toBeLessThanOrEqual(2);
  });

  it('gets twenty new queries right at once', async () => {
    const { send } = link();

    const answers = await Promise.all(Array.from({ length: 20 }, () => send(freshQuery(), {})));

    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 20 }, () => DATA));
  });

  it.each([
    ['while it asks by hash', 'GET'],
    ['while it registers', 'POST'],
  ])('can be aborted %s', async (_when, method) => {
    const controller = new AbortController();
    const { send } = link({
      answer: (async (input, init) => {
        if (init?.method === method) controller.abort();
        return fetch(input, init);
      }) satisfies typeof fetch,
    });

    await expect(send(freshQuery(), {}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('registers again, unnoticed, after the server has forgotten', async () => {
    let current = server;
    const restarted = await start();
    const { send, methods } = link({
      answer: ((input, init) =>
        fetch(new Request(input).url.replace(server.url, current.url), init)) satisfies typeof fetch,
    });
    const query = freshQuery();
    await send(query, {});
    await send(query, {});

    current = restarted;

    expect((await send(query, {})).data).toEqual(DATA);
    expect(methods()).toEqual(['GET', 'POST', 'GET', 'GET', 'POST']);
    await restarted.close();
  });

  it('gives hashes up for good where they are switched off', async () => {
    const without = await start({ persistedQueries: false });
    const { send, sent, methods } = link({ url: without.url });

    const answers = [await send(freshQuery(), {}), await send(freshQuery(), {})];

    expect(answers.map(({ data }) => data)).toEqual([DATA, DATA]);
    expect(methods()).toEqual(['GET', 'POST', 'POST']);
    expect(sent.map(({ hasHash }) => hasHash)).toEqual([true, false, false]);
    await without.close();
  });

  it('uses the token of the moment for each request', async () => {
    const tokens = ['first', 'second'];
    const { send, sent } = link({ accessToken: () => tokens.shift() ?? null });

    await send(freshQuery(), {});

    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('never puts a refresh token into an address', async () => {
    const { send, sent } = link();
    const text =
      'query AccessTokenQuery($refreshToken: String!) { accessToken(refreshToken: $refreshToken) { accessToken } }';

    await send({ name: 'AccessTokenQuery', operationKind: 'query', id: null, text }, { refreshToken: 'secret' });

    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', url: server.url });
  });
});
