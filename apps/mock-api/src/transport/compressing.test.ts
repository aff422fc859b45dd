import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JSON_HEADERS, sendRaw } from '#testing/rawHttp.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';

const LONG = 'The same words over and over. '.repeat(100);

let api: TestApi;
let origin = '';
beforeAll(async () => {
  const types = new Map([
    ['/page', 'text/html'],
    ['/picture', 'image/png'],
    ['/stream', 'text/event-stream'],
    ['/refusal', 'application/json'],
  ]);
  const route = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    const type = types.get(pathname);
    return type
      ? new Response(LONG, { status: pathname === '/refusal' ? 415 : 200, headers: { 'content-type': type } })
      : null;
  };
  api = await createTestApi({ routes: [route] });
  origin = await api.listen();
});
afterAll(() => api.close());

const headersOf = async (path: string, accepted: string, query?: string) => {
  const headers = { ...JSON_HEADERS, 'accept-encoding': accepted };
  const body = query === undefined ? '' : JSON.stringify({ query });
  return (await sendRaw(origin, { method: query === undefined ? 'GET' : 'POST', path, headers, body })).headers;
};

describe('answers', () => {
  it.each([
    ['by brotli', 'gzip, deflate, br', 'br'],
    ['by gzip', 'gzip', 'gzip'],
  ])('are compressed %s for who takes it', async (_name, accepted, encoding) => {
    const query = '{ __schema { types { name description } } }';

    expect(await headersOf('/graphql', accepted, query)).toMatchObject({ 'content-encoding': encoding });
    expect(await headersOf('/page', accepted)).toMatchObject({ 'content-encoding': encoding });
  });

  it('tell caches what they depend on', async () => {
    expect((await headersOf('/page', 'br')).vary).toContain('Accept-Encoding');
  });

  it.each([
    ['for who does not take it', '/page', 'identity'],
    ['when they are refusals', '/refusal', 'br'],
    ['when they are pictures', '/picture', 'br'],
    ['when they are streamed', '/stream', 'br'],
  ])('stay as they are %s', async (_name, path, accepted) => {
    expect(await headersOf(path, accepted)).not.toHaveProperty('content-encoding');
  });
});
