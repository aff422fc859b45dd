import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '@parley/db/factories/auth';
import { persisted } from '#testing/persistedQuery.ts';
import { staffToken } from '#testing/tokens.ts';
import { type ConsoleTestApi, createConsoleTestApi } from '#testing/consoleTestApi.ts';

const QUERY = 'query GetCurrentUser { currentUser { id } }';

describe('a fault', () => {
  let api: ConsoleTestApi;
  let token: string;
  beforeAll(async () => {
    api = await createConsoleTestApi();
    token = await staffToken(api.deps, await buildUser(api.db));
  });
  beforeEach(async () => {
    await api.call('DELETE', '/console/faults');
    await api.call('DELETE', '/console/requests');
  });
  afterAll(() => api.close());

  const switchOn = (fault: object) => api.call('PUT', '/console/faults', fault);
  const ask = () => api.send(QUERY, { token });
  const works = async () => expect(await (await ask()).json()).toMatchObject({ data: { currentUser: {} } });

  it('ends the session with status 401, once', async () => {
    await switchOn({ kind: 'Unauthenticated', operation: 'GetCurrentUser', times: 1 });
    const response = await ask();

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED', status: 401, http: { status: 401 } } }],
    });
    await works();
  });

  it('says that the account is gone', async () => {
    await switchOn({ kind: 'UserNotFound', times: 1 });

    expect(await (await ask()).json()).toMatchObject({ errors: [{ extensions: { code: 'USER_NOT_FOUND' } }] });
  });

  it('fails with a code and a message of one’s own', async () => {
    await switchOn({ kind: 'Error', times: 1, code: 'BAD_INPUT', message: 'The name is taken.' });

    expect(await (await ask()).json()).toMatchObject({
      errors: [{ message: 'The name is taken.', extensions: { code: 'BAD_INPUT' } }],
    });
  });

  it('answers late', async () => {
    await switchOn({ kind: 'Latency', milliseconds: 150, times: 1 });
    const began = performance.now();
    await works();

    expect(performance.now() - began).toBeGreaterThanOrEqual(149);
  });

  it('answers HTTP 500 with a page', async () => {
    await switchOn({ kind: 'ServerErrorPage', times: 1 });
    const response = await ask();

    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('text/html');
    await works();
  });

  it('drops the connection before the work', async () => {
    await switchOn({ kind: 'DroppedRequest', times: 1 });

    await expect(ask()).rejects.toThrow('fetch failed');
    await works();
  });

  it.each(['DroppedAnswer', 'TruncatedAnswer'])('does the work and loses the answer: %s', async (kind) => {
    await switchOn({ kind, times: 1, operation: 'ForgotPassword' });
    const { email } = await buildUser(api.db);
    const forgot = api.send('mutation ForgotPassword($to: String!) { forgotPassword(input: { email: $to }) }', {
      variables: { to: email },
    });

    await expect(forgot.then((response) => response.text())).rejects.toThrow(/fetch failed|terminated/);
    await expect.poll(() => api.mails.filter(({ to }) => to === email).length).toBe(1);
  });

  it('sends half of an answer, with the head of a whole one', async () => {
    await switchOn({ kind: 'TruncatedAnswer', times: 1 });
    const response = await ask();

    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('knows a persisted query no more, until its text comes along', async () => {
    const extensions = persisted(QUERY);
    await api.send(QUERY, { token, extensions });
    await switchOn({ kind: 'PersistedQueryNotFound' });
    const search = new URLSearchParams({ operationName: 'GetCurrentUser', extensions: JSON.stringify(extensions) });
    const get = () => fetch(`${api.origin}/graphql?${search}`, { headers: { authorization: `Bearer ${token}` } });

    const missed = await get();
    expect(missed.status).toBe(200);
    expect(await missed.json()).toMatchObject({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    const registered = await api.send(QUERY, { token, extensions });
    expect(await registered.json()).toMatchObject({ data: { currentUser: {} } });
  });

  it('supports no persisted queries', async () => {
    await switchOn({ kind: 'PersistedQueryNotSupported' });
    const response = await api.send(QUERY, { token, extensions: persisted(QUERY) });

    expect(await response.json()).toMatchObject({
      errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
    });
    await works();
  });

  it('is listed with how often it fired', async () => {
    await switchOn({ kind: 'UserNotFound', operation: 'GetCurrentUser', times: 3 });
    await ask();
    await ask();

    expect(await api.call('GET', '/console/faults')).toMatchObject({
      body: { faults: [{ kind: 'UserNotFound', operation: 'GetCurrentUser', times: 3, fired: 2 }] },
    });
  });

  it('is switched off alone, or with those of its operation', async () => {
    const { body } = await switchOn({ kind: 'UserNotFound', operation: 'A' });
    await switchOn({ kind: 'Unauthenticated', operation: 'B' });
    await switchOn({ kind: 'ServerErrorPage', operation: 'B' });

    expect(await api.call('DELETE', `/console/faults/${body.fault.id}`)).toMatchObject({
      status: 200,
    });
    expect(await api.call('DELETE', '/console/faults?operation=B')).toMatchObject({ body: { switchedOff: 2 } });
    expect(await api.call('GET', '/console/faults')).toMatchObject({ body: { faults: [] } });
  });

  it('must be one that there is', async () => {
    expect(await switchOn({ kind: 'Earthquake' })).toMatchObject({ status: 400 });
    expect(await switchOn({ kind: 'Latency' })).toMatchObject({ status: 400 });
    expect(await switchOn({ kind: 'UserNotFound', times: 0 })).toMatchObject({
      status: 400,
      body: { message: 'times must be 1 or more, or null.' },
    });
  });
});
