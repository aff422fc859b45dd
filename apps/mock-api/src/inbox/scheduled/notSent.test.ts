import { buildUser } from '@parley/db/factories/auth';
import { buildConversation, buildMessage } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeUnsent } from '#inbox/attachments/removeUnsent.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, HOUR, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { png } from '#testing/files.ts';
import { staffToken } from '#testing/tokens.ts';
import { uploaded } from '#testing/upload.ts';
import { sendDueMessages } from './sendDueMessages.ts';

const api = await apiForTests();
let company: Company;
let conversationId: string;
/** Staff, whose rights can be taken away. */
let jonas: Awaited<ReturnType<typeof buildUser>>;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  const { clientId, assistantId, visitor } = company;
  conversationId = (await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id })).id;
  jonas = await buildUser(api.db, { clientId, name: 'Jonas Reber', role: 'Staff' });
});

async function scheduledByJonas({ cancelIfReply = false, files = 0 } = {}) {
  const token = await staffToken(api.deps, jonas);
  const attachmentIds = await Promise.all(Array.from({ length: files }, () => uploaded(api, { bytes: png(), token })));
  const sendAt = new Date(api.clock.now().getTime() + HOUR).toISOString();
  const { body } = await api.run(
    'mutation ($input: ScheduleMessageInput!) { scheduleMessage(input: $input) { scheduledMessages { id } } }',
    {
      token,
      variables: {
        input: { conversationId, body: 'It has arrived.', key: 'later', sendAt, cancelIfReply, attachmentIds },
      },
    },
  );
  return body.data.scheduleMessage.scheduledMessages[0].id;
}

async function due() {
  moveClock(api, HOUR);
  await sendDueMessages(api.deps);
}

const thread = async (token = company.agentToken) => {
  const { body } = await api.run(
    `query ($id: ID!) { conversation(id: $id) {
      scheduledMessages { id }
      messages(last: 1) { edges { node { body event { type } attachments { name url } } } }
    } }`,
    { token, variables: { id: conversationId } },
  );
  const { scheduledMessages, messages } = body.data.conversation;
  return { scheduledMessages, last: messages.edges[0].node };
};
const told = (userId: string) =>
  api.db.notification.findMany({ where: { userId }, select: { kind: true, actorName: true, preview: true } });

describe('what was scheduled is not sent, and the thread says why', () => {
  it.each([
    [
      'when the visitor wrote first, if so wished',
      () => buildMessage(api.db, { conversationId, body: 'Never mind' }),
      'Visitor 7 wrote first',
    ],
    [
      'when its author may no longer write to visitors',
      () =>
        api.db.rolePermission.create({
          data: { clientId: company.clientId, role: 'Staff', flag: 'MANAGE_CONVERSATIONS', allowed: false },
        }),
      'they may no longer write to visitors',
    ],
    [
      'when its author has been put back to Pending',
      () => api.db.user.update({ where: { id: jonas.id }, data: { status: 'Pending' } }),
      'they no longer work here',
    ],
    [
      'when its author works for another company',
      async () =>
        api.db.user.update({ where: { id: jonas.id }, data: { clientId: (await buildCompany(api)).clientId } }),
      'they no longer work here',
    ],
    ['when its author was deleted', () => api.db.user.delete({ where: { id: jonas.id } }), 'they no longer work here'],
  ])('%s', async (_, happens, because) => {
    await scheduledByJonas({ cancelIfReply: true });
    await happens();

    await due();

    const { scheduledMessages, last } = await thread();
    expect(scheduledMessages).toEqual([]);
    expect(last).toMatchObject({
      body: `What Jonas Reber had scheduled was not sent, because ${because}: It has arrived.`,
      event: { type: 'ScheduledNotSent' },
    });
    expect(await api.db.message.count({ where: { conversationId, author: 'Agent' } })).toBe(0);
    const event = await api.db.message.findFirstOrThrow({ where: { conversationId, kind: 'Event' } });
    expect(event.visitorSequence).toBeNull();
  });

  it('and its author is told, who has lost the right but is still there', async () => {
    await scheduledByJonas();
    await api.db.rolePermission.create({
      data: { clientId: company.clientId, role: 'Staff', flag: 'MANAGE_CONVERSATIONS', allowed: false },
    });

    await due();

    expect(await told(jonas.id)).toEqual([
      { kind: 'ScheduledNotSent', actorName: 'Visitor 7', preview: 'It has arrived.' },
    ]);
    expect(await told(company.agent.id)).toEqual([]);
  });

  it('and its files stay with the line that says so', async () => {
    await scheduledByJonas({ files: 2 });
    await api.db.user.delete({ where: { id: jonas.id } });
    await due();

    moveClock(api, 2 * DAY);
    await removeUnsent(api.deps);

    // Sessions have ended meanwhile.
    const { last } = await thread(await staffToken(api.deps, company.agent));
    expect(last.attachments).toHaveLength(2);
    for (const { url } of last.attachments) expect((await api.api.fetch(new Request(url))).status).toBe(200);
    const { body } = await api.run(
      '{ visitorConversations { messages { edges { node { body attachments { name } } } } } }',
      { token: company.visitorToken },
    );
    expect(JSON.stringify(body)).not.toMatch(/arrived|png/);
  });
});
