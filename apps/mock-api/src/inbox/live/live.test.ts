import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { subscribe, type Subscriber } from '#testing/subscriber.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
const origin = await api.listen();
let company: Company;
const subscribers: Subscriber<unknown>[] = [];
beforeEach(async () => {
  company = await buildCompany(api);
});
afterEach(() => Promise.all(subscribers.splice(0).map((subscriber) => subscriber.stop())));

const CREATED = 'subscription { conversationCreated { id number visitorName assistant { title } } }';
const UPDATED = 'subscription { conversationUpdated { id version unreadCount lastMessagePreview } }';
const DELETED = 'subscription { conversationDeleted }';
const MESSAGES = 'subscription ($id: ID!) { messageCreated(conversationId: $id) { body sequence authorName } }';
const TYPING = 'subscription ($id: ID!) { typingChanged(conversationId: $id) { author name isTyping } }';
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';
const SAY = `mutation ($input: SendVisitorMessageInput!) {
  sendVisitorMessage(input: $input) { conversation { id } }
}`;
const TYPE = `mutation ($id: ID!, $isTyping: Boolean!) { setTyping(conversationId: $id, isTyping: $isTyping) }`;

async function listen<T>(token: string | null, document: string, id?: string) {
  const subscriber = await subscribe<T>(api, origin, { token, document, variables: id ? { id } : {} });
  subscribers.push(subscriber);
  return subscriber;
}

const conversationOf = ({ clientId, assistantId, visitor }: Company, messages: string[] = []) =>
  buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, messages });

const reply = ({ agentToken }: Company, conversationId: string, body: string) =>
  api.run(SEND, { token: agentToken, variables: { input: { conversationId, body, key: body } } });

const type = (token: string, id: string, isTyping = true) => api.run(TYPE, { token, variables: { id, isTyping } });

describe('agents', () => {
  it('hear of a new conversation with what the list shows', async () => {
    const agent = await listen(company.agentToken, CREATED);

    const { body } = await api.run(SAY, {
      token: company.visitorToken,
      variables: { input: { body: 'Hi', key: 'k' } },
    });

    const { id } = body.data.sendVisitorMessage.conversation;
    const [created] = await agent.until(1);
    expect(created).toEqual({ id, number: 1, visitorName: 'Visitor 7', assistant: { title: 'Nori' } });
  });

  it('hear of each change once, in order: a message, read, unread, read by the visitor', async () => {
    const { id, version } = await conversationOf(company, ['Hello?']);
    const agent = await listen<{ version: number; unreadCount: number }>(company.agentToken, UPDATED);
    const act = (token: string, field: string) =>
      api.run(`mutation ($id: ID!) { ${field}(id: $id) { id } }`, { token, variables: { id } });

    await act(company.agentToken, 'readConversation');
    await act(company.agentToken, 'readConversation');
    await act(company.agentToken, 'markConversationUnread');
    await reply(company, id, 'Good morning!');
    await reply(company, id, 'Good morning!');
    await act(company.visitorToken, 'readVisitorConversation');

    const changes = await agent.until(4);
    expect(changes.map((change) => change.version - version)).toEqual([1, 2, 3, 4]);
  });

  it('hear of conversations that their visitor has deleted, and not of those of other companies', async () => {
    const other = await buildCompany(api);
    const [own, foreign] = [await conversationOf(company, ['Hi']), await conversationOf(other, ['Hi'])];
    const [ours, theirs] = [await listen(company.agentToken, DELETED), await listen(other.agentToken, DELETED)];

    await api.run('mutation { deleteVisitorData }', { token: other.visitorToken });
    await api.run('mutation { deleteVisitorData }', { token: company.visitorToken });

    expect(await ours.until(1)).toEqual([own.id]);
    expect(await theirs.until(1)).toEqual([foreign.id]);
  });

  it('do not hear of other companies, in 100 events between each other', async () => {
    const other = await buildCompany(api);
    const [own, foreign] = [await conversationOf(company), await conversationOf(other)];
    const heard = [await listen<{ id: string; lastMessagePreview: string }>(company.agentToken, UPDATED)];
    heard.push(await listen(other.agentToken, UPDATED));
    const [ourMessages, theirMessages] = [
      await listen<{ body: string }>(company.agentToken, MESSAGES, own.id),
      await listen<{ body: string }>(other.visitorToken, MESSAGES, foreign.id),
    ];

    await Promise.all(
      Array.from({ length: 50 }, (_, n) => [
        reply(company, own.id, `ours ${n}`),
        reply(other, foreign.id, `theirs ${n}`),
      ]).flat(),
    );

    const [ours, theirs] = await Promise.all(heard.map((subscriber) => subscriber.until(50)));
    expect(new Set(ours?.map(({ id }) => id))).toEqual(new Set([own.id]));
    expect(new Set(theirs?.map(({ id }) => id))).toEqual(new Set([foreign.id]));
    expect((await ourMessages.until(50)).filter(({ body }) => !body.startsWith('ours'))).toEqual([]);
    expect((await theirMessages.until(50)).filter(({ body }) => !body.startsWith('theirs'))).toEqual([]);
  });

  it('do not hear of other companies even when an event is published under the wrong key', async () => {
    const foreign = await conversationOf(await buildCompany(api), ['Secret']);
    const own = await conversationOf(company, ['Hello']);
    const conversations = await listen<{ id: string }>(company.agentToken, UPDATED);
    const messages = await listen<{ body: string }>(company.agentToken, MESSAGES, own.id);
    const { events } = api.deps;

    for (const {
      messages: [message],
      ...conversation
    } of [foreign, own]) {
      events.publish('conversation:updated', company.clientId, conversation);
      if (message) events.publish('message:created', own.id, message);
    }

    expect((await conversations.until(1)).map(({ id }) => id)).toEqual([own.id]);
    expect((await messages.until(1)).map(({ body }) => body)).toEqual(['Hello']);
  });
});

