import { describe, expect, it } from 'vitest';
import type { Prisma } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, PASSWORD, signedIn } from '#testing/authOperations.ts';
import { signVisitorToken } from './tokens.ts';

const api = await apiForTests();

async function tokenOf(change: Prisma.UserUncheckedUpdateInput = {}): Promise<string> {
  const user = await buildUser(api.db, { password: PASSWORD });
  await api.db.user.update({ where: { id: user.id }, data: change });
  return (await signedIn(api, user)).accessToken;
}

const STAFF_ONLY = '{ assistants { id } }';
const NEEDS_A_FLAG = 'mutation { readConversation(id: "conv_1") { id } }';
const attempt = async (document: string, token: string | null) => firstCode(await api.run(document, { token }));

describe("fields for a client's staff", () => {
  it('are closed to whoever is not signed in', async () => {
    expect(await attempt(STAFF_ONLY, null)).toBe('UNAUTHENTICATED');
  });

  it('are closed to visitors', async () => {
    const user = await buildUser(api.db);
    const now = api.clock.now();
    const visitor = await api.db.visitor.create({
      data: { id: 'vstr_1', clientId: user.clientId, name: 'Visitor 1', createdAt: now, lastSeenAt: now },
    });
    const token = await signVisitorToken(api.deps, {
      visitorId: visitor.id,
      clientId: user.clientId,
      assistantId: 'asst_1',
    });

    expect(await attempt(STAFF_ONLY, token)).toBe('UNAUTHENTICATED');
  });

  it('are closed to people who are Pending or belong to no client, who may still ask who they are', async () => {
    for (const change of [{ status: 'Pending' as const }, { clientId: null }]) {
      const token = await tokenOf(change);

      expect(await attempt(STAFF_ONLY, token)).toBe('FORBIDDEN');
      const { body } = await api.run('{ currentUser { id } }', { token });
      expect(body.errors).toBeUndefined();
    }
  });

  it('ask for their flag', async () => {
    const token = await tokenOf();
    const { body } = await api.run('{ currentUser { client { id } } }', { token });
    const clientId = body.data.currentUser.client.id;
    expect(await attempt(NEEDS_A_FLAG, token)).toBe('NOT_FOUND');

    const flag = 'MANAGE_CONVERSATIONS';
    await api.db.rolePermission.create({ data: { clientId, role: 'Staff', flag, allowed: false } });

    expect(await attempt(NEEDS_A_FLAG, token)).toBe('FORBIDDEN');
  });
});
