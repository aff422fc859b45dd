import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { acceptedSocket, settled } from '#testing/sockets.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { DAY, recoveryToken, PASSWORD, refresh, remembered, resetPassword, signedIn } from '#testing/authOperations.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { createSignInLink } from './signInLinks.ts';

let api: TestApi;
let origin: string;
let user: User;
beforeAll(async () => {
  api = await createTestApi();
  origin = await api.listen();
});
beforeEach(async () => {
  user = await buildUser(api.db, { password: PASSWORD });
});
afterEach(() => api.clock.setOffset(0));
afterAll(async () => {
  await backgroundWorkDone();
  await api.close();
});

describe("a session's sockets", () => {
  it('close when the session is signed out of, and those of other sessions stay', async () => {
    const here = await signedIn(api, user);
    const elsewhere = await signedIn(api, user);
    const [own, other] = [
      await acceptedSocket(origin, here.accessToken),
      await acceptedSocket(origin, elsewhere.accessToken),
    ];

    await api.run('mutation { logout }', { token: here.accessToken });

    expect(await own.closed).toMatchObject({ code: 4403 });
    await settled(other);
    other.socket.terminate();
  });

  it('all close when the person signs out everywhere, and nobody else’s', async () => {
    const phone = await acceptedSocket(origin, (await remembered(api, user.email)).accessToken);
    const laptop = await signedIn(api, user);
    const laptopSocket = await acceptedSocket(origin, laptop.accessToken);
    const colleague = await buildUser(api.db, { password: PASSWORD });
    const colleagueSocket = await acceptedSocket(origin, (await signedIn(api, colleague)).accessToken);

    await api.run('mutation { logoutEverywhere }', { token: laptop.accessToken });

    expect(await phone.closed).toMatchObject({ code: 4403 });
    expect(await laptopSocket.closed).toMatchObject({ code: 4403 });
    await settled(colleagueSocket);
    colleagueSocket.socket.terminate();
  });

  it('close when the password is reset', async () => {
    const { closed } = await acceptedSocket(origin, (await signedIn(api, user)).accessToken);

    await resetPassword(api, await recoveryToken(api, user.email), 'staple my battery horse');

    expect(await closed).toMatchObject({ code: 4403 });
  });

  it('close when a stolen refresh token is used again', async () => {
    const { refreshToken, accessToken } = await remembered(api, user.email);
    await refresh(api, refreshToken, { rotate: true });
    const { closed } = await acceptedSocket(origin, accessToken);
    api.clock.setOffset(31_000);

    await refresh(api, refreshToken);

    expect(await closed).toMatchObject({ code: 4403 });
  });

  it('close when the token that opened them expires', async () => {
    const { closed } = await acceptedSocket(origin, (await signedIn(api, user)).accessToken);

    api.clock.setOffset(DAY);

    expect(await closed).toMatchObject({ code: 4403 });
  });

  it('open with a sign-in link, and close with its session', async () => {
    const token = new URL(await createSignInLink(api.deps, user.id)).searchParams.get('accessToken') ?? '';
    const { closed } = await acceptedSocket(origin, token);

    await api.run('mutation { logout }', { token });

    expect(await closed).toMatchObject({ code: 4403 });
  });
});
