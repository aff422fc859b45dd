import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, UNREACHABLE } from './ApiError.ts';
import { postGraphql } from './postGraphql.ts';

const answer = v.object({ ok: v.boolean() });
const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
const ask = (fetchFrom: typeof fetch) =>
  postGraphql('https://api.example/graphql', fetchFrom)({ query: '{ ok }', token: 'secret', answer });
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error : null),
  );

describe('postGraphql', () => {
  it('posts with the token in a header and nowhere in the address', async () => {
    const fetchFrom = answering({ data: { ok: true } });

    expect(await ask(fetchFrom)).toEqual({ ok: true });

    const [url, options] = fetchFrom.mock.calls[0] ?? [];
    expect(url).toBe('https://api.example/graphql');
    expect(options?.method).toBe('POST');
    expect(new Headers(options?.headers).get('authorization')).toBe('Bearer secret');
    expect(options?.body).not.toContain('secret');
  });

  it('fails with the code, sentence and patience of the first error', async () => {
    const extensions = { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 12 };
    const error = await failure(ask(answering({ errors: [{ message: 'Wait a moment.', extensions }] })));

    expect(error).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', message: 'Wait a moment.', retryAfterSeconds: 12 });
  });

  it('tells nobody what the API said of its own crash', async () => {
    const message = 'SQLITE_ERROR: no such column';

    const bare = await failure(ask(answering({ errors: [{ message }] })));
    const coded = await failure(
      ask(answering({ errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }] })),
    );

    expect([bare, coded]).toMatchObject([
      { code: UNREACHABLE, message: 'Something went wrong on our side.' },
      { code: UNREACHABLE, message: 'Something went wrong on our side.' },
    ]);
  });

  it.each([
    ['the network is gone', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))],
    ['a proxy answers with a page', vi.fn<typeof fetch>(async () => new Response('<html>', { status: 502 }))],
    ['the answer is of another shape', answering({ data: { ok: 'yes' } })],
  ])('counts the API as out of reach when %s', async (_, fetchFrom) => {
    expect(await failure(ask(fetchFrom))).toMatchObject({ code: UNREACHABLE });
  });
});
