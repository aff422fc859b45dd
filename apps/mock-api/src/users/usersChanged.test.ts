import { buildUser } from '@parley/db/factories/auth';
import { buildTeam } from '@parley/db/factories/teams';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { PASSWORD } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { withSecondFactor } from '#testing/secondFactor.ts';
import { subscribe, type Subscriber } from '#testing/subscriber.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
const origin = await api.listen();

const PROOF = { input: { password: PASSWORD } };

let company: Company;
let token: string;
const subscribers: Subscriber<boolean>[] = [];
beforeEach(async () => {
  company = await buildCompany(api);
  token = await staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId, role: 'Admin' }));
});
afterEach(() => Promise.all(subscribers.splice(0).map((subscriber) => subscriber.stop())));

async function listen(as = token) {
  const subscriber = await subscribe<boolean>(api, origin, { token: as, document: 'subscription { usersChanged }' });
  subscribers.push(subscriber);
  return subscriber;
}

const run = (document: string, variables: Record<string, unknown> = {}, as: string | null = token) =>
  api.run(document, { token: as, variables });

async function invite() {
  const email = `ada-${company.clientId}@northwind.example`;
  await run('mutation ($emails: [String!]!) { inviteUsers(emails: $emails, role: Staff) { outcome } }', {
    emails: [email],
  });
  await backgroundWorkDone();
  const { id } = await api.db.user.findUniqueOrThrow({ where: { email } });
  const link = /token=(\S+)/.exec(api.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
  return { id, link };
}

describe('who has the list of users open is told', () => {
  it('of who is invited, and of what becomes of the invitation', async () => {
    const { until } = await listen();

    const { id, link } = await invite();
    await until(1);
    await run('mutation ($id: ID!) { resendInvitation(id: $id) { id } }', { id });
    await until(2);
    await run('mutation ($id: ID!) { createInvitationLink(id: $id) { url } }', { id });
    await until(3);
    await run(
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accessToken } }',
      { input: { token: link, name: 'Ada Okafor', password: PASSWORD } },
      null,
    );
    expect(await until(4)).toEqual([true, true, true, true]);
  });

  it('of invitations taken back, roles, removals, profiles and teams', async () => {
    const { id } = await invite();
    const { until } = await listen();

    await run('mutation ($id: ID!) { revokeInvitation(id: $id) }', { id });
    await until(1);
    await run('mutation ($id: ID!) { changeUserRole(id: $id, role: Admin) { id } }', { id: company.agent.id });
    await until(2);
    const team = await buildTeam(api.db, { clientId: company.clientId });
    await run('mutation ($id: ID!, $input: TeamInput!) { updateTeam(id: $id, input: $input) { id } }', {
      id: team.id,
      input: { name: 'Night shift', memberIds: [company.agent.id] },
    });
    await until(3);
    await run('mutation { updateProfile(input: { name: "Astrid Berg" }) { id } }');
    expect(await until(4)).toEqual([true, true, true, true]);
    await run('mutation ($id: ID!) { deleteUser(id: $id) }', { id: company.agent.id });
    expect(await until(5)).toHaveLength(5);
  });

  it('of a second step that is switched on or off', async () => {
    const { email } = await buildUser(api.db, { clientId: company.clientId, password: PASSWORD });
    const { until } = await listen();

    const { token: theirs } = await withSecondFactor(api, email);
    await until(1);
    await run('mutation ($input: OwnerProofInput!) { disableTwoFactor(input: $input) { id } }', PROOF, theirs);
    expect(await until(2)).toEqual([true, true]);
  });

  it('where they work, and only while they may see it', async () => {
    const elsewhere = await buildCompany(api);
    const others = await listen(elsewhere.agentToken);
    const own = await listen();
    const lacking = await listen(company.agentToken);
    await run('mutation { setStaffPermission(flag: VIEW_USERS, isAllowed: false) { role } }');
    await vi.waitFor(() => expect(lacking.closed).toEqual([1012]));

    await invite();
    await own.until(1);

    expect(lacking.received).toEqual([]);
    // Theirs is the only one to have come, although it came last.
    await run('mutation { updateProfile(input: { name: "Ida Holm" }) { id } }', {}, elsewhere.agentToken);
    await others.until(1);
    expect(others.received).toEqual([true]);
    const refused = await listen(company.agentToken);
    expect(refused.errors).toEqual(['FORBIDDEN']);
  });
});
