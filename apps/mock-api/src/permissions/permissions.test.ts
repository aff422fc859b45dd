import type { User } from '@parley/db';
import { PermissionFlag } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, HOUR, moveClock } from '#testing/authOperations.ts';
import { buildCompany } from '#testing/company.ts';
import { acceptedSocket, settled } from '#testing/sockets.ts';
import { subscribe } from '#testing/subscriber.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
let origin: string;
beforeAll(async () => {
  origin = await api.listen();
});

let clientId: string;
let admin: User;
let staff: User;
beforeEach(async () => {
  ({ clientId } = await buildCompany(api));
  admin = await buildUser(api.db, { clientId, role: 'Admin', name: 'Maya Lind' });
  staff = await buildUser(api.db, { clientId, role: 'Staff', name: 'Tom Berg' });
});

const SET = `mutation($flag: PermissionFlag!, $isAllowed: Boolean!) {
  setStaffPermission(flag: $flag, isAllowed: $isAllowed) { id role permissions { INVITE_USERS MANAGE_CONVERSATIONS } } }`;
const WHY = `query($userId: ID!, $flag: PermissionFlag!) {
  permissionAnswer(userId: $userId, flag: $flag) { isAllowed reason changedByName changedAt } }`;

const ask = async (document: string, variables = {}, as = admin) =>
  api.run<Record<string, unknown>>(document, { variables, token: await staffToken(api.deps, as) });
const set = (flag: PermissionFlag, isAllowed: boolean, as = admin) => ask(SET, { flag, isAllowed }, as);
const why = async (user: User, flag: PermissionFlag) =>
  (await ask(WHY, { userId: user.id, flag })).body.data?.permissionAnswer;
const may = async (flag: PermissionFlag, user = staff) => {
  const { body } = await ask(`{ currentUser { permissions { ${flag} } } }`, {}, user);
  return JSON.stringify(body.data).includes('true');
};

describe('what Staff may do', () => {
  it.each(Object.values(PermissionFlag))('is %s from the next request on, and no longer', async (flag) => {
    await set(flag, true);
    expect(await may(flag)).toBe(true);
    await set(flag, false);
    expect(await may(flag)).toBe(false);
    expect(await may(flag, admin)).toBe(true);
  });

  it('is chosen by Admins only, whatever flags somebody holds: nobody raises their own rights', async () => {
    for (const flag of Object.values(PermissionFlag)) if (flag !== 'DELETE_USERS') await set(flag, true);

    expect(firstCode(await set('DELETE_USERS', true, staff))).toBe('FORBIDDEN');
    expect(await may('DELETE_USERS')).toBe(false);
  });

  it('is one company’s choice', async () => {
    const other = await buildCompany(api);
    const stranger = await buildUser(api.db, { clientId: other.clientId, role: 'Staff' });
    await set('INVITE_USERS', true);
    expect(await may('INVITE_USERS', stranger)).toBe(false);
  });

  it('is written down with what it was, once', async () => {
    await set('INVITE_USERS', true);
    await set('INVITE_USERS', true);

    const entries = await api.db.auditEntry.findMany({ where: { clientId } });
    expect(entries).toMatchObject([{ action: 'PermissionChanged', actorName: 'Maya Lind', targetName: 'Staff' }]);
    expect(JSON.parse(entries[0]?.changes ?? '')).toEqual([{ field: 'INVITE_USERS', before: 'no', after: 'yes' }]);
  });

  it('lists who has each role, invited people too', async () => {
    await buildUser(api.db, { clientId, role: 'Staff', status: 'Pending', name: 'Ada' });
    const { body } = await ask('{ rolePermissions { role people { name } permissions { DELETE_USERS } } }');
    expect(body.data?.rolePermissions).toMatchObject([
      { role: 'Admin', permissions: { DELETE_USERS: true } },
      {
        role: 'Staff',
        people: expect.arrayContaining([{ name: 'Ada' }, { name: 'Tom Berg' }]),
        permissions: { DELETE_USERS: false },
      },
    ]);
  });
});

describe('open sockets', () => {
  it('of Staff are opened anew by a change, those of Admins stay, and what changes nothing disturbs nobody', async () => {
    await set('INVITE_USERS', true);
    const own = await acceptedSocket(origin, await staffToken(api.deps, staff));
    const other = await acceptedSocket(origin, await staffToken(api.deps, admin));

    await set('INVITE_USERS', true);
    await settled(own);
    await set('INVITE_USERS', false);

    expect(await own.closed).toMatchObject({ code: 1012 });
    await settled(other);
    other.socket.terminate();
  });

  it('tell who reads the roles of a change, and nobody else', async () => {
    const listen = async (as: User) =>
      subscribe(api, origin, {
        document: 'subscription { rolePermissionsChanged { role permissions { INVITE_USERS } } }',
        variables: {},
        token: await staffToken(api.deps, as),
      });
    const reader = await listen(admin);
    await set('INVITE_USERS', true);
    expect(await reader.until(1)).toEqual([{ role: 'Staff', permissions: { INVITE_USERS: true } }]);
    await reader.stop();

    const refused = await listen(staff);
    expect(refused.errors).toEqual(['FORBIDDEN']);
    await refused.stop();
  });
});

describe('why somebody may do something', () => {
  it('is their role, and who chose what it may', async () => {
    const pending = await buildUser(api.db, { clientId, role: 'Staff', status: 'Pending' });
    expect(await why(admin, 'DELETE_USERS')).toMatchObject({ isAllowed: true, reason: 'Admin' });
    expect(await why(pending, 'VIEW_USERS')).toMatchObject({ isAllowed: false, reason: 'Pending' });
    expect(await why(staff, 'MANAGE_ARTICLES')).toMatchObject({
      isAllowed: true,
      reason: 'RoleDefault',
      changedByName: null,
    });

    moveClock(api, HOUR);
    const at = api.clock.now().getTime();
    await set('MANAGE_ARTICLES', false);
    const answer = await why(staff, 'MANAGE_ARTICLES');
    expect(answer).toMatchObject({ isAllowed: false, reason: 'RoleChanged', changedByName: 'Maya Lind' });
    expect(new Date(String(Object(answer).changedAt)).getTime()).toBeGreaterThanOrEqual(at);
  });
});
