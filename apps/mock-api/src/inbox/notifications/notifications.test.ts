import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildNotification } from '@parley/db/factories/notifications';
import { buildTeam } from '@parley/db/factories/teams';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { subscribe, type Subscriber } from '#testing/subscriber.ts';
import { staffToken } from '#testing/tokens.ts';
import { endSnoozes } from '../conversations/endSnoozes.ts';
import { concernedBy, notify } from './notify.ts';

const api = await apiForTests();
const origin = await api.listen();
let company: Company;
const subscribers: Subscriber<unknown>[] = [];
beforeEach(async () => {
  company = await buildCompany(api);
});
afterEach(() => Promise.all(subscribers.splice(0).map((subscriber) => subscriber.stop())));

const FEED = `query ($first: Int, $after: String) { notificationFeed { unreadCount
  notifications(first: $first, after: $after) {
    edges { node { id kind actorName preview readAt conversation { visitorName } } } pageInfo { endCursor hasNextPage } } } }`;
const CHANGED = 'subscription { notificationsChanged { feed { unreadCount } notification { kind } read { id } } }';
const READ = 'mutation ($ids: [ID!]!) { markNotificationsRead(ids: $ids) { feed { unreadCount } read { id } } }';
const READ_ALL = 'mutation { markAllNotificationsRead { feed { unreadCount } read { id } } }';
const SAY = 'mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { message { id } } }';

const feedOf = async (token: string, variables = {}) =>
  (await api.run(FEED, { token, variables })).body.data.notificationFeed;
const nodesOf = async (token: string) =>
  (await feedOf(token)).notifications.edges.map(({ node }: { node: Record<string, unknown> }) => node);

const assignedTo = ({ clientId, assistantId, visitor }: Company, assigneeId: string | null) =>
  buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, assigneeId });

const say = ({ visitorToken: token }: Company, conversationId: string, body: string, key = body) =>
  api.run(SAY, { token, variables: { input: { conversationId, body, key } } });

async function listen(token: string) {
  const subscriber = await subscribe<Record<string, unknown>>(api, origin, { token, document: CHANGED });
  subscribers.push(subscriber);
  // How the feed stands comes first.
  await subscriber.until(1);
  return { until: async (count: number) => (await subscriber.until(count + 1)).slice(1) };
}

describe('a visitor who writes', () => {
  it('is news for whom the conversation is assigned to, and for nobody else', async () => {
    const { id } = await assignedTo(company, company.agent.id);
    const colleague = await staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId }));
    const agent = await listen(company.agentToken);

    await say(company, id, 'Is it ready?');

    const [change] = await agent.until(1);
    expect(change).toEqual({ feed: { unreadCount: 1 }, notification: { kind: 'VisitorReplied' }, read: [] });
    expect(await nodesOf(company.agentToken)).toMatchObject([
      {
        kind: 'VisitorReplied',
        actorName: 'Visitor 7',
        preview: 'Is it ready?',
        readAt: null,
        conversation: { visitorName: 'Visitor 7' },
      },
    ]);
    expect(await nodesOf(colleague)).toEqual([]);
  });

  it('is one piece of news until it has been looked at, told by the latest words', async () => {
    const { id } = await assignedTo(company, company.agent.id);

    await say(company, id, 'Hello?');
    await say(company, id, 'Anybody?');
    await say(company, id, 'Anybody?');
    expect(await nodesOf(company.agentToken)).toMatchObject([{ preview: 'Anybody?' }]);
    await api.run(READ_ALL, { token: company.agentToken });
    await say(company, id, 'It has arrived');

    expect((await nodesOf(company.agentToken)).map(({ preview }: { preview: string }) => preview)).toEqual([
      'It has arrived',
      'Anybody?',
    ]);
  });

  it('is no news while nobody has the conversation', async () => {
    const { id } = await assignedTo(company, null);
    await say(company, id, 'Hello?');
    expect(await nodesOf(company.agentToken)).toEqual([]);
  });
});

describe('a conversation', () => {
  const CHANGE =
    'mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { undo { conversationId } } }';

  it('that becomes somebody’s is news for them, unless they took it themselves', async () => {
    const colleague = await buildUser(api.db, { clientId: company.clientId });
    const colleagueToken = await staffToken(api.deps, colleague);
    const [given, taken] = [await assignedTo(company, null), await assignedTo(company, null)];
    const changes = [
      { id: given.id, assigneeId: colleague.id },
      { id: taken.id, assigneeId: company.agent.id },
    ];

    await api.run(CHANGE, { token: company.agentToken, variables: { changes } });
    await api.run(CHANGE, { token: company.agentToken, variables: { changes } });

    expect(await nodesOf(colleagueToken)).toMatchObject([{ kind: 'Assigned', actorName: 'Maya Lindqvist' }]);
    expect(await nodesOf(company.agentToken)).toEqual([]);
  });

  it('that comes back from a snooze is news for whom it concerns', async () => {
    const conversation = await assignedTo(company, company.agent.id);
    const snoozedUntil = new Date(Date.now() - 1000);
    await api.db.conversation.update({ where: { id: conversation.id }, data: { status: 'Snoozed', snoozedUntil } });

    await endSnoozes(api.deps);
    await endSnoozes(api.deps);

    expect(await nodesOf(company.agentToken)).toMatchObject([{ kind: 'SnoozeEnded', actorName: 'Visitor 7' }]);
  });
});