describe('the two sides of a conversation', () => {
  it('see each other write', async () => {
    const { id } = await conversationOf(company);
    const visitor = await listen(company.visitorToken, MESSAGES, id);
    const agent = await listen(company.agentToken, MESSAGES, id);

    await reply(company, id, 'Good morning!');
    const input = { conversationId: id, body: 'Hi Maya', key: 'k' };
    await api.run(SAY, { token: company.visitorToken, variables: { input } });

    const said = [
      { body: 'Good morning!', sequence: 1, authorName: 'Maya Lindqvist' },
      { body: 'Hi Maya', sequence: 2, authorName: 'Visitor 7' },
    ];
    expect(await visitor.until(2)).toEqual(said);
    expect(await agent.until(2)).toEqual(said);
  });

  it('see each other type, by name, and never themselves', async () => {
    const { id, visitorName } = await conversationOf(company);
    const colleague = await buildUser(api.db, { clientId: company.clientId, name: 'Jonas Reber' });
    const visitor = await listen(company.visitorToken, TYPING, id);
    const agent = await listen(company.agentToken, TYPING, id);
    const second = await listen(await staffToken(api.deps, colleague), TYPING, id);

    await type(company.agentToken, id);
    await type(company.visitorToken, id);
    await type(company.agentToken, id, false);

    const maya = (isTyping: boolean) => ({ author: 'Agent', name: 'Maya Lindqvist', isTyping });
    const them = { author: 'Visitor', name: visitorName, isTyping: true };
    expect(await second.until(3)).toEqual([maya(true), them, maya(false)]);
    expect(await visitor.until(2)).toEqual([maya(true), maya(false)]);
    expect(await agent.until(1)).toEqual([them]);
  });
});

describe('setting that one types', () => {
  it('is refused when it is the 121st of a minute, and goes on for the others', async () => {
    const { id } = await conversationOf(company);
    for (let n = 0; n < 120; n += 1) await type(company.visitorToken, id, n % 2 === 0);

    expect(firstCode(await type(company.visitorToken, id))).toBe('TOO_MANY_ATTEMPTS');
    expect((await type(company.agentToken, id)).body.data).toEqual({ setTyping: true });
  });
});

it.each([
  ['an agent', (other: Company) => other.agentToken],
  ['a visitor', (other: Company) => other.visitorToken],
])('%s of another company is told that there is no such conversation', async (_, tokenOf) => {
  const { id } = await conversationOf(company);
  const token = tokenOf(await buildCompany(api));

  for (const document of [MESSAGES, TYPING]) {
    const subscriber = await listen(token, document, id);
    expect(subscriber.errors).toEqual(['NOT_FOUND']);
  }
});

it('somebody who stops reading is dropped, and nobody else notices', async () => {
  const { id } = await conversationOf(company, ['Hello']);
  const stalled = await listen(company.agentToken, UPDATED);
  const lively = await listen<{ version: number }>(company.agentToken, UPDATED);
  const { messages: _, ...row } = await conversationOf(company, ['x'.repeat(140)]);
  const rounds = 60;
  const perRound = 500;

  stalled.pause();
  for (let round = 0; round < rounds; round += 1) {
    for (let n = 0; n < perRound; n += 1) {
      api.deps.events.publish('conversation:updated', company.clientId, { ...row, version: round * perRound + n });
    }
    await lively.until((round + 1) * perRound);
  }

  expect(lively.received.map(({ version }) => version)).toEqual(Array.from({ length: rounds * perRound }, (_, n) => n));
  stalled.resume();
  await expect.poll(() => stalled.closed).toEqual([1013]);
  expect((await reply(company, id, 'Still here')).body.errors).toBeUndefined();
}, 30_000);
