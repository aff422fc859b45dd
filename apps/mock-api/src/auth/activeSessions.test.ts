import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { apiForTests } from '#testing/apiForTests.ts';
import {
  firstCode,
  HOUR,
  login,
  MINUTE,
  moveClock,
  PASSWORD,
  refresh,
  remembered,
  signedIn,
  whoIs,
} from '#testing/authOperations.ts';
import { acceptedSocket, settled } from '#testing/sockets.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const api = await apiForTests();
const origin = await api.listen();
let user: User;
beforeEach(async () => {
  user = await buildUser(api.db, { password: PASSWORD });
});
afterEach(async () => {
  await backgroundWorkDone();
  api.clock.setOffset(0);
});

type Listed = {
  id: string;
  browser: string | null;
  os: string | null;
  device: string | null;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};

async function sessions(token: string): Promise<Listed[]> {
  const { body } = await api.run(
    '{ accountSecurity { sessions { id browser os device createdAt lastUsedAt isCurrent } } }',
    { token },
  );
  return body.data.accountSecurity.sessions;
}

const from = async (userAgent: string) => {
  const { body } = await login(api, user, { headers: { 'user-agent': userAgent } });
  return body.data?.login.accessToken ?? '';
};

const revoke = (token: string, id: string | undefined) =>
  api.run('mutation ($id: ID!) { revokeSession(id: $id) { sessions { id } } }', { token, variables: { id } });

const other = async (token: string) => (await sessions(token)).find(({ isCurrent }) => !isCurrent);

describe('the active sessions', () => {
  it('say in words where one is signed in, this device first, then the one that was used last', async () => {
    await from('curl/8.5');
    moveClock(api, MINUTE);
    const phone = await from(IPHONE);
    moveClock(api, MINUTE);
    const laptop = await from(FIREFOX);

    const listed = await sessions(laptop);

    expect(listed).toMatchObject([
      { browser: 'Firefox 140', os: 'Linux', device: 'Computer', isCurrent: true },
      { browser: 'Safari 18', os: 'iOS', device: 'iPhone', isCurrent: false },
      { os: null, device: null, isCurrent: false },
    ]);
    expect((await sessions(phone))[0]).toMatchObject({ browser: 'Safari 18', isCurrent: true });
  });

  it('say when one was used last, to within five minutes', async () => {
    const token = await from(FIREFOX);
    const [begun] = await sessions(token);
    expect(begun?.lastUsedAt).toBe(begun?.createdAt);

    moveClock(api, HOUR);
    await whoIs(api, token);
    await backgroundWorkDone();

    const [used] = await sessions(token);
    const since = Date.parse(used?.lastUsedAt ?? '') - Date.parse(used?.createdAt ?? '');
    expect(Math.abs(since - HOUR)).toBeLessThan(5 * MINUTE);
    expect(used?.createdAt).toBe(begun?.createdAt);
  });

  it('leave out those that have ended, and other people’s', async () => {
    const { accessToken } = await remembered(api, user.email);
    await signedIn(api, user);
    await signedIn(api, await buildUser(api.db, { password: PASSWORD }));
    const gone = await signedIn(api, user);
    await api.run('mutation { logout }', { token: gone.accessToken });
    expect(await sessions(accessToken)).toHaveLength(2);

    moveClock(api, 9 * HOUR);
    const { body } = await login(api, user);

    expect(await sessions(body.data?.login.accessToken ?? '')).toHaveLength(2);
  });
});

describe('revoking', () => {
  it('ends one session and its sockets at once, and no other', async () => {
    const here = (await signedIn(api, user)).accessToken;
    const there = await remembered(api, user.email);
    const [socketHere, socketThere] = [
      await acceptedSocket(origin, here),
      await acceptedSocket(origin, there.accessToken),
    ];

    const { body } = await revoke(here, (await other(here))?.id);

    expect(body.data.revokeSession.sessions).toHaveLength(1);
    expect(await socketThere.closed).toMatchObject({ code: 4403 });
    expect(await whoIs(api, there.accessToken)).toBe('UNAUTHENTICATED');
    expect(firstCode(await refresh(api, there.refreshToken))).toBe('UNAUTHENTICATED');
    expect(await whoIs(api, here)).toBe(user.email);
    await settled(socketHere);
    socketHere.socket.terminate();
  });

  it('says so when that one has ended already', async () => {
    const here = (await signedIn(api, user)).accessToken;
    await signedIn(api, user);
    const id = (await other(here))?.id;
    await revoke(here, id);

    expect(firstCode(await revoke(here, id))).toBe('NOT_FOUND');
  });

  it('finds nobody else’s, not even a colleague’s', async () => {
    const here = (await signedIn(api, user)).accessToken;
    const colleague = await buildUser(api.db, { password: PASSWORD, clientId: user.clientId ?? '' });
    const theirs = (await signedIn(api, colleague)).accessToken;
    const [{ id } = { id: '' }] = await sessions(theirs);

    expect(firstCode(await revoke(here, id))).toBe('NOT_FOUND');
    expect(await whoIs(api, theirs)).toBe(colleague.email);
  });

  it('ends all others with one word', async () => {
    const here = (await signedIn(api, user)).accessToken;
    const phone = await remembered(api, user.email);
    const laptop = await signedIn(api, user);
    const socket = await acceptedSocket(origin, laptop.accessToken);

    const { body } = await api.run('mutation { revokeOtherSessions { sessions { isCurrent } } }', { token: here });

    expect(body.data.revokeOtherSessions.sessions).toEqual([{ isCurrent: true }]);
    expect(await socket.closed).toMatchObject({ code: 4403 });
    expect(await whoIs(api, laptop.accessToken)).toBe('UNAUTHENTICATED');
    expect(firstCode(await refresh(api, phone.refreshToken))).toBe('UNAUTHENTICATED');
    expect(await whoIs(api, here)).toBe(user.email);
  });
});
