import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesUsed } from '#billing/usage/usage.service.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) {
    message { id author authorName body sequence key conversationId }
    conversation {
      id status containMessagesUnreadByAgents unreadCount lastMessagePreview lastMessageAuthor waitingSince version
    }
  }
}`;

const waiting = (overrides = {}) => {
  const { clientId, assistantId, visitor } = company;
  return buildConversation(api.db, {
    clientId,
    assistantId,
    visitorId: visitor.id,
    messages: ['Hello?', 'Anybody?'],
    ...overrides,
  });
};

type Reply = { conversationId: string; body?: string; key?: string };

const send = ({ conversationId, body = 'Good morning!', key = 'key-1' }: Reply, token = company.agentToken) =>
  api.run(SEND, { token, variables: { input: { conversationId, body, key } } });

describe('sendMessage', () => {
  it('stores the reply under the name of the agent, next in the conversation', async () => {
    const { id } = await waiting();

    const { body } = await send({ conversationId: id, body: '  Good\nmorning! ' });

    expect(body.data.sendMessage.message).toMatchObject({
      conversationId: id,
      author: 'Agent',
      authorName: 'Maya Lindqvist',
      body: 'Good\nmorning!',
      sequence: 3,
      key: 'key-1',
    });
  });

  it('brings the conversation up to date: nobody waits, nothing is unread', async () => {
    const { id, version, containMessagesUnreadByAgents } = await waiting();
    expect(containMessagesUnreadByAgents).toBe(true);

    const { body } = await send({ conversationId: id, body: '**Good** morning!' });

    expect(body.data.sendMessage.conversation).toEqual({
      id,
      status: 'Open',
      containMessagesUnreadByAgents: false,
      unreadCount: 0,
      lastMessagePreview: '**Good** morning!',
      lastMessageAuthor: 'Agent',
      waitingSince: null,
      version: version + 1,
    });
  });

  it('moves the conversation to the front of the list and counts against the plan', async () => {
    const { id } = await waiting({ now: new Date('2026-01-01T00:00:00Z') });
    await waiting({ now: new Date('2026-06-01T00:00:00Z') });

    await send({ conversationId: id });

    const list = await api.run('{ conversations { edges { node { id } } } }', { token: company.agentToken });
    expect(list.body.data.conversations.edges[0].node.id).toBe(id);
    expect(await messagesUsed(api.deps, company.clientId)).toBe(1);
  });

  it.each(['', '   ', '\u200B\n', 'x'.repeat(5001)])('refuses a body that is empty or too long (%#)', async (body) => {
    const { id } = await waiting();

    const answer = await send({ conversationId: id, body });

    expect(firstError(answer).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'body' });
  });

  it('takes 5,000 characters, space around them aside', async () => {
    const { id } = await waiting();

    const { body } = await send({ conversationId: id, body: ` ${'é'.repeat(5000)} ` });

    expect(body.data.sendMessage.message.body).toHaveLength(5000);
  });

  it.each(['', 'k'.repeat(201)])('refuses a key that is empty or too long (%#)', async (key) => {
    const { id } = await waiting();

    expect(firstError(await send({ conversationId: id, key })).extensions).toMatchObject({
      code: 'BAD_INPUT',
      field: 'key',
    });
  });

  it('does not know conversations of another company', async () => {
    const { id } = await waiting();
    const stranger = await buildCompany(api);

    expect(firstCode(await send({ conversationId: id }, stranger.agentToken))).toBe('NOT_FOUND');
    expect(await api.db.message.count({ where: { conversationId: id } })).toBe(2);
  });
});

describe('sending again', () => {
  it('with the same key and body answers the stored message and changes nothing', async () => {
    const { id } = await waiting();
    const first = await send({ conversationId: id });

    const second = await send({ conversationId: id, body: ' Good morning!' });

    expect(second.body).toEqual(first.body);
    expect(await api.db.message.count({ where: { conversationId: id } })).toBe(3);
  });

  it('with the same key and another body is refused', async () => {
    const { id } = await waiting();
    await send({ conversationId: id });

    expect(firstCode(await send({ conversationId: id, body: 'Good evening!' }))).toBe('KEY_REUSED');
  });

  it('of what somebody else has said under that key is refused', async () => {
    const { id } = await waiting({ messages: [{ body: 'Hello?', key: 'theirs' }] });

    expect(firstCode(await send({ conversationId: id, body: 'Hello?', key: 'theirs' }))).toBe('KEY_REUSED');
  });

  it('20 times at once stores it once', async () => {
    const { id } = await waiting();

    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ conversationId: id })));

    const ids = answers.map(({ body }) => body.data.sendMessage.message.id);
    expect(new Set(ids).size).toBe(1);
    expect(await api.db.message.count({ where: { conversationId: id } })).toBe(3);
    expect(await messagesUsed(api.deps, company.clientId)).toBe(1);
  });
});

describe('many messages at once', () => {
  it('are all stored, numbered without a gap, and each makes the conversation one version newer', async () => {
    const { id, version } = await waiting({ messages: [] });

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => send({ conversationId: id, key: `key-${n}`, body: `Message ${n}` })),
    );

    const results = answers.map(({ body }) => body.data.sendMessage);
    const upTo50 = Array.from({ length: 50 }, (_, n) => n + 1);
    const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
    expect(sorted(results.map(({ message }) => message.sequence))).toEqual(upTo50);
    expect(sorted(results.map(({ conversation }) => conversation.version - version))).toEqual(upTo50);
    const stored = await api.db.conversation.findUniqueOrThrow({ where: { id }, include: { messages: true } });
    const last = stored.messages.find(({ sequence }) => sequence === 50);
    expect(stored).toMatchObject({ lastSequence: 50, version: version + 50, lastMessagePreview: last?.body });
    expect(await messagesUsed(api.deps, company.clientId)).toBe(50);
  });
});
