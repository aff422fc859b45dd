import { buildUser } from '@parley/db/factories/auth';
import { buildConversation, buildMessage } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { buildTeam } from '@parley/db/factories/teams';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, firstError, HOUR, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { subscribe } from '#testing/subscriber.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';

let api: TestApi;
let company: Company;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
});
afterAll(() => api.close());

const UPDATE = `mutation ($changes: [ConversationChange!]!) {
  updateConversations(changes: $changes) {
    conversations {
      id status snoozedUntil assignee { name } team { name } priority labels { name } handledBy waitingSince
      handoffRequestedAt containMessagesUnreadByAgents version
    }
    undo {
      conversationId status snoozedUntil assigneeId teamId unassign priority addLabelIds removeLabelIds handledBy isUnread unreadCount
    }
  }
}`;

type Change = Record<string, unknown> & { id: string };

const update = (changes: readonly Change[], token = company.agentToken) =>
  api.run(UPDATE, { token, variables: { changes } });

/** The one conversation after a change, and what would undo it. */
async function changed(change: Change) {
  const { body } = await update([change]);
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  const { conversations, undo } = body.data.updateConversations;
  const [{ conversationId: id, ...fields }] = undo;
  return { conversation: conversations[0], undo: { id, ...fields } };
}

const conversation = (overrides = {}) => {
  const { clientId, assistantId, visitor } = company;
  return buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, ...overrides });
};
const colleague = (name = 'Jonas Reber') => buildUser(api.db, { clientId: company.clientId, name });
const eventsOf = (conversationId: string) =>
  api.db.message.findMany({ where: { conversationId, kind: 'Event' }, orderBy: { sequence: 'asc' } });
const bodiesOf = async (id: string) => (await eventsOf(id)).map(({ body }) => body);
const row = (id: string) => api.db.conversation.findUniqueOrThrow({ where: { id }, include: { labels: true } });
/** What the visitor's chat shows of it. */
const seenByVisitor = async (id: string): Promise<string[]> => {
  const { body } = await api.run(
    `query ($id: ID!) { node(id: $id) { ... on VisitorConversation {
      messages(last: 100) { edges { node { kind body takenBackAt } } } } } }`,
    { token: company.visitorToken, variables: { id } },
  );
  const nodes: { kind: string; body: string; takenBackAt: string | null }[] = body.data.node.messages.edges.map(
    (edge: { node: unknown }) => edge.node,
  );
  return nodes.flatMap((message) => (message.takenBackAt ? [] : message.body));
};
const tomorrow = () => new Date(api.clock.now().getTime() + DAY).toISOString();

