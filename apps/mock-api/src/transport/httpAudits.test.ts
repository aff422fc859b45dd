import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';

/** These send a GET that no browser would preflight, which is refused on purpose. */
const REFUSED_ON_PURPOSE = new Set(['5A70', 'D6D5', '6A70']);

const api = await apiForTests();
let url = '';
beforeAll(async () => {
  url = `${await api.listen()}/graphql`;
});

describe('GraphQL over HTTP', () => {
  it.each(serverAudits({ url: () => url }).map((audit) => [audit.id, audit.name, audit]))(
    '%s: %s',
    async (id, _name, audit) => {
      const result = await audit.fn();

      expect(result).toMatchObject({ status: REFUSED_ON_PURPOSE.has(id) ? 'notice' : 'ok' });
    },
  );

  it('holds in full for clients that ask for a preflight', async () => {
    const fetchFn = (input: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('apollo-require-preflight', '1');
      return fetch(input, { ...init, headers });
    };
    const results = await Promise.all(serverAudits({ url, fetchFn }).map((audit) => audit.fn()));

    expect(results).toHaveLength(61);
    expect(results.filter(({ status }) => status !== 'ok')).toEqual([]);
  });
});
