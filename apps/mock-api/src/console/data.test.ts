import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_LOGINS } from '@parley/db/demoLogins';
import { buildUser } from '@parley/db/factories/auth';
import { backgroundWorkDone, inBackground } from '#background/inBackground.ts';
import { acceptedSocket } from '#testing/sockets.ts';
import { staffToken } from '#testing/tokens.ts';
import { type ConsoleTestApi, createConsoleTestApi } from '#testing/consoleTestApi.ts';

/** Milliseconds that the seed may take on a busy machine. */
const SEEDING = 60_000;

describe('data', () => {
  let api: ConsoleTestApi;
  beforeAll(async () => {
    api = await createConsoleTestApi();
    await api.call('POST', '/console/reset');
  }, SEEDING);
  afterAll(() => api.close());

  const emails = async () => (await api.db.user.findMany()).map(({ email }) => email);

  it('goes back to the seed, with the real time and without faults', async () => {
    await buildUser(api.db, { email: 'stray@parley.example' });
    await api.call('PUT', '/console/clock', { advance: 60_000 });
    await api.call('PUT', '/console/faults', { kind: 'ServerErrorPage' });
    await api.call('PUT', '/console/sockets', { isRefusing: true, isFrozen: true, closesAfterAck: 4403 });
    await api.send('query Logged { __typename }');

    expect((await api.call('POST', '/console/reset')).status).toBe(200);

    expect(await emails()).toEqual(expect.arrayContaining(DEMO_LOGINS.map(({ email }) => email)));
    expect(await emails()).not.toContain('stray@parley.example');
    expect(api.clock.offset()).toBe(0);
    expect((await api.call('GET', '/console/faults')).body).toEqual({ faults: [] });
    expect((await api.call('GET', '/console/requests')).body).toEqual({ requests: [] });
    expect((await api.call('GET', '/console/sockets')).body).toMatchObject({
      isFrozen: false,
      isRefusing: false,
      closesAfterAck: null,
    });
  });

  it('lets what goes on in the background end first, so that it changes nothing of the seed', async () => {
    let goOn = () => {};
    const begun = new Promise<void>((resolve) => (goOn = resolve));
    inBackground('Writing what was true before', async () => {
      await begun;
      await buildUser(api.db, { email: 'before@parley.example' });
    });
    const reset = api.call('POST', '/console/reset');
    // Without waiting, the seed would be there again by the time the work goes on.
    await Promise.race([reset, api.call('POST', '/console/snapshots', { name: 'meanwhile' })]);
    goOn();
    await reset;
    await backgroundWorkDone();

    expect(await emails()).not.toContain('before@parley.example');
  });

  it('closes the sockets of those who read it, to be fetched anew', async () => {
    const maya = await api.db.user.findUniqueOrThrow({ where: { email: 'maya@northwindoutdoor.com' } });
    const { closed } = await acceptedSocket(api.origin, await staffToken(api.deps, maya));
    await api.call('POST', '/console/reset');

    expect(await closed).toEqual({ code: 1012, reason: 'The data was replaced' });
  });

  it('is kept in a snapshot and brought back', async () => {
    await buildUser(api.db, { email: 'kept@parley.example' });
    expect(await api.call('POST', '/console/snapshots', { name: 'Früh am Morgen (1)' })).toMatchObject({ status: 201 });
    await api.db.user.delete({ where: { email: 'kept@parley.example' } });
    await buildUser(api.db, { email: 'late@parley.example' });

    const restore = `/console/snapshots/${encodeURIComponent('Früh am Morgen (1)')}/restore`;
    expect(await api.call('POST', restore)).toMatchObject({ status: 200 });

    expect(await emails()).toContain('kept@parley.example');
    expect(await emails()).not.toContain('late@parley.example');
  });

  it('lists snapshots and deletes them', async () => {
    await api.call('POST', '/console/snapshots', { name: 'one' });
    await api.call('POST', '/console/snapshots', { name: 'two' });
    await api.call('DELETE', '/console/snapshots/one');
    const { body } = await api.call('GET', '/console/snapshots');

    expect(body.snapshots).toContainEqual({ name: 'two', createdAt: expect.any(String), bytes: expect.any(Number) });
    expect(body.snapshots).not.toContainEqual(expect.objectContaining({ name: 'one' }));
  });

  it('knows no snapshot outside its folder', async () => {
    const outside = encodeURIComponent('../test');

    expect(await api.call('POST', `/console/snapshots/${outside}/restore`)).toMatchObject({ status: 404 });
    expect(await api.call('DELETE', `/console/snapshots/${outside}`)).toMatchObject({ status: 404 });
    for (const name of ['../test', '', 'a'.repeat(61), 7]) {
      expect(await api.call('POST', '/console/snapshots', { name })).toMatchObject({ status: 400 });
    }
  });
});
