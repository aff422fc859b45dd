import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendVisitorMessage } from '#chat/chat.service.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { subscribe } from '#testing/subscriber.ts';
import { visitorToken } from '#testing/tokens.ts';

const api = await apiForTests();
const deps = { ...api.deps, caller: { ip: '203.0.113.7', userAgent: null } };
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

const UPDATE = `mutation ($input: UpdateVisitorInput!) {
  updateVisitor(input: $input) { id name email phone attributes { name value } }
}`;
const BLOCK = `mutation ($visitorId: ID!, $isBlocked: Boolean!) {
  setVisitorBlocked(visitorId: $visitorId, isBlocked: $isBlocked) { id isBlocked }
}`;
const MERGE = `mutation ($input: MergeVisitorsInput!) {
  mergeVisitors(input: $input) { id name email phone attributes { name value } conversations { id visitorName } }
}`;
const SAY = 'mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { message { id } } }';

const as = (token: string) => (document: string, variables: object) =>
  api.run(document, { token, variables: { ...variables } });
const agent = (document: string, variables: object) => as(company.agentToken)(document, variables);
const update = (input: object) => agent(UPDATE, { input: { visitorId: company.visitor.id, ...input } });
const talk = (overrides = {}) => {
  const { clientId, assistantId, visitor } = company;
  return buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, ...overrides });
};
const newcomer = (overrides = {}) => buildVisitor(api.db, { clientId: company.clientId, ...overrides });
const eventsOf = (conversationId: string) => api.db.message.findMany({ where: { conversationId, kind: 'Event' } });

describe('visitors', () => {
  const list = (search: string, token = company.agentToken) =>
    as(token)('query ($search: String) { visitors(search: $search) { name } }', { search });

  it('are found by a part of name or mail address, last seen first', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    await newcomer({ name: 'Hannah Brandt', email: 'hannah@brandt.example', lastSeenAt: at(1) });
    await newcomer({ name: 'H. Brandt', email: null, lastSeenAt: at(3) });
    await newcomer({ name: 'Somebody else', email: 'other@BRANDT.example', lastSeenAt: at(2) });

    const { body } = await list(' brandt ');

    expect(body.data.visitors.map(({ name }: { name: string }) => name)).toEqual([
      'H. Brandt',
      'Somebody else',
      'Hannah Brandt',
    ]);
  });

  it.each(['100%', 'a_b', String.raw`back\slash`])(
    'are found by %s as it stands, which stands for nothing else',
    async (typed) => {
      await newcomer({ name: `Called ${typed} here` });
      await newcomer({ name: 'Called 100, aXb, backslash' });

      const { body } = await list(typed);

      expect(body.data.visitors).toEqual([{ name: `Called ${typed} here` }]);
    },
  );

  it('are none for a search longer than any name', async () => {
    expect((await list('x'.repeat(100_000))).body.data.visitors).toEqual([]);
  });

  it('are those of the own company only', async () => {
    const stranger = await buildCompany(api);
    await newcomer({ name: 'Hannah Brandt' });

    const { body } = await list('', stranger.agentToken);

    expect(body.data.visitors).toEqual([{ name: 'Visitor 7' }]);
  });
});

describe('updateVisitor', () => {
  it('corrects what is known, also on the conversations', async () => {
    const { id, version } = await talk();

    const { body } = await update({
      name: ' Hannah Brandt ',
      email: 'Hannah@Brandt.example',
      phone: '+41 31 555 01 42',
      attributes: [
        { name: 'Plan', value: 'Gold' },
        { name: 'Orders', value: '6' },
      ],
    });

    expect(body.data.updateVisitor).toMatchObject({
      name: 'Hannah Brandt',
      email: 'hannah@brandt.example',
      phone: '+41 31 555 01 42',
      attributes: [
        { name: 'Orders', value: '6' },
        { name: 'Plan', value: 'Gold' },
      ],
    });
    expect(await api.db.conversation.findUnique({ where: { id } })).toMatchObject({
      visitorName: 'Hannah Brandt',
      visitorEmail: 'hannah@brandt.example',
      version: version + 1,
    });
  });

  it('keeps what is left out and forgets what is emptied', async () => {
    await update({ email: 'hannah@brandt.example', phone: '031 555 01 42' });

    const { body } = await update({ email: '' });

    expect(body.data.updateVisitor).toMatchObject({ name: 'Visitor 7', email: null, phone: '031 555 01 42' });
  });

  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: 'call me' }],
    ['attributes.0.name', { attributes: [{ name: '', value: 'x' }] }],
    ['attributes', { attributes: Array.from({ length: 51 }, (_, n) => ({ name: `n${n}`, value: '' })) }],
    ['attributes', { attributes: ['Plan', 'Plan'].map((name) => ({ name, value: 'x' })) }],
  ])('refuses a wrong %s', async (field, input) => {
    expect(firstError(await update(input)).extensions).toMatchObject({ code: 'BAD_INPUT', field });
  });
});

