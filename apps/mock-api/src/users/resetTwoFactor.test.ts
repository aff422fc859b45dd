import { buildUser } from '@parley/db/factories/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError, login, PASSWORD, whoIs } from '#testing/authOperations.ts';
import { challengeOf, secondStep, withSecondFactor } from '#testing/secondFactor.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
type User = Awaited<ReturnType<typeof buildUser>>;

let admin: User;
let tom: User;
let token: string;
beforeEach(async () => {
  await api.db.throttle.deleteMany();
  api.mails.length = 0;
  admin = await buildUser(api.db, { name: 'Maya Lind', role: 'Admin', password: PASSWORD });
  tom = await buildUser(api.db, { name: 'Tom Berg', clientId: admin.clientId, password: PASSWORD });
  token = await staffToken(api.deps, admin);
});

type Proof = { password?: string; code?: string };

const reset = async (id: string, as = token, proof: Proof = { password: PASSWORD }) => {
  const answer = await api.run(
    'mutation ($id: ID!, $proof: OwnerProofInput!) { resetTwoFactor(id: $id, proof: $proof) { id hasTwoFactor } }',
    { token: as, variables: { id, proof } },
  );
  await backgroundWorkDone();
  return answer;
};

describe('resetting a colleague’s second step', () => {
  it('lets them sign in without it, ends none of their sessions, and tells them and the log', async () => {
    const { token: theirs } = await withSecondFactor(api, tom.email);

    const { body } = await reset(tom.id);

    expect(body.data.resetTwoFactor).toEqual({ id: tom.id, hasTwoFactor: false });
    expect((await login(api, { email: tom.email })).body.errors).toBeUndefined();
    expect(await whoIs(api, theirs)).toBe(tom.email);
    expect(await api.db.backupCode.count({ where: { userId: tom.id } })).toBe(0);
    expect(api.mails.findLast(({ to }) => to === tom.email)).toMatchObject({
      subject: 'Two-factor sign-in was reset for your Parley account',
      text: expect.stringContaining('Maya Lind switched off'),
    });
    expect(await api.db.auditEntry.findFirst({ where: { action: 'TwoFactorReset', targetId: tom.id } })).toMatchObject({
      actorName: 'Maya Lind',
      targetName: 'Tom Berg',
    });
  });

  it('sends who is being asked for a code back to the first step, and counts no failed sign-in', async () => {
    await withSecondFactor(api, tom.email);
    const challenge = await challengeOf(api, tom.email);
    await reset(tom.id);

    const answer = firstError(await secondStep(api, { challenge, code: '000000' }));

    expect(answer).toMatchObject({
      message: 'Two-factor sign-in was switched off meanwhile. Sign in again.',
      extensions: { code: 'INVALID_TOKEN' },
    });
    expect(await api.db.auditEntry.count({ where: { action: 'SignInFailed', targetId: tom.id } })).toBe(0);
  });

  it('is refused of oneself, of who has none, of other companies’ people, and to Staff', async () => {
    await withSecondFactor(api, admin.email);
    const foreign = await buildUser(api.db, { password: PASSWORD });
    await withSecondFactor(api, foreign.email);

    expect(firstCode(await reset(admin.id))).toBe('BAD_INPUT');
    expect(firstCode(await reset(tom.id))).toBe('BAD_INPUT');
    expect(firstCode(await reset(foreign.id))).toBe('NOT_FOUND');
    expect(firstCode(await reset(admin.id, await staffToken(api.deps, tom)))).toBe('FORBIDDEN');
    expect(await api.db.twoFactor.count({ where: { userId: { in: [admin.id, foreign.id] } } })).toBe(2);
  });

  it('takes more than the Admin’s open session: their password, or a code of theirs', async () => {
    await withSecondFactor(api, tom.email);
    const { backupCodes } = await withSecondFactor(api, admin.email);

    expect(firstCode(await reset(tom.id, token, {}))).toBe('BAD_INPUT');
    expect(firstCode(await reset(tom.id, token, { password: 'not the password' }))).toBe('WRONG_PASSWORD');
    expect(firstCode(await reset(tom.id, token, { code: '000000' }))).toBe('WRONG_CODE');
    expect(await api.db.twoFactor.count({ where: { userId: tom.id } })).toBe(1);

    const { body } = await reset(tom.id, token, { code: backupCodes[0] });
    expect(body.data.resetTwoFactor.hasTwoFactor).toBe(false);
  });

  it('can be known to be needed by Admins alone', async () => {
    await withSecondFactor(api, tom.email);
    const seenBy = async (as: string) => {
      const { body } = await api.run('{ users(search: "Tom") { edges { node { hasTwoFactor } } } }', { token: as });
      return body.data.users.edges[0].node.hasTwoFactor;
    };

    expect(await seenBy(token)).toBe(true);
    const other = await buildUser(api.db, { clientId: admin.clientId });
    expect(await seenBy(await staffToken(api.deps, other))).toBeNull();
  });
});
