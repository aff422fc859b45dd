import { buildCannedReply } from '@parley/db/factories/cannedReplies';
import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildMacro } from '@parley/db/factories/macros';
import { buildTeam } from '@parley/db/factories/teams';
import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, firstCode, firstError, MINUTE, moveClock, whoIs } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { acceptedSocket } from '#testing/sockets.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
const origin = await api.listen();

let company: Company;
let admin: Awaited<ReturnType<typeof buildUser>>;
let token: string;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  admin = await person({ name: 'Astrid Berg', role: 'Admin' });
  token = await staffToken(api.deps, admin);
});

const person = (overrides: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(api.db, { clientId: company.clientId, ...overrides });

type Answer = { edges: { cursor: string; node: { name: string } }[]; totalCount: number };
async function list(variables: Record<string, unknown> = {}, as = token): Promise<Answer> {
  const { body } = await api.run(
    `query ($search: String, $role: UserRole, $standings: [UserState!], $teamIds: [ID!],
        $sort: UserSort! = NameAscending, $first: Int, $after: String) {
      users(search: $search, role: $role, standings: $standings, teamIds: $teamIds, sort: $sort, first: $first,
        after: $after) { totalCount edges { cursor node { name } } } }`,
    { token: as, variables },
  );
  return body.data.users;
}
const names = async (variables?: Record<string, unknown>) => (await list(variables)).edges.map(({ node }) => node.name);

const changeRole = (id: string, role: string, as = token) =>
  api.run('mutation ($id: ID!, $role: UserRole!) { changeUserRole(id: $id, role: $role) { id role } }', {
    token: as,
    variables: { id, role },
  });

const remove = (id: string, heir: { assigneeId?: string; teamId?: string } = {}, as = token) =>
  api.run(
    'mutation ($id: ID!, $assigneeId: ID, $teamId: ID) { deleteUser(id: $id, assigneeId: $assigneeId, teamId: $teamId) }',
    {
      token: as,
      variables: { id, ...heir },
    },
  );

describe('the list', () => {
  it('holds everybody of the company and nobody else, by name in whatever case', async () => {
    await person({ name: 'zoe Quint' });
    await buildUser(api.db, { name: 'Elsewhere' });

    expect(await names()).toEqual(['Astrid Berg', 'Maya Lindqvist', 'zoe Quint']);
    expect(await names({ sort: 'NameDescending' })).toEqual(['zoe Quint', 'Maya Lindqvist', 'Astrid Berg']);
  });

  it('finds by name and mail address, taking no sign for any other', async () => {
    await person({ name: 'Percy 100%', email: 'percy@sale.example' });

    expect(await names({ search: 'percy@' })).toEqual(['Percy 100%']);
    expect(await names({ search: '0%' })).toEqual(['Percy 100%']);
    expect(await names({ search: 'M_ya' })).toEqual([]);
    expect(await names({ search: 'x'.repeat(10_000) })).toEqual([]);
  });

  it('tells roles apart, and who has accepted, may still, or is too late', async () => {
    const now = api.clock.now().getTime();
    await person({ name: 'In Time', status: 'Pending', inviteExpiresAt: new Date(now + DAY) });
    await person({ name: 'Too Late', status: 'Pending', inviteExpiresAt: new Date(now - DAY) });
    await person({ name: 'No End', status: 'Pending' });

    expect(await names({ role: 'Admin' })).toEqual(['Astrid Berg']);
    expect(await names({ standings: ['Active'] })).toEqual(['Astrid Berg', 'Maya Lindqvist']);
    expect(await names({ standings: ['Invited'] })).toEqual(['In Time', 'No End']);
    expect(await names({ standings: ['Expired'] })).toEqual(['Too Late']);
    expect(await names({ standings: ['Invited', 'Expired'] })).toEqual(['In Time', 'No End', 'Too Late']);
  });

  it('finds who is in one of some teams, of one’s own company alone', async () => {
    const [jonas, zoe] = [await person({ name: 'Jonas Reber' }), await person({ name: 'Zoe Quint' })];
    const { clientId } = company;
    const repairs = await buildTeam(api.db, { clientId, memberIds: [jonas.id, zoe.id] });
    const night = await buildTeam(api.db, { clientId, memberIds: [zoe.id] });
    const elsewhere = await buildTeam(api.db, { memberIds: [(await buildUser(api.db)).id] });

    expect(await names({ teamIds: [repairs.id, night.id] })).toEqual(['Jonas Reber', 'Zoe Quint']);
    expect(await names({ teamIds: [night.id], search: 'jonas' })).toEqual([]);
    expect(await names({ teamIds: [elsewhere.id] })).toEqual([]);
    expect(await names({ teamIds: [] })).toHaveLength(4);
  });

  it('comes in pages that lose nobody, in each order', async () => {
    await person({ name: 'Maya Lindqvist' });
    await staffToken(api.deps, await person({ name: 'Seen' }));
    for (const sort of ['NameAscending', 'NameDescending', 'LastSeenNewest', 'LastSeenOldest']) {
      const all = await list({ sort });
      const read: string[] = [];
      let after: string | undefined;
      for (let page = 0; page < all.totalCount; page += 1) {
        const { edges } = await list({ sort, first: 1, after });
        read.push(...edges.map(({ node }) => node.name));
        after = edges[0]?.cursor;
      }
      expect(read).toEqual(all.edges.map(({ node }) => node.name));
    }
  });

  it('says who was here last', async () => {
    const jonas = await person({ name: 'Jonas Reber' });
    const own = await staffToken(api.deps, jonas);
    moveClock(api, 6 * MINUTE);
    await whoIs(api, own);
    await backgroundWorkDone();

    const { body } = await api.run('{ users(search: "Jonas") { edges { node { lastSeenAt } } } }', { token });

    expect(Date.parse(body.data.users.edges[0].node.lastSeenAt)).toBeGreaterThan(Date.now() + 5 * MINUTE);
    await person({ name: 'Never Here' });
    expect((await names({ sort: 'LastSeenOldest' })).slice(0, 2)).toEqual(['Never Here', 'Maya Lindqvist']);
  });

  it('tells of each their teams and how much is open', async () => {
    const { id } = company.agent;
    const team = await buildTeam(api.db, { clientId: company.clientId, name: 'Repairs' });
    await api.db.teamMember.create({ data: { teamId: team.id, userId: id } });
    const theirs = { clientId: company.clientId, assistantId: company.assistantId, assigneeId: id };
    await buildConversation(api.db, theirs);
    await buildConversation(api.db, { ...theirs, status: 'Resolved' });

    const { body } = await api.run(
      '{ users(search: "Maya") { edges { node { teams { name } openConversationsCount } } } }',
      { token },
    );

    expect(body.data.users.edges[0].node).toEqual({ teams: [{ name: 'Repairs' }], openConversationsCount: 1 });
  });
});

describe('a role', () => {
  it('is changed by an Admin, and counts from the next request on, also on open sockets', async () => {
    const { closed } = await acceptedSocket(origin, company.agentToken);

    await changeRole(company.agent.id, 'Admin');

    expect(await closed).toMatchObject({ code: 1012 });
    const { body } = await api.run('{ currentUser { role permissions { MANAGE_CLIENT } } }', {
      token: company.agentToken,
    });
    expect(body.data.currentUser).toEqual({ role: 'Admin', permissions: { MANAGE_CLIENT: true } });
  });

  it('is never one’s own to change, nor Staff’s', async () => {
    expect(firstCode(await changeRole(admin.id, 'Staff'))).toBe('BAD_INPUT');
    expect(firstCode(await changeRole(company.agent.id, 'Admin', company.agentToken))).toBe('FORBIDDEN');
  });

  it('leaves an Admin when two take it from each other at the same moment', async () => {
    const other = await person({ role: 'Admin' });
    const others = await staffToken(api.deps, other);

    const answers = await Promise.all([changeRole(other.id, 'Staff'), changeRole(admin.id, 'Staff', others)]);

    expect(answers.filter(({ body }) => body.errors)).toHaveLength(1);
    expect(await api.db.user.count({ where: { clientId: company.clientId, role: 'Admin' } })).toBe(1);
  });
});

describe('removing somebody', () => {
  const conversation = (overrides: object = {}) =>
    buildConversation(api.db, {
      clientId: company.clientId,
      assistantId: company.assistantId,
      assigneeId: company.agent.id,
      ...overrides,
    });
  const row = (id: string) => api.db.conversation.findUniqueOrThrow({ where: { id } });

  it('gives what is open to a colleague, who is told, and leaves what is done without anybody', async () => {
    const jonas = await person({ name: 'Jonas Reber' });
    const [open, snoozed, resolved] = [
      await conversation(),
      await conversation({ status: 'Snoozed' }),
      await conversation({ status: 'Resolved' }),
    ];

    const { body } = await remove(company.agent.id, { assigneeId: jonas.id });

    expect(body.data.deleteUser).toBe(company.agent.id);
    expect(await row(open.id)).toMatchObject({ assigneeId: jonas.id, version: open.version + 1 });
    expect(await row(snoozed.id)).toMatchObject({ assigneeId: jonas.id });
    expect(await row(resolved.id)).toMatchObject({ assigneeId: null, version: resolved.version + 1 });
    const told = await api.db.message.findFirst({ where: { conversationId: open.id, kind: 'Event' } });
    expect(told?.body).toBe('Astrid Berg assigned it to Jonas Reber');
    expect(await api.db.notification.count({ where: { userId: jonas.id, kind: 'Assigned' } })).toBe(2);
  });

  it('gives what is open to a team, or to nobody', async () => {
    const team = await buildTeam(api.db, { clientId: company.clientId });
    const [first, second] = [company.agent, await person()];
    const [toTeam, toNobody] = [await conversation(), await conversation({ assigneeId: second.id })];

    await remove(first.id, { teamId: team.id });
    await remove(second.id);

    expect(await row(toTeam.id)).toMatchObject({ assigneeId: null, teamId: team.id });
    expect(await row(toNobody.id)).toMatchObject({ assigneeId: null, teamId: null });
  });

  it('hands on more than are told of at once', async () => {
    const jonas = await person();
    const many = Array.from({ length: 230 }, () => conversation());
    await Promise.all(many);

    await remove(company.agent.id, { assigneeId: jonas.id });

    expect(await api.db.conversation.count({ where: { assigneeId: jonas.id } })).toBe(230);
  });

  it('ends their sessions and sockets at once', async () => {
    const { closed } = await acceptedSocket(origin, company.agentToken);

    await remove(company.agent.id);

    expect(await closed).toMatchObject({ code: 4403 });
    expect(await whoIs(api, company.agentToken)).toBe('USER_NOT_FOUND');
  });

  it('keeps what they shared, under a name that is free, and drops what was theirs alone', async () => {
    const { clientId, agent } = company;
    const shared = await buildCannedReply(api.db, { clientId, ownerId: agent.id, scope: 'All' });
    const own = await buildCannedReply(api.db, { clientId, ownerId: agent.id, scope: 'Me' });
    const macro = await buildMacro(api.db, { clientId, ownerId: agent.id, scope: 'All' });
    const view = { clientId, name: 'Urgent', query: 'view=mine', createdAt: new Date() };
    await api.db.savedView.create({ data: { ...view, id: `view_${agent.id}`, ownerId: agent.id, scope: 'All' } });
    await api.db.savedView.create({ data: { ...view, id: `view_${admin.id}`, ownerId: admin.id } });

    await remove(agent.id);

    expect(await api.db.cannedReply.findUnique({ where: { id: shared.id } })).toMatchObject({ ownerId: admin.id });
    expect(await api.db.cannedReply.findUnique({ where: { id: own.id } })).toBeNull();
    expect(await api.db.macro.findUnique({ where: { id: macro.id } })).toMatchObject({ ownerId: admin.id });
    const views = await api.db.savedView.findMany({ where: { ownerId: admin.id }, orderBy: { name: 'asc' } });
    expect(views.map(({ name }) => name)).toEqual(['Urgent', 'Urgent (Maya Lindqvist)']);
  });

  it('does nothing when it cannot do all', async () => {
    const open = await conversation();
    const stranger = await buildUser(api.db);

    expect(firstError(await remove(company.agent.id, { assigneeId: stranger.id })).extensions).toMatchObject({
      code: 'NOT_FOUND',
      field: 'assigneeId',
    });
    expect(await row(open.id)).toMatchObject({ assigneeId: company.agent.id, version: open.version });
  });

  it.each([
    ['oneself', () => remove(admin.id), 'BAD_INPUT'],
    ['somebody in favour of themselves', () => remove(company.agent.id, { assigneeId: company.agent.id }), 'BAD_INPUT'],
  ])('is refused of %s', async (_, attempt, code) => {
    expect(firstCode(await attempt())).toBe(code);
  });

  it('takes an Admin to remove an Admin, and leaves one when two remove each other at the same moment', async () => {
    await api.db.rolePermission.create({
      data: { clientId: company.clientId, role: 'Staff', flag: 'DELETE_USERS', allowed: true },
    });
    expect(firstCode(await remove(admin.id, {}, company.agentToken))).toBe('FORBIDDEN');
    const other = await person({ role: 'Admin' });
    const others = await staffToken(api.deps, other);

    await Promise.all([remove(other.id), remove(admin.id, {}, others)]);

    expect(await api.db.user.count({ where: { clientId: company.clientId, role: 'Admin' } })).toBe(1);
  });
});
