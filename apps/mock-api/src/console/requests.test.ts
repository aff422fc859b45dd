import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '@parley/db/factories/auth';
import { persisted } from '#testing/persistedQuery.ts';
import { acceptedSocket, subscribe } from '#testing/sockets.ts';
import { staffToken } from '#testing/tokens.ts';
import { type ConsoleTestApi, createConsoleTestApi } from '#testing/consoleTestApi.ts';
import { createRequestLog, type LoggedRequest } from './requestLog.ts';

const QUERY = 'query GetCurrentUser { currentUser { id } }';

describe('the request log', () => {
  let api: ConsoleTestApi;
  let token: string;
  let email: string;
  beforeAll(async () => {
    api = await createConsoleTestApi();
    const user = await buildUser(api.db);
    email = user.email;
    token = await staffToken(api.deps, user);
  });
  beforeEach(() => api.call('DELETE', '/console/requests'));
  afterAll(() => api.close());

  const logged = async (search = ''): Promise<LoggedRequest[]> => {
    const { body } = await api.call('GET', `/console/requests${search}`);
    return body.requests;
  };

  it('tells what was asked, how, by whom and how it ended', async () => {
    await (await api.send(QUERY, { token })).text();

    await expect
      .poll(() => logged())
      .toMatchObject([
        {
          operation: 'GetCurrentUser',
          kind: 'query',
          how: 'POST',
          status: 200,
          errors: [],
          milliseconds: expect.any(Number),
          viewer: email,
          fault: null,
        },
      ]);
  });

  it('tells a hash by GET from the text that registers it', async () => {
    const extensions = persisted(`${QUERY} `);
    const search = new URLSearchParams({ operationName: 'GetCurrentUser', extensions: JSON.stringify(extensions) });
    const get = async () =>
      (await fetch(`${api.origin}/graphql?${search}`, { headers: { authorization: `Bearer ${token}` } })).text();
    await get();
    await (await api.send(`${QUERY} `, { token, extensions })).text();
    await get();

    await expect
      .poll(() => logged())
      .toMatchObject([
        { how: 'GET hash', errors: [], kind: 'query' },
        { how: 'POST hash and text', errors: [] },
        { how: 'GET hash', errors: ['PERSISTED_QUERY_NOT_FOUND'] },
      ]);
  });

  it('names the codes of errors and the fault behind them', async () => {
    await api.call('PUT', '/console/faults', { kind: 'UserNotFound', operation: 'GetCurrentUser', times: 1 });
    await (await api.send(QUERY, { token })).text();

    await expect.poll(() => logged()).toMatchObject([{ errors: ['USER_NOT_FOUND'], fault: 'UserNotFound' }]);
  });

  it('has no status for an answer that was lost', async () => {
    await api.call('PUT', '/console/faults', { kind: 'DroppedAnswer', operation: 'GetCurrentUser', times: 1 });
    await api.send(QUERY, { token }).catch(() => {});

    await expect.poll(() => logged()).toMatchObject([{ status: null, milliseconds: expect.any(Number) }]);
  });

  it('holds subscriptions too', async () => {
    const { send } = await acceptedSocket(api.origin, token);
    send(subscribe('1', 'subscription ConversationCreated { conversationCreated { id } }'));

    await expect.poll(() => logged()).toMatchObject([{ operation: 'ConversationCreated', how: 'socket' }]);
  });

  it('never holds a secret', async () => {
    const login = 'mutation Login($input: LoginInput!) { login(input: $input) { accessToken } }';
    await (await api.send(login, { token, variables: { input: { email, password: 'open sesame' } } })).text();

    await expect.poll(() => logged()).toMatchObject([{ operation: 'Login', status: 200 }]);
    const text = JSON.stringify(await logged());
    expect(text).not.toContain('sesame');
    expect(text).not.toContain(token);
  });

  it('never quotes what was wrong with a variable', async () => {
    const login = 'mutation Login($input: LoginInput!) { login(input: $input) { accessToken } }';
    await (await api.send(login, { variables: { input: { email, password: ['open sesame'] } } })).text();

    await expect.poll(() => logged()).toMatchObject([{ operation: 'Login', errors: ['without a code'] }]);
  });

  it('is narrowed by operation and by what came before', async () => {
    await (await api.send('query A { __typename }')).text();
    await (await api.send('query B { __typename }')).text();
    const [last] = await logged();

    expect(await logged('?operation=A')).toMatchObject([{ operation: 'A' }]);
    expect(await logged(`?after=${last?.number}`)).toEqual([]);
  });

  it('keeps the last ones only', () => {
    const log = createRequestLog(2);
    for (const operation of ['A', 'B', 'C']) {
      const rest = { at: '', kind: null, how: 'POST', status: null, errors: [], milliseconds: null } as const;
      log.begin({ ...rest, operation, viewer: null, fault: null });
    }

    expect(log.list().map(({ operation, number }) => [operation, number])).toEqual([
      ['C', 3],
      ['B', 2],
    ]);
  });
});
