import { buildUser } from '@parley/db/factories/auth';
import { buildUsagePeriod } from '@parley/db/factories/billing';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { HOUR } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { staffToken } from '#testing/tokens.ts';
import { sendUsageAlerts } from './sendUsageAlerts.ts';

const api = await apiForTests();

let company: Company;
let manager: Awaited<ReturnType<typeof buildUser>>;
let conversationId: string;
beforeEach(async () => {
  company = await buildCompany(api);
  const { clientId, assistantId, visitor } = company;
  manager = await buildUser(api.db, { clientId, role: 'Admin', name: 'Ada Boss' });
  ({ id: conversationId } = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id }));
  api.mails.length = 0;
});

let keys = 0;
async function reply() {
  const { body } = await api.run(
    'mutation($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
    {
      token: company.agentToken,
      variables: { input: { conversationId, body: 'Hello', key: `key ${(keys += 1)}` } },
    },
  );
  return body.data.sendMessage.message.id;
}

const used = (count: number) =>
  buildUsagePeriod(api.db, {
    clientId: company.clientId,
    endsAt: new Date(api.clock.now().getTime() + 240 * HOUR),
    used: { Messages: { [company.assistantId]: count } },
  });
const FEED =
  '{ notificationFeed { unreadCount notifications { edges { node { kind preview conversation { id } } } } } }';
const feedOf = async (user: typeof manager) =>
  (await api.run(FEED, { token: await staffToken(api.deps, user) })).body.data.notificationFeed;
const subjects = () => api.mails.map(({ to, subject }) => `${to}: ${subject}`);

describe('coming near to a limit', () => {
  it('is told to those who manage the company, in the dashboard and by mail, and to nobody else', async () => {
    await used(3199);
    await reply();
    await sendUsageAlerts(api.deps);

    expect(await feedOf(manager)).toEqual({
      unreadCount: 1,
      notifications: {
        edges: [{ node: { kind: 'UsageAlert', preview: '80% of 4,000 messages are used.', conversation: null } }],
      },
    });
    expect((await feedOf(company.agent)).unreadCount).toBe(0);
    const { name } = await api.db.client.findUniqueOrThrow({ where: { id: company.clientId } });
    expect(subjects()).toEqual([`${manager.email}: 80% of ${name}’s 4,000 messages are used`]);
    expect(api.mails[0]?.text).toContain(
      'At 100%: replies, macros and scheduled messages are not sent; what visitors write still reaches your inbox.',
    );
  });

  it('is told to Staff too who were given the right to manage it', async () => {
    const right = { role: 'Staff', flag: 'MANAGE_CLIENT', allowed: true } as const;
    await api.db.rolePermission.create({ data: { clientId: company.clientId, ...right } });
    await used(3199);
    await reply();
    await sendUsageAlerts(api.deps);

    expect((await feedOf(company.agent)).unreadCount).toBe(1);
  });

  it('is told to the others too when a mail cannot be sent', async () => {
    const other = await buildUser(api.db, { clientId: company.clientId, role: 'Admin' });
    const failed = vi.spyOn(api.deps, 'sendMail').mockRejectedValueOnce(new Error('No such mailbox'));
    const reported = vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    await used(3199);
    await reply();
    await sendUsageAlerts(api.deps);

    expect(failed).toHaveBeenCalledTimes(2);
    expect(reported).toHaveBeenCalledOnce();
    expect(subjects()).toHaveLength(1);
    expect([(await feedOf(manager)).unreadCount, (await feedOf(other)).unreadCount]).toEqual([1, 1]);
    failed.mockRestore();
  });

  it('is told once, however often it is reached and however many look', async () => {
    await used(3199);
    const id = await reply();
    const token = company.agentToken;
    await api.run('mutation($id: ID!) { unsendMessage(id: $id) { message { id } } }', { token, variables: { id } });
    await reply();
    await Promise.all([sendUsageAlerts(api.deps), sendUsageAlerts(api.deps)]);
    await sendUsageAlerts(api.deps);

    expect(subjects()).toHaveLength(1);
    expect((await feedOf(manager)).unreadCount).toBe(1);
  });

  it('is told at 90 and at 100 per cent again, of a larger plan’s limit anew', async () => {
    const { id } = await used(3599);
    await reply();
    await api.db.usageCounter.updateMany({ where: { periodId: id }, data: { used: 3999 } });
    await reply();
    await api.db.usagePeriod.update({ where: { id }, data: { subscriptionType: 'Pro' } });
    await api.db.usageCounter.updateMany({ where: { periodId: id }, data: { used: 6399 } });
    await reply();
    await sendUsageAlerts(api.deps);

    expect(subjects().map((line) => /: (.*?%?) of .*’s (.*) are/.exec(line)?.slice(1).join(' of '))).toEqual([
      '90% of 4,000 messages',
      'All of 4,000 messages',
      '80% of 8,000 messages',
    ]);
  });

  it('is told again at the end of the tenth that was let through beyond it', async () => {
    await api.db.limitPolicy.create({
      data: { clientId: company.clientId, metric: 'Messages', atLimit: 'Grace10' },
    });
    await used(4399);
    await reply();
    await sendUsageAlerts(api.deps);

    expect(subjects()).toEqual([expect.stringMatching(/: 110% of .*’s 4,000 messages are used$/)]);
    expect(api.mails[0]?.text).toContain('From now on: replies, macros and scheduled messages are not sent;');
    expect((await feedOf(manager)).notifications.edges).toMatchObject([
      { node: { preview: '110% of 4,000 messages are used.' } },
    ]);
  });
});
