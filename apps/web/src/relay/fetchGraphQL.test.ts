// @vitest-environment node
import { createHash } from 'node:crypto';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '#testing/fakeApi.ts';
import { createFetchGraphQL } from './fetchGraphQL.ts';
import { createHashCache } from './persistedQueries.ts';

type Answer = { status?: number; body: unknown };

const text = 'query Greeting($name:String){greeting(name:$name)}';
const id = createHash('sha256').update(text).digest('hex');
const greeting = { name: 'Greeting', operationKind: 'query', id, text };
const change = { name: 'Change', operationKind: 'mutation', id: 'm', text: 'mutation Change{change}' };

const hit: Answer = { body: { data: { greeting: 'Hello' } } };
const byMessage = { errors: [{ message: 'PersistedQueryNotFound' }] };
const byCode = { errors: [{ message: 'No such query', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
const notSupported = { errors: [{ message: 'PersistedQueryNotSupported' }] };

/** A server that gives `answers` one after the other, the last one for good. */
function serverOf(...answers: Answer[]) {
  const { sent, fetch: fakeFetch } = fakeApi((number) => {
    const { status = 200, body } = answers[number - 1] ?? answers.at(-1) ?? hit;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  const send = createFetchGraphQL({ url: 'http://api.test/graphql', fetch: fakeFetch, accessToken: () => 'token' });
  return { send, sent, methods: () => sent.map(({ method }) => method) };
}

describe('fetchGraphQL', () => {
  it('asks for a known query by its hash alone, by GET', async () => {
    const { send, sent } = serverOf(hit);

    expect(await send(greeting, { name: 'Maya' })).toEqual({ data: { greeting: 'Hello' } });

    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'GET', authorization: 'Bearer token', body: null });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      operationName: 'Greeting',
      variables: '{"name":"Maya"}',
      extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id } }),
    });
  });

  it.each([
    ['message', { body: byMessage }],
    ['code', { body: byCode }],
    ['an error beside data', { body: { data: {}, errors: [{ message: 'Other' }, ...byMessage.errors] } }],
    ['status 400', { status: 400, body: byMessage }],
    ['status 404', { status: 404, body: byCode }],
    ['status 500', { status: 500, body: byMessage }],
  ])('sends hash and text by POST after a miss told by %s', async (_, miss) => {
    const { send, sent, methods } = serverOf(miss, hit);

    await send(greeting, {});

    expect(methods()).toEqual(['GET', 'POST']);
    expect(sent[1]?.body).toMatchObject({ query: text, extensions: { persistedQuery: { sha256Hash: id } } });
  });

  it('stops after one retry by a server that never finds anything', async () => {
    const { send, methods } = serverOf({ body: byMessage });

    expect((await send(greeting, {})).errors).toEqual(byMessage.errors);

    expect(methods()).toEqual(['GET', 'POST']);
  });

  it('gives up hashes for good where they are not supported', async () => {
    const { send, sent, methods } = serverOf({ body: notSupported }, hit);

    await send(greeting, {});
    await send(greeting, {});

    expect(methods()).toEqual(['GET', 'POST', 'POST']);
    expect(sent[1]?.body).not.toHaveProperty('extensions');
    expect(sent[2]?.body).not.toHaveProperty('extensions');
  });

  it('sends mutations once, by POST and with their text', async () => {
    const { send, sent, methods } = serverOf(hit);

    await send(change, {});

    expect(methods()).toEqual(['POST']);
    expect(sent[0]?.body).toMatchObject({ query: change.text });
  });

  it('sends a mutation in the name of who began it, also when that person signs out at once', async () => {
    let token: string | null = 'Maya';
    const { sent, fetch: fakeFetch } = fakeApi(() => Response.json({ data: {} }));
    const send = createFetchGraphQL({ url: 'http://api.test/graphql', fetch: fakeFetch, accessToken: () => token });

    const sending = send(change, {});
    token = null;
    await sending;

    expect(sent[0]?.authorization).toBe('Bearer Maya');
  });

  it('never puts a refresh token into a URL, although its operation is a query', async () => {
    const { send, sent, methods } = serverOf(hit);

    await send({ ...greeting, name: 'AccessTokenQuery' }, { refreshToken: 'secret' });

    expect(methods()).toEqual(['POST']);
    expect(sent[0]?.url.href).not.toContain('secret');
  });

  it('posts what would make too long a URL', async () => {
    const { send, methods } = serverOf(hit);

    await send(greeting, { name: 'x'.repeat(8000) });

    expect(methods()).toEqual(['POST']);
  });

  it('explains answers that are not GraphQL, and still uses hashes afterwards', async () => {
    const { send, methods } = serverOf({ status: 500, body: '<html>' }, { status: 502, body: '<html>' }, hit);

    await expect(send(greeting, {})).rejects.toMatchObject({ name: 'UnreadableReplyError', status: 500 });
    await expect(send(greeting, {})).rejects.toMatchObject({ name: 'NoReplyError' });
    await send(greeting, {});

    expect(methods()).toEqual(['GET', 'GET', 'GET']);
  });

  it('takes no connection for no reply, not for an unknown query', async () => {
    let requests = 0;
    const send = createFetchGraphQL({
      url: 'http://api.test/graphql',
      accessToken: () => null,
      fetch: () => {
        requests += 1;
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    });

    await expect(send(greeting, {})).rejects.toMatchObject({ name: 'NoReplyError' });
    expect(requests).toBe(1);
  });

  it('ends with the reason it was aborted for', async () => {
    const { send } = serverOf(hit);

    await expect(send(greeting, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('carries the newest token on the retry', async () => {
    const sent: (string | null)[] = [];
    const send = createFetchGraphQL({
      url: 'http://api.test/graphql',
      accessToken: () => `token ${sent.length}`,
      fetch: async (_, init) => {
        sent.push(new Headers(init?.headers).get('authorization'));
        return new Response(JSON.stringify(sent.length === 1 ? byMessage : hit.body));
      },
    });

    await send(greeting, {});

    expect(sent).toEqual(['Bearer token 0', 'Bearer token 1']);
  });
});

describe('fetchGraphQL against Apollo Server', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  async function start(persistedQueries?: false) {
    const server = new ApolloServer({
      typeDefs: 'type Query { greeting(name: String): String } type Mutation { change: Int }',
      resolvers: { Query: { greeting: (_: unknown, { name }: { name?: string }) => `Hello ${name}` } },
      ...(persistedQueries === false && { persistedQueries }),
    });
    const { url } = await startStandaloneServer(server, { listen: { port: 0 } });
    stops.push(() => server.stop());
    const methods: string[] = [];
    const send = createFetchGraphQL({
      url,
      accessToken: () => null,
      fetch: (input, init) => {
        methods.push(init?.method ?? '');
        return fetch(input, init);
      },
    });
    return { send, methods };
  }

  it('registers a query on first use and asks by its hash afterwards', async () => {
    const { send, methods } = await start();

    expect((await send(greeting, { name: 'Maya' })).data).toEqual({ greeting: 'Hello Maya' });
    expect((await send(greeting, { name: 'Jonas' })).data).toEqual({ greeting: 'Hello Jonas' });

    expect(methods).toEqual(['GET', 'POST', 'GET']);
  });

  it('is right for twenty first uses at once', async () => {
    const { send } = await start();

    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(greeting, { name: String(n) })));

    expect(answers.map(({ data }) => data?.greeting)).toEqual(Array.from({ length: 20 }, (_, n) => `Hello ${n}`));
  });

  it('does without hashes when the server has them switched off', async () => {
    const { send, methods } = await start(false);

    expect((await send(greeting, { name: 'Maya' })).data).toEqual({ greeting: 'Hello Maya' });
    await send(greeting, { name: 'Maya' });

    expect(methods).toEqual(['GET', 'POST', 'POST']);
  });

  it('hashes a document that has no id, whatever characters it holds', async () => {
    const { send, methods } = await start();
    const odd = { ...greeting, id: null, text: '# 𝕏 émigré\nquery Greeting($name:String){greeting(name:$name)}' };

    await send(odd, { name: 'Maya' });
    expect((await send(odd, { name: 'Maya' })).data).toEqual({ greeting: 'Hello Maya' });

    expect(methods).toEqual(['GET', 'POST', 'GET']);
  });
});

describe('hash cache', () => {
  it('hashes a text once, and again after two thousand others', async () => {
    let hashed = 0;
    const subtle = {
      digest: async (_: AlgorithmIdentifier, bytes: BufferSource) => {
        hashed += 1;
        return crypto.subtle.digest('SHA-256', bytes);
      },
    };
    const hashOf = createHashCache(subtle);

    await Promise.all([hashOf('first'), hashOf('first')]);
    expect(hashed).toBe(1);
    for (let n = 0; n < 2000; n += 1) void hashOf(`other ${n}`);
    await hashOf('first');

    expect(hashed).toBe(2002);
  });
});
