import { buildAttachment } from '@parley/db/factories/attachments';
import { buildUser } from '@parley/db/factories/auth';
import { buildConversation, buildMessage } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError, MINUTE, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { subscribe } from '#testing/subscriber.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

const ASK = 'mutation ($id: ID!) { requestPerson(conversationId: $id) { id status handoffRequestedAt handledBy } }';
const RATE = `mutation ($input: RateConversationInput!) {
  rateConversation(input: $input) { csatRating csatComment }
}`;
const SAY = `mutation ($input: SendVisitorMessageInput!) {
  sendVisitorMessage(input: $input) {
    message { body }
    conversation { id handoffRequestedAt messages { edges { node { body event { type } } } } }
  }
}`;

const own = (overrides = {}) => {
  const { clientId, assistantId, visitor } = company;
  return buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, ...overrides });
};
const row = (id: string) => api.db.conversation.findUniqueOrThrow({ where: { id }, include: { messages: true } });
const run = (document: string, variables: object, token = company.visitorToken) =>
  api.run(document, { token, variables: { ...variables } });
const ask = (id: string, token?: string) => run(ASK, { id }, token);
const rate = (conversationId: string, rating: number, comment?: string) =>
  run(RATE, { input: { conversationId, rating, comment } });
const block = () => api.db.visitor.update({ where: { id: company.visitor.id }, data: { blockedAt: new Date() } });

describe('requestPerson', () => {
  it.each(['Pending', 'Resolved', 'Snoozed'] as const)(
    'opens a conversation that is %s for the staff',
    async (status) => {
      const { id, lastSequence, version } = await own({ status, handledBy: 'AI' });

      const { body } = await ask(id);

      expect(body.data.requestPerson).toMatchObject({ status: 'Open', handledBy: 'Agent' });
      const asked = await row(id);
      expect(asked).toMatchObject({ resolvedAt: null, snoozedUntil: null, version: version + 1 });
      expect(asked.handoffRequestedAt).not.toBeNull();
      expect(asked.waitingSince).not.toBeNull();
      expect(asked.messages.at(-1)).toMatchObject({
        kind: 'Event',
        body: 'Visitor 7 asked for a person',
        sequence: lastSequence + 1,
        visitorSequence: lastSequence + 1,
      });
    },
  );

  it('tells the staff once, however often it is asked', async () => {
    const { id } = await own({ status: 'Pending', handledBy: 'AI' });

    await ask(id);
    await ask(id);

    const told = await api.db.notification.findMany({ where: { conversationId: id } });
    expect(told).toMatchObject([{ kind: 'HandoffRequested', userId: company.agent.id, actorName: 'Visitor 7' }]);
    expect((await row(id)).messages.filter(({ kind }) => kind === 'Event')).toHaveLength(1);
  });

  it('tells the staff what the visitor said last, not what the assistant answered', async () => {
    const { id: conversationId } = await own({ status: 'Pending', handledBy: 'AI' });
    await buildMessage(api.db, { conversationId, author: 'Visitor', body: 'Where is my parcel?' });
    await buildMessage(api.db, { conversationId, author: 'AI', body: 'I do not know that.' });

    await ask(conversationId);

    const told = await api.db.notification.findMany({ where: { conversationId } });
    expect(told).toMatchObject([{ kind: 'HandoffRequested', preview: 'Where is my parcel?' }]);
  });

  it('changes nothing where a person has it already', async () => {
    const { id: assigneeId } = await buildUser(api.db, { clientId: company.clientId });
    const { id, version } = await own({ assigneeId });

    await ask(id);

    expect(await row(id)).toMatchObject({ handoffRequestedAt: null, version });
  });

  it('may stand at the beginning', async () => {
    const { body } = await run(SAY, { input: { body: 'A broken zip', key: 'k', wantsPerson: true } });

    const { conversation } = body.data.sendVisitorMessage;
    expect(conversation.handoffRequestedAt).not.toBeNull();
    expect(conversation.messages.edges.map(({ node }: { node: unknown }) => node)).toMatchObject([
      { event: null },
      { body: 'A broken zip', event: null },
      { event: { type: 'HandoffRequested' } },
    ]);
    const again = await run(SAY, { input: { body: 'A broken zip', key: 'k', wantsPerson: true } });
    expect(again.body.data.sendVisitorMessage.conversation.messages.edges).toHaveLength(3);
  });

  it('is for one’s own conversations, and not for who is blocked', async () => {
    const colleague = await buildConversation(api.db, { clientId: company.clientId });
    const { id } = await own();
    expect(firstCode(await ask(colleague.id))).toBe('NOT_FOUND');

    await block();

    expect(firstCode(await ask(id))).toBe('FORBIDDEN');
    expect((await row(id)).handoffRequestedAt).toBeNull();
  });
});

