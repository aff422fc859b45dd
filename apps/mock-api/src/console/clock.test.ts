import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '@parley/db/factories/auth';
import { startSession } from '#auth/sessions.ts';
import { type ConsoleTestApi, createConsoleTestApi } from '#testing/consoleTestApi.ts';

const MINUTE = 60_000;

describe('the clock', () => {
  let api: ConsoleTestApi;
  beforeAll(async () => {
    api = await createConsoleTestApi();
  });
  beforeEach(() => api.call('DELETE', '/console/clock'));
  afterAll(() => api.close());

  it('moves on from where it stands', async () => {
    await api.call('PUT', '/console/clock', { advance: 10 * MINUTE });
    const { body } = await api.call('PUT', '/console/clock', { advance: 50 * MINUTE });

    expect(body).toMatchObject({ offset: 60 * MINUTE, message: 'The API’s clock is 1 hour ahead.' });
    expect(api.clock.now().getTime()).toBeGreaterThan(Date.now() + 59 * MINUTE);
  });

  it('goes to an instant, before or after the real one', async () => {
    const { body } = await api.call('PUT', '/console/clock', { now: '2020-02-29T12:00:00Z' });

    expect(body.now).toMatch(/^2020-02-29T12:00:0/);
    expect(body.message).toMatch(/days .*behind/);
  });

  it('goes back to the real time', async () => {
    await api.call('PUT', '/console/clock', { offset: 5 * MINUTE });
    const { body } = await api.call('DELETE', '/console/clock');

    expect(body).toMatchObject({ offset: 0 });
  });

  it('refuses what is no time', async () => {
    expect(await api.call('PUT', '/console/clock', { now: 'tomorrow' })).toMatchObject({ status: 400 });
    expect(await api.call('PUT', '/console/clock', {})).toMatchObject({ status: 400 });
    expect(await api.call('PUT', '/console/clock', { advance: 1, offset: 2 })).toMatchObject({ status: 400 });
  });

  it('makes an access token expire', async () => {
    const { id } = await buildUser(api.db);
    const { accessToken } = await startSession(api.deps, id, { rememberMe: true, userAgent: null });
    const currentUser = () => api.send('query GetCurrentUser { currentUser { id } }', { token: accessToken });

    await api.call('PUT', '/console/clock', { advance: 9 * MINUTE });
    expect(await (await currentUser()).json()).toMatchObject({ data: { currentUser: { id: expect.any(String) } } });

    await api.call('PUT', '/console/clock', { advance: 2 * MINUTE });
    expect(await (await currentUser()).json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});
