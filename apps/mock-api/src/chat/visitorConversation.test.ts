import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, MINUTE, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { subscribe, type Subscriber } from '#testing/subscriber.ts';

const api = await apiForTests();
const origin = await api.listen();
let company: Company;
const subscribers: Subscriber<unknown>[] = [];
beforeEach(async () => {
  company = await buildCompany(api);
});
afterEach(() => Promise.all(subscribers.splice(0).map((subscriber) => subscriber.stop())));

const READ = 'mutation ($id: ID!) { readVisitorConversation(id: $id) { id unreadCount } }';
const RECEIVE = 'mutation { receiveVisitorConversations }';
const OWN = '{ visitorConversations { id unreadCount agentName agentReadAt version } }';
const UPDATED =
  'subscription { visitorConversationUpdated { id unreadCount agentReadAt messages(last: 1) { edges { node { body } } } } }';
const REPLY = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';

const row = (id: string) => api.db.conversation.findUniqueOrThrow({ where: { id } });

const own = (overrides = {}, { clientId, assistantId, visitor } = company) =>
  buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, ...overrides });

const reply = (conversationId: string, body: string) =>
  api.run(REPLY, { token: company.agentToken, variables: { input: { conversationId, body, key: body } } });

async function listed(token = company.visitorToken) {
  const { body } = await api.run(OWN, { token });
  return body.data.visitorConversations;
}

async function listen(token = company.visitorToken) {
  const subscriber = await subscribe<{ id: string }>(api, origin, { token, document: UPDATED });
  subscribers.push(subscriber);
  return subscriber;
}

describe("a visitor's list", () => {
  it('counts what others wrote since they looked, and neither their own, notes nor what merely happened', async () => {
    const { id } = await own({
      messages: [
        'Hi',
        { author: 'Agent', body: 'Hello' },
        { author: 'Agent', body: 'Shall I look?' },
        { author: 'Agent', kind: 'Note', visitorSequence: null, body: 'A regular' },
        { author: 'System', kind: 'Event', body: 'Maya took it' },
      ],
    });

    expect(await listed()).toMatchObject([{ id, unreadCount: 2 }]);
    await api.run(READ, { token: company.visitorToken, variables: { id } });
    expect(await listed()).toMatchObject([{ id, unreadCount: 0 }]);
  });

  it('names the person a conversation is assigned to', async () => {
    const { id: assigneeId } = await buildUser(api.db, { clientId: company.clientId, name: 'Jonas Berg' });
    const { id } = await own({ assigneeId });

    expect(await listed()).toMatchObject([{ id, agentName: 'Jonas Berg' }]);
  });

  it('shows the picture of that person, and of who wrote, to whoever has the address', async () => {
    const avatar = '/assistants/avatar/imag_jonas';
    const { id: assigneeId } = await buildUser(api.db, { clientId: company.clientId, name: 'Jonas Berg', avatar });
    await own({ assigneeId, messages: ['Hi', { author: 'Agent', authorId: assigneeId, body: 'Hello' }] });

    const SEEN = '{ visitorConversations { agentAvatar messages { edges { node { authorAvatar } } } } }';
    const { body } = await api.run(SEEN, { token: company.visitorToken });
    const [{ agentAvatar, messages }] = body.data.visitorConversations;
    expect(agentAvatar).toContain(`${avatar}?signature=`);
    const shown = messages.edges.map(({ node }: { node: { authorAvatar: string | null } }) => node.authorAvatar);
    expect(shown).toEqual([null, agentAvatar]);
  });

  it('says up to when an agent has read, by reading and by answering', async () => {
    const { id } = await own({ messages: ['Hi'] });
    expect(await listed()).toMatchObject([{ agentReadAt: null }]);

    await api.run('mutation ($id: ID!) { readConversation(id: $id) { id } }', {
      token: company.agentToken,
      variables: { id },
    });
    const { agentReadAt } = await row(id);
    expect(agentReadAt?.getTime()).toBeGreaterThanOrEqual((await row(id)).lastActivityAt.getTime());
    moveClock(api, MINUTE);
    await reply(id, 'Hello');

    expect((await row(id)).agentReadAt).toEqual((await row(id)).lastActivityAt);
  });
});

describe('visitorConversationUpdated', () => {
  it('tells the visitor of each of their conversations as it begins and changes', async () => {
    const visitor = await listen();
    const { id } = await own();
    const second = await own();

    await reply(id, 'Hello');
    await reply(second.id, 'Good evening');

    const told = await visitor.until(2);
    expect(told).toMatchObject([
      { id, unreadCount: 1, messages: { edges: [{ node: { body: 'Hello' } }] } },
      { id: second.id, unreadCount: 1 },
    ]);
  });

  it('tells nobody of what is not theirs', async () => {
    const stranger = await buildCompany(api);
    const [theirs, foreign] = [await listen(), await listen(stranger.visitorToken)];
    const colleague = await buildConversation(api.db, { clientId: company.clientId, assistantId: company.assistantId });
    const { id } = await own();

    await reply(colleague.id, 'For somebody else');
    await reply(id, 'For you');

    expect(await theirs.until(1)).toMatchObject([{ id }]);
    expect(foreign.received).toEqual([]);
  });
});

describe('receiveVisitorConversations', () => {
  const receive = () => api.run(RECEIVE, { token: company.visitorToken });

  it('tells the agents once what has reached the browser, and that it is not read yet', async () => {
    const before = await own({ messages: ['Hi', { author: 'Agent', body: 'Hello' }] });

    expect((await receive()).body.data).toEqual({ receiveVisitorConversations: true });
    const delivered = await row(before.id);
    expect((await receive()).body.data).toEqual({ receiveVisitorConversations: false });

    expect(delivered.visitorDeliveredAt?.getTime()).toBeGreaterThanOrEqual(delivered.lastActivityAt.getTime());
    expect(delivered).toMatchObject({ version: before.version + 1, visitorReadAt: before.visitorReadAt });
    expect(await row(before.id)).toEqual(delivered);
  });

  it('leaves the conversations of others alone', async () => {
    const colleague = await buildConversation(api.db, { clientId: company.clientId, assistantId: company.assistantId });
    await receive();
    expect(await row(colleague.id)).toMatchObject({ visitorDeliveredAt: null, version: colleague.version });
  });
});

describe('readVisitorConversation', () => {
  const read = (id: string, token = company.visitorToken) => api.run(READ, { token, variables: { id } });

  it('tells the agents up to when the visitor has seen it, once', async () => {
    const { id, version } = await own({ messages: ['Hi', { author: 'Agent', body: 'Hello' }] });

    await read(id);
    const seen = await row(id);
    moveClock(api, MINUTE);
    await read(id);

    expect(seen.visitorReadAt?.getTime()).toBeGreaterThanOrEqual(seen.lastActivityAt.getTime());
    expect(seen.version).toBe(version + 1);
    expect(await row(id)).toEqual(seen);
  });

  it('does not know what is not theirs', async () => {
    const colleague = await buildConversation(api.db, { clientId: company.clientId });
    const stranger = await buildCompany(api);

    expect(firstCode(await read(colleague.id))).toBe('NOT_FOUND');
    expect(firstCode(await read(colleague.id, stranger.visitorToken))).toBe('NOT_FOUND');
    expect(await row(colleague.id)).toMatchObject({
      version: colleague.version,
      visitorReadAt: colleague.visitorReadAt,
    });
  });
});