describe('rateConversation', () => {
  it('keeps rating and comment, says so once, and takes a change of mind', async () => {
    const { id } = await own({ status: 'Resolved' });

    await rate(id, 2, ' Slow ');
    moveClock(api, MINUTE);
    const { body } = await rate(id, 5);

    expect(body.data.rateConversation).toEqual({ csatRating: 5, csatComment: null });
    const rated = await row(id);
    expect(rated).toMatchObject({ status: 'Resolved', csatRating: 5 });
    const events = rated.messages.filter(({ kind }) => kind === 'Event').map((event) => event.body);
    expect(events).toEqual(['Visitor 7 rated the conversation 2 of 5']);
  });

  it('is not what was said last, as little as having asked for a person', async () => {
    const { id } = await own({ status: 'Resolved', messages: ['Where is my parcel?'] });

    await ask(id);
    await rate(id, 4);

    expect(await row(id)).toMatchObject({ lastMessageAuthor: 'Visitor', lastMessagePreview: 'Where is my parcel?' });
    const { body } = await run('{ visitorConversations { id lastSaid { author body } } }', {});
    expect(body.data.visitorConversations).toContainEqual({
      id,
      lastSaid: { author: 'Visitor', body: 'Where is my parcel?' },
    });
  });

  it.each([0, 6, -1])('does not take %i', async (rating) => {
    const { id } = await own();

    expect(firstError(await rate(id, rating)).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'rating' });
    expect(await row(id)).toMatchObject({ csatRating: null });
  });

  it('does not take a comment that is too long, nor a rating of somebody else’s', async () => {
    const { id } = await own();
    const colleague = await buildConversation(api.db, { clientId: company.clientId });

    const refused = await rate(id, 4, '🙂'.repeat(1001));
    expect(firstError(refused).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'comment' });
    expect(firstCode(await rate(colleague.id, 4))).toBe('NOT_FOUND');
    expect((await rate(id, 4, '🙂'.repeat(1000))).body.errors).toBeUndefined();
  });
});

describe("a visitor's transcript", () => {
  const READ = 'query ($id: ID!) { node(id: $id) { ... on VisitorConversation { transcript } } }';
  const messages = [
    'My zip broke',
    { author: 'Agent', body: 'We repair it' },
    { author: 'Agent', kind: 'Note', visitorSequence: null, body: 'A regular' },
  ] as const;

  it('can be read as text, with the names of files', async () => {
    const { id, messages: stored } = await own({ messages });
    await buildAttachment(api.db, { messageId: stored[0]?.id, name: 'zip.png' });

    const { body } = await run(READ, { id });

    expect(body.data.node.transcript).toMatch(
      /^Your conversation with [^]*Visitor 7, [^]*:\nMy zip broke\n\[zip\.png\]\n/,
    );
    expect(body.data.node.transcript).not.toContain('A regular');
  });

  it.each([
    ['a list', '{ visitorConversations { transcript } }'],
    ['a list under another name', '{ mine: visitorConversations { words: transcript } }'],
  ])('is not read for each of %s', async (_, document) => {
    await own({ messages });

    expect(firstCode(await run(document, {}))).toBe('BAD_INPUT');
  });

  it('is not read for every live event', async () => {
    const { id } = await own({ messages });
    const live = await subscribe(api, await api.listen(), {
      token: company.visitorToken,
      document: 'subscription { visitorConversationUpdated { transcript } }',
    });

    await ask(id);

    await expect.poll(() => live.errors).toEqual(['BAD_INPUT']);
    await live.stop();
  });

  it('is read thirty times in ten minutes, however many are asked for at once', async () => {
    const { id } = await own({ messages });
    const fifteen = Array.from(
      { length: 15 },
      (_, n) => `t${n}: node(id: $id) { ... on VisitorConversation { transcript } }`,
    );
    const many = `query ($id: ID!) { ${fifteen.join(' ')} }`;

    expect((await run(many, { id })).body.errors).toBeUndefined();
    expect((await run(many, { id })).body.errors).toBeUndefined();

    expect(firstError(await run(READ, { id })).extensions).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfterSeconds: expect.any(Number),
    });
  });
});

describe('chatVisitor', () => {
  it('says who one is, and whether one may only read', async () => {
    const read = () => run('{ chatVisitor { name email isBlocked } }', {});
    expect((await read()).body.data.chatVisitor).toEqual({ name: 'Visitor 7', email: null, isBlocked: false });

    await block();

    expect((await read()).body.data.chatVisitor.isBlocked).toBe(true);
    expect(firstCode(await run(SAY, { input: { body: 'Hello?', key: 'k' } }))).toBe('FORBIDDEN');
  });
});
