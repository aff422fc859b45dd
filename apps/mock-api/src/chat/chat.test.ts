import { buildTrigger } from '@parley/assistant-config/testing/triggers';
import { buildAssistant, buildVersion } from '@parley/db/factories/assistants';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesUsed } from '#billing/usage/usage.service.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError, MINUTE, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

const SEND = `mutation ($input: SendVisitorMessageInput!) {
  sendVisitorMessage(input: $input) {
    message { id author authorName body sequence }
    conversation {
      id status lastActivityAt messages { edges { node { author authorName body sequence } } }
    }
  }
}`;

type Said = { body?: string; key?: string; conversationId?: string | null; pageUrl?: string; triggerId?: string };

const say = ({ body = 'Do you repair zips?', key = 'key-1', ...rest }: Said = {}, token = company.visitorToken) =>
  api.run(SEND, { token, variables: { input: { body, key, ...rest } } });

const row = (id: string) => api.db.conversation.findUniqueOrThrow({ where: { id } });

const own = (overrides = {}) => {
  const { clientId, assistantId, visitor } = company;
  return buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, ...overrides });
};

describe("a visitor's first message", () => {
  it("follows the assistant's greeting in a new conversation", async () => {
    const { body } = await say();

    const { message, conversation } = body.data.sendVisitorMessage;
    expect(message).toMatchObject({ author: 'Visitor', authorName: 'Visitor 7', sequence: 2 });
    const said = conversation.messages.edges.map(({ node }: { node: unknown }) => node);
    expect(said).toEqual([
      { author: 'AI', authorName: 'Nori', body: 'Hello! How can I help?', sequence: 1 },
      { author: 'Visitor', authorName: 'Visitor 7', body: 'Do you repair zips?', sequence: 2 },
    ]);
  });

  it('keeps after which trigger of the assistant it began, and no other', async () => {
    await buildVersion(api.db, {
      assistantId: company.assistantId,
      by: 'Maya',
      set: (config) => ({ ...config, triggers: { ...config.triggers, items: [buildTrigger({ id: 'welcome' })] } }),
    });

    const first = await say({ triggerId: 'welcome', key: 'one' });
    const other = await say({ triggerId: 'somebody-elses', key: 'two' });

    expect(await row(first.body.data.sendVisitorMessage.conversation.id)).toMatchObject({ startTriggerId: 'welcome' });
    expect(await row(other.body.data.sendVisitorMessage.conversation.id)).toMatchObject({ startTriggerId: null });
  });

  it('waits in the inbox, unread and open, under the next number', async () => {
    await api.db.client.update({ where: { id: company.clientId }, data: { lastConversationNumber: 4811 } });

    const { body } = await say({ pageUrl: 'https://shop.example/zips' });

    const conversation = await row(body.data.sendVisitorMessage.conversation.id);
    expect(conversation).toMatchObject({
      number: 4812,
      status: 'Open',
      visitorName: 'Visitor 7',
      containMessagesUnreadByAgents: true,
      unreadCount: 1,
      lastMessagePreview: 'Do you repair zips?',
      lastMessageAuthor: 'Visitor',
      lastSequence: 2,
      startPageUrl: 'https://shop.example/zips',
      version: 1,
    });
    expect(conversation.waitingSince).toEqual(conversation.lastActivityAt);
    expect(await messagesUsed(api.deps, company.clientId)).toBe(1);
  });

  it('begins one conversation, however often it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => say()));

    const ids = answers.map(({ body }) => body.data.sendVisitorMessage.message.id);
    expect(new Set(ids).size).toBe(1);
    expect(await api.db.conversation.count({ where: { clientId: company.clientId } })).toBe(1);
    expect(firstCode(await say({ body: 'Something else' }))).toBe('KEY_REUSED');
  });

  it('may have a key that another visitor has used', async () => {
    const other = await buildCompany(api);
    await say({}, other.visitorToken);

    expect((await say({ body: 'Mine' })).body.data.sendVisitorMessage.message.body).toBe('Mine');
  });
});

describe("a visitor's next message", () => {
  it.each(['Resolved', 'Snoozed', 'Pending', 'Open'] as const)('opens a conversation that is %s', async (status) => {
    const { id, lastSequence } = await own({ status });

    const { body } = await say({ conversationId: id });

    expect(body.data.sendVisitorMessage).toMatchObject({
      message: { sequence: lastSequence + 1 },
      conversation: { id, status: 'Open' },
    });
    expect((await row(id)).waitingSince).not.toBeNull();
  });

  it('shows that the visitor was here', async () => {
    const { id } = await own();
    moveClock(api, MINUTE);

    await say({ conversationId: id });

    const { lastActivityAt } = await row(id);
    const { lastSeenAt } = await api.db.visitor.findUniqueOrThrow({ where: { id: company.visitor.id } });
    expect(lastSeenAt).toEqual(lastActivityAt);
    expect(lastSeenAt.getTime()).toBeGreaterThan(company.visitor.lastSeenAt.getTime());
  });

  it('counts as unread on top of what was', async () => {
    const { id, unreadCount } = await own({ messages: ['One', 'Two'] });

    await say({ conversationId: id });

    expect(await row(id)).toMatchObject({ unreadCount: unreadCount + 1, containMessagesUnreadByAgents: true });
  });

  it('is refused where the conversation is not theirs', async () => {
    const colleague = await buildConversation(api.db, { clientId: company.clientId });
    const foreign = await buildConversation(api.db);

    for (const conversationId of [colleague.id, foreign.id, 'conv_none']) {
      expect(firstCode(await say({ conversationId }))).toBe('NOT_FOUND');
    }
  });

  it.each(['', ' \n', 'x'.repeat(5001)])('is refused when it is empty or too long (%#)', async (body) => {
    expect(firstError(await say({ body })).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'body' });
  });

  it('is refused when it is the 61st of a minute', async () => {
    const { id } = await own();
    const [first] = await Promise.all(
      Array.from({ length: 60 }, (_, n) => say({ conversationId: id, key: `key-${n}`, body: `Message ${n}` })),
    );
    expect(first?.body.errors).toBeUndefined();

    expect(firstCode(await say({ conversationId: id, key: 'one too many' }))).toBe('TOO_MANY_ATTEMPTS');
    expect((await row(id)).lastSequence).toBe(61);

    moveClock(api, MINUTE);
    expect((await say({ conversationId: id, key: 'a minute later' })).body.errors).toBeUndefined();
  });
});

describe('visitorConversations', () => {
  it('are the 20 last of this visitor with this assistant, last activity first', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 9, day));
    const all: string[] = [];
    for (let day = 1; day <= 21; day += 1) all.push((await own({ now: at(day) })).id);
    const otherAssistant = await buildAssistant(api.db, { clientId: company.clientId });
    await own({ assistantId: otherAssistant.id });
    await buildConversation(api.db, { clientId: company.clientId, assistantId: company.assistantId });

    const { body } = await api.run('{ visitorConversations { id } }', { token: company.visitorToken });

    const ids = body.data.visitorConversations.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(all.toReversed().slice(0, 20));
  });
});