describe('updateConversations', () => {
  it('assigns, moves, prioritises and labels at once, as one newer version', async () => {
    const { id, version } = await conversation();
    const jonas = await colleague();
    const team = await buildTeam(api.db, { clientId: company.clientId, name: 'Workshop' });
    const label = await buildLabel(api.db, { clientId: company.clientId, name: 'Repairs' });

    const { conversation: now } = await changed({
      id,
      assigneeId: jonas.id,
      teamId: team.id,
      priority: 'High',
      addLabelIds: [label.id],
    });

    expect(now).toMatchObject({
      assignee: { name: 'Jonas Reber' },
      team: { name: 'Workshop' },
      priority: 'High',
      labels: [{ name: 'Repairs' }],
      version: version + 1,
    });
    expect(await bodiesOf(id)).toEqual([
      'Maya Lindqvist assigned it to Jonas Reber',
      'Maya Lindqvist moved it to Workshop',
      'Maya Lindqvist set the priority to High',
      'Maya Lindqvist added Repairs',
    ]);
  });

  it('leaves preview, order of the list and what the visitor counts alone', async () => {
    const before = await conversation();

    await changed({ id: before.id, priority: 'Low' });

    const { lastMessagePreview, lastMessageAuthor, lastActivityAt, lastVisitorSequence } = before;
    expect(await row(before.id)).toMatchObject({
      lastMessagePreview,
      lastMessageAuthor,
      lastActivityAt,
      lastVisitorSequence,
      lastSequence: before.lastSequence + 1,
    });
    expect((await eventsOf(before.id))[0]).toMatchObject({ author: 'System', visitorSequence: null });
  });

  it('tells the visitor that it is resolved and that it is open again, numbered without a gap', async () => {
    const { id, lastVisitorSequence } = await conversation();

    await changed({ id, status: 'Resolved', priority: 'Low' });
    moveClock(api, 20_000);
    await changed({ id, status: 'Open' });

    expect((await eventsOf(id)).map(({ body, visitorSequence }) => [body, visitorSequence])).toEqual([
      ['Maya Lindqvist resolved the conversation', lastVisitorSequence + 1],
      ['Maya Lindqvist set the priority to Low', null],
      ['Maya Lindqvist reopened the conversation', lastVisitorSequence + 2],
    ]);
    expect(await row(id)).toMatchObject({ lastVisitorSequence: lastVisitorSequence + 2, resolvedAt: null });
  });

  it.each([
    { was: { status: 'Open', handledBy: 'Agent' }, change: { status: 'Resolved' } },
    { was: { status: 'Pending', handledBy: 'AI' }, change: { status: 'Resolved' } },
    { was: { status: 'Resolved', handledBy: 'Agent' }, change: { status: 'Open' } },
    { was: { status: 'Pending', handledBy: 'AI' }, change: { handledBy: 'Agent' } },
    { was: { status: 'Open', handledBy: 'Agent' }, change: { handledBy: 'AI' } },
  ])('shows the visitor nothing of what is undone at once, and staff all of it: %j', async ({ was, change }) => {
    const { id } = await conversation(was);
    const before = await seenByVisitor(id);

    const { undo } = await changed({ id, ...change });
    expect(await seenByVisitor(id)).toHaveLength(before.length + 1);
    await changed(undo);

    expect(await seenByVisitor(id)).toEqual(before);
    expect(await row(id)).toMatchObject(was);
    expect((await bodiesOf(id)).length).toBeGreaterThan(0);
  });

  it('keeps for the visitor what was said before it was undone, and what came of it', async () => {
    const { id } = await conversation();
    const { undo } = await changed({ id, status: 'Resolved' });
    await api.run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }', {
      token: company.agentToken,
      variables: { input: { conversationId: id, body: 'That was it then', key: 'k1' } },
    });

    await changed(undo);

    expect((await seenByVisitor(id)).slice(-3)).toEqual([
      'Maya Lindqvist resolved the conversation',
      'That was it then',
      'Maya Lindqvist reopened the conversation',
    ]);
  });

  it('tells the visitor again of what is done again', async () => {
    const { id } = await conversation();
    const { undo } = await changed({ id, status: 'Resolved' });
    await changed(undo);

    await changed({ id, status: 'Resolved' });

    const seen = await seenByVisitor(id);
    expect(seen.filter((body) => body.includes('resolved'))).toEqual(['Maya Lindqvist resolved the conversation']);
    expect(seen.join()).not.toContain('reopened');
  });

  it('tells the visitor who is there that a line is no more', async () => {
    const { id } = await conversation();
    const listener = await subscribe(api, await api.listen(), {
      document: 'subscription ($id: ID!) { messageUpdated(conversationId: $id) { body version takenBackAt } }',
      variables: { id },
      token: company.visitorToken,
    });
    const { undo } = await changed({ id, status: 'Resolved' });

    await changed(undo);

    await expect
      .poll(() => listener.received)
      .toMatchObject([
        { body: 'Maya Lindqvist resolved the conversation', version: 2, takenBackAt: expect.any(String) },
      ]);
    await listener.stop();
  });

  it('announces each changed conversation once, after the lines that tell of it', async () => {
    const { id } = await conversation();
    const publish = vi.spyOn(api.deps.events, 'publish');

    await changed({ id, status: 'Resolved', priority: 'Urgent' });

    expect(publish.mock.calls.map(([topic]) => topic)).toEqual([
      'message:created',
      'message:created',
      'conversation:updated',
    ]);
    publish.mockRestore();
  });

  it('changes and tells nothing of what stands so already', async () => {
    const { id, version } = await conversation({ assigneeId: company.agent.id, priority: 2 });
    const publish = vi.spyOn(api.deps.events, 'publish');

    const { conversation: now, undo } = await changed({
      id,
      status: 'Open',
      assigneeId: company.agent.id,
      priority: 'Medium',
    });

    expect(now.version).toBe(version);
    expect(publish).not.toHaveBeenCalled();
    expect(Object.entries(undo).filter(([, value]) => value !== null)).toEqual([['id', id]]);
    publish.mockRestore();
  });

  it('changes a hundred at once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 100; n += 1) ids.push((await conversation()).id);

    const { body } = await update(ids.map((id) => ({ id, status: 'Resolved' })));

    expect(body.data.updateConversations.conversations.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(await api.db.conversation.count({ where: { id: { in: ids }, status: 'Resolved' } })).toBe(100);
  });
});