describe('a blocked visitor', () => {
  const block = (isBlocked: boolean) => agent(BLOCK, { visitorId: company.visitor.id, isBlocked });
  const say = (input = {}) => as(company.visitorToken)(SAY, { input: { body: 'Hello!', key: 'k', ...input } });

  it('writes nothing, neither in a conversation nor in a new one, until they are let in again', async () => {
    const { id } = await talk();

    expect((await block(true)).body.data.setVisitorBlocked.isBlocked).toBe(true);
    expect(firstCode(await say({ conversationId: id }))).toBe('FORBIDDEN');
    expect(firstCode(await say())).toBe('FORBIDDEN');

    expect((await block(false)).body.data.setVisitorBlocked.isBlocked).toBe(false);
    expect((await say({ conversationId: id })).body.errors).toBeUndefined();
  });

  it('is told of once, in what is not resolved, to staff only', async () => {
    const [open, done] = [await talk(), await talk({ status: 'Resolved' })];

    await block(true);
    await block(true);

    expect(await eventsOf(open.id)).toMatchObject([
      { body: 'Maya Lindqvist blocked Visitor 7', visitorSequence: null },
    ]);
    expect(await eventsOf(done.id)).toEqual([]);
  });
});

describe('mergeVisitors', () => {
  const merge = (visitorId: string, intoId: string, token = company.agentToken) =>
    as(token)(MERGE, { input: { visitorId, intoId } });

  it('moves conversations and pages, and knows what was known of either', async () => {
    const into = await newcomer({ name: 'Hannah', phone: '031', attributes: '{"Plan":"Gold","City":"Bern"}' });
    const from = await newcomer({
      name: 'Visitor 9',
      email: 'h@b.example',
      phone: '044',
      attributes: '{"Plan":"Free"}',
    });
    const { id } = await talk({ visitorId: from.id });
    await api.db.visitorPageView.create({
      data: { id: 'view_1', visitorId: from.id, url: 'https://shop.example/', viewedAt: new Date() },
    });

    const { body } = await merge(from.id, into.id);

    expect(body.data.mergeVisitors).toEqual({
      id: into.id,
      name: 'Hannah',
      email: 'h@b.example',
      phone: '031',
      attributes: [
        { name: 'City', value: 'Bern' },
        { name: 'Plan', value: 'Gold' },
      ],
      conversations: [{ id, visitorName: 'Hannah' }],
    });
    expect(await api.db.visitorPageView.count({ where: { visitorId: into.id } })).toBe(1);
    expect(await eventsOf(id)).toMatchObject([{ body: 'Maya Lindqvist merged Visitor 9 into Hannah' }]);
  });

  it('leads whoever comes back in either browser to all of it, also when merged again', async () => {
    const [first, second] = [await newcomer(), await newcomer()];
    const { id } = await talk();
    await merge(first.id, second.id);
    await merge(second.id, company.visitor.id);

    const { body } = await as(await visitorToken(api.deps, first, company.assistantId))(
      '{ visitorConversations { id } }',
      {},
    );

    expect(body.data.visitorConversations).toEqual([{ id }]);
  });

  it('has whoever is there come again, as the visitor they are now', async () => {
    const [from, into] = [await newcomer(), await newcomer()];
    const token = await visitorToken(api.deps, from, company.assistantId);
    const document = 'subscription { visitorConversationUpdated { id } }';
    const there = await subscribe(api, await api.listen(), { token, document });

    await merge(from.id, into.id);

    await vi.waitFor(() => expect(there.closed).toEqual([1012]));
    await there.stop();
  });

  it('loses nothing that was on its way from the other browser meanwhile', async () => {
    const [from, into] = [await newcomer(), await newcomer()];
    const { id: conversationId } = await talk({ visitorId: from.id });
    const { clientId, assistantId } = company;
    // The request came before the merge, and is carried out after it.
    const sender = { kind: 'visitor', visitorId: from.id, clientId, assistantId } as const;
    await merge(from.id, into.id);

    await sendVisitorMessage(deps, sender, { conversationId, body: 'Still me', key: 'first' });
    await sendVisitorMessage(deps, sender, { body: 'And another thing', key: 'second' });

    const { body } = await as(await visitorToken(api.deps, into, assistantId))(
      '{ visitorConversations { messages(last: 1) { edges { node { body } } } } }',
      {},
    );
    expect(JSON.stringify(body)).toContain('Still me');
    expect(JSON.stringify(body)).toContain('And another thing');
  });

  it('is not done with oneself, or twice', async () => {
    const [from, into] = [await newcomer(), await newcomer()];
    expect(firstError(await merge(from.id, from.id)).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'intoId' });

    await merge(from.id, into.id);

    expect(firstError(await merge(from.id, company.visitor.id)).extensions).toMatchObject({ field: 'visitorId' });
    expect(firstError(await merge(company.visitor.id, from.id)).extensions).toMatchObject({ field: 'intoId' });
  });

  it('knows no visitor of another company, on either side', async () => {
    const stranger = await buildCompany(api);
    const own = company.visitor.id;

    expect(firstCode(await merge(own, stranger.visitor.id))).toBe('NOT_FOUND');
    expect(firstCode(await merge(stranger.visitor.id, own))).toBe('NOT_FOUND');
    expect(await api.db.visitor.findUnique({ where: { id: own } })).toMatchObject({ mergedIntoId: null });
  });
});
