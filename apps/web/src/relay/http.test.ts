import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubApi } from '#testing/fakeApi.ts';
import { requestEarly, takeEarly } from './http.ts';

const operation = { id: 'a hash', name: 'Early', operationKind: 'query', text: 'query Early{early}' };

afterEach(() => vi.unstubAllGlobals());

describe('a query sent early', () => {
  it('is one request however many ask while it is on its way, and none of a later answer', async () => {
    const api = stubApi(() => Response.json({ data: { early: true } }));

    requestEarly(operation);
    const answer = takeEarly(operation.id);
    requestEarly(operation);
    expect(await answer).toMatchObject({ data: { early: true } });

    expect(api).toHaveLength(1);
    expect(takeEarly(operation.id)).toBeUndefined();
  });
});