describe('its undo', () => {
  it.each<[string, object, () => Promise<object>]>([
    ['an assignment', { assigneeId: null }, async () => ({ assigneeId: (await colleague()).id })],
    ['taking it away', { teamId: 'team_own' }, async () => ({ unassign: ['Assignee', 'Team'] })],
    ['a priority', { priority: 3 }, async () => ({ priority: 'None' })],
    ['a resolution', { status: 'Open' }, async () => ({ status: 'Resolved' })],
    ['a resolution by the assistant', { status: 'Pending', handledBy: 'AI' }, async () => ({ status: 'Resolved' })],
    ['a snooze', { status: 'Open' }, async () => ({ status: 'Snoozed', snoozedUntil: tomorrow() })],
    ['taking over', { status: 'Pending', handledBy: 'AI' }, async () => ({ handledBy: 'Agent' })],
    ['handing back', { status: 'Open', handledBy: 'Agent' }, async () => ({ handledBy: 'AI' })],
    ['handing back what is nobody’s', { assigneeId: null }, async () => ({ handledBy: 'AI' })],
    ['reading', { containMessagesUnreadByAgents: true, unreadCount: 1 }, async () => ({ isUnread: false })],
  ])('of %s, sent as it came, brings back what was', async (_, start, change) => {
    const team = await buildTeam(api.db, { clientId: company.clientId });
    const assigned = { assigneeId: company.agent.id, ...start };
    const { id } = await conversation({ ...assigned, ...('teamId' in start && { teamId: team.id }) });
    const before = await row(id);

    const { undo } = await changed({ id, ...(await change()) });
    expect(await row(id)).not.toMatchObject(stateOf(before));
    await changed(undo);

    expect(stateOf(await row(id))).toEqual(stateOf(before));
  });

  it('of reading never makes more messages new than there are', async () => {
    const { id } = await conversation({ messages: ['One', 'Two'] });
    await changed({ id, isUnread: false });

    await changed({ id, isUnread: true, unreadCount: 99 });

    expect(await row(id)).toMatchObject({ containMessagesUnreadByAgents: true, unreadCount: 2 });
  });

  it('of labels takes away and gives back only what had changed', async () => {
    const [kept, added, removed] = await Promise.all(
      ['Kept', 'Added', 'Removed'].map((name) => buildLabel(api.db, { clientId: company.clientId, name })),
    );
    if (!kept || !added || !removed) throw new Error('A label is missing.');
    const { id } = await conversation();
    await changed({ id, addLabelIds: [kept.id, removed.id] });

    const { conversation: now, undo } = await changed({
      id,
      addLabelIds: [kept.id, added.id],
      removeLabelIds: [removed.id],
    });
    expect(now.labels).toEqual([{ name: 'Added' }, { name: 'Kept' }]);
    const { conversation: again } = await changed(undo);

    expect(again.labels).toEqual([{ name: 'Kept' }, { name: 'Removed' }]);
  });
});

type Row = Awaited<ReturnType<typeof row>>;
const stateOf = ({ status, snoozedUntil, assigneeId, teamId, priority, handledBy, waitingSince, ...rest }: Row) => {
  const { containMessagesUnreadByAgents, unreadCount, handoffRequestedAt, resolvedAt } = rest;
  const who = { assigneeId, teamId, handledBy, priority };
  const unread = { containMessagesUnreadByAgents, unreadCount };
  return { status, snoozedUntil, ...who, ...unread, waitingSince, handoffRequestedAt, resolvedAt };
};

describe('who waits', () => {
  it('is nobody once it is resolved, and the visitor again since their first unanswered message when reopened', async () => {
    const { id } = await conversation({
      messages: ['Hello?', { author: 'Agent', body: 'Hello!' }, 'Do you repair zips?', 'Today?'],
    });
    const [asked] = await api.db.message.findMany({ where: { conversationId: id, body: 'Do you repair zips?' } });

    expect((await changed({ id, status: 'Resolved' })).conversation.waitingSince).toBeNull();

    expect((await changed({ id, status: 'Open' })).conversation.waitingSince).toBe(asked?.createdAt.toISOString());
  });

  it('asks for a person until one has it, and again when they give it back', async () => {
    const handoffRequestedAt = new Date();
    const { id } = await conversation({ handoffRequestedAt });
    await buildMessage(api.db, {
      conversationId: id,
      kind: 'Event',
      author: 'System',
      payload: JSON.stringify({ type: 'HandoffRequested' }),
      createdAt: handoffRequestedAt,
    });

    const { conversation: taken } = await changed({ id, assigneeId: company.agent.id });
    expect(taken.handoffRequestedAt).toBeNull();

    const { conversation: free } = await changed({ id, unassign: ['Assignee'] });
    expect(free.handoffRequestedAt).toBe(handoffRequestedAt.toISOString());
  });
});

