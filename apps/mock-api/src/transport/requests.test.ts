import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildCompany } from '#testing/company.ts';
import { codeOf, get, JSON_HEADERS, post, sendRaw } from '#testing/rawHttp.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';

let api: TestApi;
let origin = '';
beforeAll(async () => {
  api = await createTestApi();
  origin = await api.listen();
});
afterAll(() => api.close());

const PREFLIGHTED = { 'apollo-require-preflight': '1' };

const raw = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  sendRaw(origin, { method, path, headers, body });

describe('requests that a page of another site could send unasked', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'query=mutation{logout}', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['text/plain', '{"query":"mutation { logout }"}', 415],
    ['application/graphql', 'mutation { logout }', 415],
    ['', '{"query":"mutation { logout }"}', 415],
  ])('are refused with %s', async (contentType, body, status) => {
    expect((await raw('POST', '/graphql', contentType ? { 'content-type': contentType } : {}, body)).status).toBe(
      status,
    );
  });

  it('are refused by GET without a header that is preflighted', async () => {
    expect((await get(api, { query: '{ __typename }' }, {})).status).toBe(403);
  });

  it.each(['authorization', 'apollo-require-preflight', 'x-apollo-operation-name'])(
    'are taken by GET with the header %s',
    async (name) => {
      expect((await get(api, { query: '{ __typename }' }, { [name]: 'Bearer x' })).status).toBe(200);
    },
  );

  it('never count by their cookies', async () => {
    const { agentToken } = await buildCompany(api);
    const cookie = `accessToken=${agentToken}`;

    const answer = await post(api, { query: '{ currentUser { id } }' }, { ...JSON_HEADERS, cookie });

    expect(codeOf(answer)).toBe('UNAUTHENTICATED');
  });
});

describe('methods', () => {
  it.each(['HEAD', 'PUT', 'DELETE', 'PATCH', 'TRACE'])('%s is answered 405', async (method) => {
    const { status, headers } = await raw(method, '/graphql', PREFLIGHTED);

    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, POST');
  });

  it('a mutation by GET is answered 405 and points to POST', async () => {
    const { status, headers } = await get(api, { query: 'mutation { logout }' });

    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
  });

  it('a subscription by HTTP is refused, whatever it accepts', async () => {
    const query = 'subscription { conversationCreated { id } }';

    const answer = await post(api, { query }, { ...JSON_HEADERS, accept: 'text/event-stream' });

    expect(answer.text).toContain('websocket');
  });
});

describe('parameters', () => {
  it('takes the name null for a name, and empty ones for left out', async () => {
    const named = await get(api, { query: 'query null { __typename }', operationName: 'null' });
    const empty = await get(api, { query: '{ __typename }', operationName: '', variables: '', extensions: '' });

    expect([named.status, empty.status]).toEqual([200, 200]);
    expect((await get(api, { query: '{ __typename }', operationName: 'null' })).status).toBe(400);
  });

  it.each(['{', '[]', '7', '"x"'])('answers 400 to the variables %s', async (variables) => {
    expect((await get(api, { query: '{ __typename }', variables })).status).toBe(400);
  });
});

describe('an address that is none', () => {
  const send = async (path: string, host: string) => {
    const socket = connect(Number(new URL(origin).port), 'localhost');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };

  it.each([
    ['/graphql', '['],
    ['/graphql', 'a b'],
    ['http://[', 'localhost'],
    ['*', 'localhost'],
  ])('is answered 400 and nothing else: %s at %s', async (path, host) => {
    const answer = await send(path, host);

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.split('\r\n\r\n')[1]).toMatch(/^(0\s*)?$/);
  });

  it('is looked for in vain when it is odd only', async () => {
    for (const path of ['//', '//x', '/%', 'http://localhost/nothing']) {
      expect(await send(path, 'localhost')).toMatch(/^HTTP\/1\.1 404 /);
    }
  });
});

describe('a route of somebody else', () => {
  it('that fails is logged, and answered 500 without a word', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const cause = new Error('no such table: Client in /srv/parley.db');
    const failing = await createTestApi({ config: { isProduction: true }, routes: [() => Promise.reject(cause)] });
    const response = await fetch(`${await failing.listen()}/page`);

    expect([response.status, await response.text()]).toEqual([500, '']);
    expect(logged.mock.calls).toEqual([[cause]]);
    logged.mockRestore();
    await failing.close();
  });
});

describe('sizes', () => {
  it('refuses a body of more than a megabyte, whether it says so or not', async () => {
    const body = JSON.stringify({ query: `{ __typename } # ${'x'.repeat(1_000_000)}` });
    const chunked = { ...JSON_HEADERS, 'transfer-encoding': 'chunked' };

    expect(
      (await raw('POST', '/graphql', { ...JSON_HEADERS, 'content-length': String(body.length) }, body)).status,
    ).toBe(413);
    expect((await raw('POST', '/graphql', chunked, body)).status).toBe(413);
  });

  it('refuses an address of more than 10,000 characters', async () => {
    expect((await get(api, { query: `{ __typename } # ${'x'.repeat(10_000)}` })).status).toBe(414);
  });
});
