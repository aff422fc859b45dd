import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createHashCache } from '../../apps/web/src/relay/persistedQueries.ts';
import { createRequestGraphQL } from '../../apps/web/src/relay/requestGraphQL.ts';
import type { SessionPort } from '../../apps/web/src/relay/sessionPort.ts';
import { answering, createLink, freshQuery } from './wire.ts';

const DATA = { __typename: 'Query' };
const OK = { body: { data: DATA } };
const MISS = { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
const UNAUTHENTICATED = { message: 'Sign in to go on.', extensions: { code: 'UNAUTHENTICATED', status: 401 } };

describe('a miss is recognised', () => {
  it.each([
    ['by its message alone', 200, { errors: [{ message: MISS.message }] }],
    ['by its code alone', 200, { errors: [{ message: 'No such document', extensions: MISS.extensions }] }],
    ['as the second error beside data', 200, { data: { a: null }, errors: [{ message: 'Other' }, MISS] }],
    ['with HTTP 400', 400, { errors: [MISS] }],
    ['with HTTP 404', 404, { errors: [MISS] }],
    ['with HTTP 500', 500, { errors: [MISS] }],
  ])('%s', async (_how, status, body) => {
    const { send, methods } = createLink({ answer: answering({ status, body }, OK) });

    expect((await send(freshQuery(), {})).data).toEqual(DATA);
    expect(methods()).toEqual(['GET', 'POST']);
  });

  it('but only once: a server that never learns gets two requests', async () => {
    const { send, sent } = createLink({ answer: answering({ body: { errors: [MISS] } }) });

    expect((await send(freshQuery(), {})).errors?.[0]?.message).toBe(MISS.message);
    expect(sent).toHaveLength(2);
  });
});

describe('what is no miss', () => {
  it('a page of a proxy is an error, and the next query still goes by its hash', async () => {
    const { send, methods } = createLink({ answer: answering({ status: 502, body: '<h1>Bad gateway</h1>' }, OK) });

    await expect(send(freshQuery(), {})).rejects.toMatchObject({ name: 'NoReplyError' });
    await send(freshQuery(), {});

    expect(methods()).toEqual(['GET', 'GET']);
  });

  it('no connection is an error after one request', async () => {
    const { send, sent } = createLink({ answer: () => Promise.reject(new TypeError('fetch failed')) });

    await expect(send(freshQuery(), {})).rejects.toMatchObject({ name: 'NoReplyError' });
    expect(sent).toHaveLength(1);
  });
});

describe('hashes', () => {
  it('are those of Node, whatever the text', async () => {
    const text = 'query Q { __typename # 𝒳😀 «ö»\n}\n';

    expect(await createHashCache()(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('are kept for 2,000 documents; the one used longest ago is hashed anew', async () => {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    const hashOf = createHashCache();
    for (let i = 0; i <= 2000; i++) await hashOf(`query Q${i} { __typename }`);
    const before = digest.mock.calls.length;

    await hashOf('query Q1 { __typename }');
    const afterKept = digest.mock.calls.length;
    await hashOf('query Q0 { __typename }');

    expect([before, afterKept, digest.mock.calls.length]).toEqual([2001, 2001, 2002]);
    digest.mockRestore();
  });
});

it('a session that ends between miss and registration is handled once', async () => {
  const { send, methods } = createLink({
    answer: answering({ body: { errors: [MISS] } }, { status: 401, body: { errors: [UNAUTHENTICATED] } }),
  });
  const end = vi.fn<SessionPort['end']>();
  const refresh = vi.fn<SessionPort['refresh']>(async () => 'refused');
  const session: SessionPort = {
    accessToken: () => 'old',
    canRefresh: () => true,
    refresh,
    end,
    isOnLoginPage: () => false,
    verify: async () => {},
  };

  await expect(createRequestGraphQL(send, session)(freshQuery(), {})).rejects.toThrow('Sign in to go on.');

  expect(methods()).toEqual(['GET', 'POST']);
  expect([refresh.mock.calls.length, end.mock.calls]).toEqual([1, [['expired']]]);
});