describe('taking over and handing back', () => {
  it('makes it the own conversation of who takes it over from the assistant', async () => {
    const { id } = await conversation({ status: 'Pending', handledBy: 'AI' });

    const { conversation: now } = await changed({ id, handledBy: 'Agent' });

    expect(now).toMatchObject({ handledBy: 'Agent', status: 'Open', assignee: { name: 'Maya Lindqvist' } });
    expect(await bodiesOf(id)).toEqual(['Maya Lindqvist took over from Nori']);
  });

  it('gives it back to the assistant, and to nobody else', async () => {
    const { id } = await conversation({ assigneeId: company.agent.id });

    const { conversation: now } = await changed({ id, handledBy: 'AI' });

    expect(now).toMatchObject({ handledBy: 'AI', status: 'Pending', assignee: null, waitingSince: null });
    expect(await bodiesOf(id)).toEqual(['Maya Lindqvist handed back to Nori']);
  });
});

describe('snoozing', () => {
  it('keeps until when, and says so', async () => {
    const { id } = await conversation();
    const until = tomorrow();

    const { conversation: now } = await changed({ id, status: 'Snoozed', snoozedUntil: until });

    expect(now).toMatchObject({ status: 'Snoozed', snoozedUntil: until });
    const [told] = await eventsOf(id);
    expect(JSON.parse(told?.payload ?? '')).toEqual({ type: 'Snoozed', until });
  });

  it('without a time lasts until the visitor writes', async () => {
    const { id } = await conversation();

    await changed({ id, status: 'Snoozed' });

    expect(await bodiesOf(id)).toEqual(['Maya Lindqvist snoozed it until the visitor writes']);
    await api.run(
      'mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { message { id } } }',
      {
        token: company.visitorToken,
        variables: { input: { conversationId: id, body: 'Still there?', key: 'k' } },
      },
    );
    expect(await row(id)).toMatchObject({ status: 'Open', snoozedUntil: null });
  });

  it.each([
    ['a time that has passed', { status: 'Snoozed', snoozedUntil: '2020-01-01T00:00:00.000Z' }],
    ['a time beyond two years', { status: 'Snoozed', snoozedUntil: '2090-01-01T00:00:00.000Z' }],
    ['a time for what is not snoozed', { status: 'Open', snoozedUntil: new Date(Date.now() + HOUR).toISOString() }],
  ])('refuses %s', async (_, change) => {
    const { id } = await conversation();

    const error = firstError(await update([{ id, ...change }]));

    expect(error.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'snoozedUntil' });
  });
});

describe('bad input', () => {
  it('refuses to count as new what is not unread', async () => {
    const { id } = await conversation();

    const error = firstError(await update([{ id, isUnread: false, unreadCount: 1 }]));

    expect(error.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'unreadCount' });
  });

  it('names the conversations that are not there, and changes none of the others', async () => {
    const own = await conversation();
    const foreign = await buildConversation(api.db);

    const error = firstError(await update([own.id, foreign.id, 'conv_none'].map((id) => ({ id, priority: 'High' }))));

    expect(error.extensions).toMatchObject({ code: 'NOT_FOUND', ids: [foreign.id, 'conv_none'] });
    expect(await row(own.id)).toMatchObject({ priority: 0, version: own.version });
  });

  it('knows neither people, teams nor labels of others, nor people who do not work here yet', async () => {
    const { id } = await conversation();
    const stranger = await buildCompany(api);
    const pending = await buildUser(api.db, { clientId: company.clientId, status: 'Pending' });
    const team = await buildTeam(api.db, { clientId: stranger.clientId });
    const label = await buildLabel(api.db, { clientId: stranger.clientId });

    const changes: Change[] = [
      { id, assigneeId: stranger.agent.id },
      { id, assigneeId: pending.id },
      { id, teamId: team.id },
      { id, addLabelIds: [label.id] },
    ];
    for (const change of changes) {
      expect(firstError(await update([change])).extensions.code).toBe('NOT_FOUND');
    }
    expect(await eventsOf(id)).toEqual([]);
  });

  it('refuses no change, more than a hundred, and one conversation twice', async () => {
    const { id } = await conversation();
    const many = Array.from({ length: 101 }, (_, n) => ({ id: `conv_${n}` }));

    for (const changes of [[], many, [{ id }, { id }]]) {
      expect(firstError(await update(changes)).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'changes' });
    }
  });

  it('refuses to assign and take away at once', async () => {
    const { id } = await conversation();

    const error = firstError(await update([{ id, assigneeId: company.agent.id, unassign: ['Assignee'] }]));

    expect(error.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'unassign' });
  });
});
