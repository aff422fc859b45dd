import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, JSON_HEADERS, sendRaw } from '#testing/rawHttp.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';

let api: TestApi;
let origin = '';
beforeAll(async () => {
  api = await createTestApi({ routes: [async ({ url }) => (url.endsWith('/page') ? new Response('page') : null)] });
  origin = await api.listen();
});
afterAll(() => api.close());

const raw = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  sendRaw(origin, { method, path, headers, body });

describe('origins', () => {
  const preflight = (from: string) =>
    raw('OPTIONS', '/graphql', {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    });

  it.each(['http://localhost:3000', 'http://localhost:3001'])('allows %s without credentials', async (from) => {
    const { status, headers } = await preflight(from);

    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(from);
    expect(headers['access-control-allow-headers']).toContain('authorization');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each([
    'http://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'https://localhost:3000',
    'http://localhost:30000',
  ])('gives %s nothing', async (from) => {
    const asked = await preflight(from);
    const sent = await raw('POST', '/graphql', { ...JSON_HEADERS, origin: from }, '{"query":"{ __typename }"}');

    for (const { headers } of [asked, sent]) expect(Object.keys(headers).join()).not.toContain('access-control');
  });
});

describe('headers', () => {
  it.each([
    ['an answer', 'POST', '/graphql', JSON_HEADERS, '{"query":"{ __typename }"}', 200],
    ['a refusal', 'POST', '/graphql', {}, '', 415],
    ['a missing preflight', 'GET', '/graphql?query={__typename}', {}, '', 403],
    ['an unknown address', 'GET', '/nothing-here', {}, '', 404],
    ['a route of somebody else', 'GET', '/page', {}, '', 200],
    ['a preflight', 'OPTIONS', '/graphql', {}, '', 204],
  ])('protect %s', async (_name, method, path, headers, body, status) => {
    const answer = await raw(method, path, headers, body);

    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'no-store',
      vary: expect.stringContaining('Origin, Accept'),
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it('ask browsers for https in production only', async () => {
    const production = await createTestApi({ config: { isProduction: true } });

    expect((await get(production, { query: '{ __typename }' })).headers.has('strict-transport-security')).toBe(true);
    expect((await get(api, { query: '{ __typename }' })).headers.has('strict-transport-security')).toBe(false);
    await production.close();
  });
});
