import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

const FIELDS = '{ id containMessagesUnreadByAgents unreadCount version }';
const READ = `mutation ($id: ID!) { conversation: readConversation(id: $id) ${FIELDS} }`;
const UNREAD = `mutation ($id: ID!) { conversation: markConversationUnread(id: $id) ${FIELDS} }`;

const unread = () =>
  buildConversation(api.db, { clientId: company.clientId, assistantId: company.assistantId, messages: ['a', 'b'] });

const act = (document: string, id: string, token = company.agentToken) =>
  api.run(document, { token, variables: { id } });

const unreadConversations = async () => {
  const { body } = await api.run('{ currentUser { client { unreadConversationsCount } } }', {
    token: company.agentToken,
  });
  return body.data.currentUser.client.unreadConversationsCount;
};

describe('readConversation', () => {
  it('clears the flag and the count', async () => {
    const { id, version } = await unread();
    await unread();
    expect(await unreadConversations()).toBe(2);

    const { body } = await act(READ, id);

    expect(body.data.conversation).toEqual({
      id,
      containMessagesUnreadByAgents: false,
      unreadCount: 0,
      version: version + 1,
    });
    expect(await unreadConversations()).toBe(1);
  });

  it('leaves a conversation alone that was read already', async () => {
    const { id } = await unread();
    const first = await act(READ, id);

    expect((await act(READ, id)).body).toEqual(first.body);
  });
});

describe('markConversationUnread', () => {
  it('sets the flag again; no message becomes new by it', async () => {
    const { id, version } = await unread();
    await act(READ, id);

    const { body } = await act(UNREAD, id);

    expect(body.data.conversation).toEqual({
      id,
      containMessagesUnreadByAgents: true,
      unreadCount: 0,
      version: version + 2,
    });
  });
});

it.each([READ, UNREAD])('neither knows a conversation of another company (%#)', async (document) => {
  const { id, version } = await unread();
  const stranger = await buildCompany(api);

  expect(firstCode(await act(document, id, stranger.agentToken))).toBe('NOT_FOUND');
  expect(firstCode(await act(document, 'conv_none'))).toBe('NOT_FOUND');
  expect(await api.db.conversation.findUnique({ where: { id } })).toMatchObject({ version });
});
