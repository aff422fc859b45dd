import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '@parley/db/factories/auth';
import { acceptedSocket, openSocket, settled, subscribe } from '#testing/sockets.ts';
import { staffToken } from '#testing/tokens.ts';
import { type ConsoleTestApi, createConsoleTestApi } from '#testing/consoleTestApi.ts';

describe('sockets', () => {
  let api: ConsoleTestApi;
  let mira: { email: string; token: string };
  let noah: { email: string; token: string };
  beforeAll(async () => {
    api = await createConsoleTestApi();
    const person = async (name: string) => {
      const user = await buildUser(api.db, { name });
      return { email: user.email, token: await staffToken(api.deps, user) };
    };
    mira = await person('Mira Vogel');
    noah = await person('Noah Brandt');
  });
  afterEach(async () => {
    await api.call('PUT', '/console/sockets', { isFrozen: false, isRefusing: false, closesAfterAck: null });
    await api.call('DELETE', '/console/faults');
    await api.call('POST', '/console/sockets/close', { code: 1006 });
  });
  afterAll(() => api.close());

  it.each([1012, 4400, 4401, 4403, 4406, 4409, 4429, 4500, 4004, 4005, 4499])('close with %i', async (code) => {
    const { closed } = await acceptedSocket(api.origin, mira.token);
    const { body } = await api.call('POST', '/console/sockets/close', { code, reason: 'As asked' });

    expect(body).toMatchObject({ closed: 1 });
    expect(await closed).toEqual({ code, reason: 'As asked' });
  });

  it('break without a goodbye', async () => {
    const { closed } = await acceptedSocket(api.origin, mira.token);
    await api.call('POST', '/console/sockets/close', { code: 1006 });

    expect((await closed).code).toBe(1006);
  });

  it('close for one person only', async () => {
    const hers = await acceptedSocket(api.origin, mira.token);
    const his = await acceptedSocket(api.origin, noah.token);
    const { body } = await api.call('POST', '/console/sockets/close', { code: 4403, email: noah.email });

    expect(body).toMatchObject({ closed: 1 });
    expect((await his.closed).code).toBe(4403);
    await settled(hers);
  });

  it('are listed with whose they are', async () => {
    await acceptedSocket(api.origin, mira.token);

    expect(await api.call('GET', '/console/sockets')).toMatchObject({
      body: { open: [{ viewer: 'Mira Vogel', subscriptions: 0 }], isFrozen: false },
    });
  });

  it('stay open and mute while frozen', async () => {
    const opened = await acceptedSocket(api.origin, mira.token);
    await api.call('PUT', '/console/sockets', { isFrozen: true });
    const answered = settled(opened).then(() => 'answered');
    // The API is there all the while, and has had every chance to answer.
    await api.call('GET', '/console/sockets');
    expect(await Promise.race([answered, api.call('GET', '/console/state').then(() => 'mute')])).toBe('mute');

    await api.call('PUT', '/console/sockets', { isFrozen: false });
    expect(await answered).toBe('answered');
  });

  it('are refused', async () => {
    await api.call('PUT', '/console/sockets', { isRefusing: true });

    await expect(openSocket(api.origin)).rejects.toThrow('503');
  });

  it('are accepted and then closed', async () => {
    await api.call('PUT', '/console/sockets', { closesAfterAck: 4403 });
    const { closed } = await acceptedSocket(api.origin, mira.token);

    expect((await closed).code).toBe(4403);
  });

  it('carry the faults of a subscription', async () => {
    await api.call('PUT', '/console/faults', { kind: 'UserNotFound', operation: 'ConversationCreated', times: 1 });
    const { send, next } = await acceptedSocket(api.origin, mira.token);
    send(subscribe('1', 'subscription ConversationCreated { conversationCreated { id } }'));

    expect(await next('error')).toMatchObject({ id: '1', payload: [{ extensions: { code: 'USER_NOT_FOUND' } }] });
  });

  it('are not closed with a code that no peer may send', async () => {
    for (const code of [1005, 2000, 999, 5000, '4403']) {
      expect(await api.call('POST', '/console/sockets/close', { code })).toMatchObject({ status: 400 });
    }
    expect(
      await api.call('POST', '/console/sockets/close', { code: 4403, email: 'nobody@here.example' }),
    ).toMatchObject({
      status: 404,
    });
  });
});

describe('an outage', () => {
  it('takes the whole API away and brings it back by itself', async () => {
    const api = await createConsoleTestApi();
    const { closed } = await acceptedSocket(api.origin, await staffToken(api.deps, await buildUser(api.db)));
    const { body } = await api.call('POST', '/console/outage', { seconds: 0.4 });

    expect(body).toMatchObject({ message: 'The API is away for 0.4 seconds, and this page with it.' });
    expect((await closed).code).toBe(1006);
    await expect(api.send('{ __typename }')).rejects.toThrow('fetch failed');
    await expect
      .poll(() =>
        api.send('{ __typename }').then(
          ({ status }) => status,
          () => 'away',
        ),
      )
      .toBe(200);
    await api.close();
  });
});