it('a mention is gone from the feed with the note that was taken back', async () => {
  const { id: conversationId } = await assignedTo(company, null);
  const colleague = await buildUser(api.db, { clientId: company.clientId });
  const colleagueToken = await staffToken(api.deps, colleague);
  const tab = await listen(colleagueToken);
  const NOTE = 'mutation ($input: AddNoteInput!) { addNote(input: $input) { message { id } } }';
  const { body } = await api.run(NOTE, {
    token: company.agentToken,
    variables: { input: { conversationId, body: 'Look', key: 'note', mentionedUserIds: [colleague.id] } },
  });

  await api.run('mutation ($id: ID!) { unsendMessage(id: $id) { message { id } } }', {
    token: company.agentToken,
    variables: { id: body.data.addNote.message.id },
  });

  expect((await tab.until(2)).map(({ feed }) => feed)).toEqual([{ unreadCount: 1 }, { unreadCount: 0 }]);
  expect(await nodesOf(colleagueToken)).toEqual([]);
});

describe('telling people', () => {
  it('passes over who did it, who was removed or is not here yet, and other companies', async () => {
    const { clientId, agent } = company;
    const conversation = await assignedTo(company, null);
    const colleague = await buildUser(api.db, { clientId });
    const others = [await buildUser(api.db, { clientId, status: 'Pending' }), await buildUser(api.db)];
    const userIds = [agent.id, colleague.id, colleague.id, 'user_gone', ...others.map(({ id }) => id)];

    await notify(api.deps, { kind: 'Mention', conversation, userIds, actor: agent });

    const told = await api.db.notification.findMany({ where: { conversationId: conversation.id } });
    expect(told.map(({ userId, kind, actorName }) => ({ userId, kind, actorName }))).toEqual([
      { userId: colleague.id, kind: 'Mention', actorName: 'Maya Lindqvist' },
    ]);
  });

  it('concerns who has the conversation, else its team, else everybody who works here', async () => {
    const { clientId, agent } = company;
    const member = await buildUser(api.db, { clientId });
    const other = await buildUser(api.db, { clientId });
    await buildUser(api.db, { clientId, status: 'Pending' });
    const team = await buildTeam(api.db, { clientId, memberIds: [member.id] });
    const empty = await buildTeam(api.db, { clientId });

    const whom = (place: { assigneeId: string | null; teamId: string | null }) =>
      concernedBy(api.deps, { clientId, ...place });
    expect(await whom({ assigneeId: agent.id, teamId: team.id })).toEqual([agent.id]);
    expect(await whom({ assigneeId: null, teamId: team.id })).toEqual([member.id]);
    const everybody = [agent.id, member.id, other.id].toSorted();
    expect((await whom({ assigneeId: null, teamId: empty.id })).toSorted()).toEqual(everybody);
    expect((await whom({ assigneeId: null, teamId: null })).toSorted()).toEqual(everybody);
  });
});

describe('the feed', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  it('comes by pages, newest first', async () => {
    const userId = company.agent.id;
    const { id: conversationId } = await assignedTo(company, userId);
    for (const minutes of [3, 1, 2]) {
      const preview = `${minutes} ago`;
      await buildNotification(api.db, { userId, conversationId, preview, createdAt: minutesAgo(minutes) });
    }
    const previews = ({ notifications }: { notifications: { edges: { node: { preview: string } }[] } }) =>
      notifications.edges.map(({ node }) => node.preview);

    const first = await feedOf(company.agentToken, { first: 2 });
    const { endCursor: after, hasNextPage } = first.notifications.pageInfo;
    expect([previews(first), hasNextPage]).toEqual([['1 ago', '2 ago'], true]);
    expect(previews(await feedOf(company.agentToken, { first: 2, after }))).toEqual(['3 ago']);
    expect(firstCode(await api.run(FEED, { token: company.agentToken, variables: { first: 101 } }))).toBe('BAD_INPUT');
  });

  it('is marked read in part or whole, for oneself only, once, and other tabs hear of it', async () => {
    const { agent, agentToken } = company;
    const colleague = await buildUser(api.db, { clientId: company.clientId });
    const own = [
      await buildNotification(api.db, { userId: agent.id }),
      await buildNotification(api.db, { userId: agent.id }),
    ];
    const foreign = await buildNotification(api.db, { userId: colleague.id });
    const tab = await listen(agentToken);
    const ids = [own[0]?.id, foreign.id];

    const first = await api.run(READ, { token: agentToken, variables: { ids } });
    const again = await api.run(READ, { token: agentToken, variables: { ids } });
    const rest = await api.run(READ_ALL, { token: agentToken });

    const answers = [
      { feed: { unreadCount: 1 }, read: [{ id: own[0]?.id }] },
      { feed: { unreadCount: 0 }, read: [{ id: own[1]?.id }] },
    ];
    expect(first.body.data.markNotificationsRead).toEqual(answers[0]);
    expect(again.body.data.markNotificationsRead).toEqual({ feed: { unreadCount: 1 }, read: [] });
    expect(rest.body.data.markAllNotificationsRead).toEqual(answers[1]);
    expect((await tab.until(2)).map(({ read }) => read)).toEqual(answers.map(({ read }) => read));
    expect(await api.db.notification.findUnique({ where: { id: foreign.id } })).toMatchObject({ readAt: null });
    const tooMany = { ids: Array.from({ length: 101 }, (_, n) => `ntfn_${n}`) };
    expect(firstCode(await api.run(READ, { token: agentToken, variables: tooMany }))).toBe('BAD_INPUT');
  });
});
