import { setImmediate } from 'node:timers/promises';
import { buildUser } from '@parley/db/factories/auth';
import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { macrosOf } from '#testing/macros.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
let company: Company;
let macros: ReturnType<typeof macrosOf>;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  macros = macrosOf(api, company);
});

const hello = { type: 'SendMessage', body: 'Hi {{visitor.first_name}}' };
const resolve = { type: 'Resolve' };

describe('running a macro', () => {
  it('does its actions in their order', async () => {
    const { id } = await macros.conversation();
    const label = await buildLabel(api.db, { clientId: company.clientId, name: 'Repairs' });

    const ran = await macros.run(
      [
        { type: 'AssignToMe' },
        { type: 'AddLabels', labelIds: [label.id] },
        hello,
        { type: 'AddNote', body: 'For {{agent.name}}' },
        resolve,
        { type: 'SetPriority', priority: 'High' },
      ],
      [id],
    );

    expect(ran).toMatchObject({
      messagesCount: 2,
      conversations: [{ id, status: 'Resolved', assignee: { name: 'Maya Lindqvist' } }],
      leftOut: [],
      passedOver: [],
    });
    expect(await macros.said(id)).toEqual([
      'Event: Maya Lindqvist took it',
      'Event: Maya Lindqvist added Repairs',
      'Text: Hi Hannah',
      'Note: For Maya Lindqvist',
      'Event: Maya Lindqvist resolved the conversation',
      'Event: Maya Lindqvist set the priority to High',
    ]);
    expect(await api.db.macro.findFirst({ where: { clientId: company.clientId } })).toMatchObject({ usageCount: 1 });
  });

  it('means whoever runs it by «me»', async () => {
    const { id } = await macros.conversation();
    const jonas = await buildUser(api.db, { clientId: company.clientId, name: 'Jonas Reber' });
    const macroId = await macros.make([{ type: 'AssignToMe' }]);

    await macros.send({ macroId, conversationIds: [id] }, await staffToken(api.deps, jonas));

    expect(await macros.row(id)).toMatchObject({ assigneeId: jonas.id });
  });

  it('does the same to a hundred conversations, and announces each once', async () => {
    const made = [];
    for (let n = 0; n < 100; n += 1) made.push((await macros.conversation()).id);
    const publish = vi.spyOn(api.deps.events, 'publish');

    const { conversations } = await macros.run([{ type: 'AssignToMe' }, hello, hello, hello, resolve], made);

    expect(conversations.map(({ id }: { id: string }) => id)).toEqual(made);
    const updates = publish.mock.calls.filter(([topic]) => topic === 'conversation:updated');
    expect(updates).toHaveLength(100);
    publish.mockRestore();
  }, 60_000);

  it('does nothing to any conversation when one of them is not there', async () => {
    const { id } = await macros.conversation();
    const other = await buildCompany(api);
    const foreign = await buildConversation(api.db, { clientId: other.clientId, assistantId: other.assistantId });
    const macroId = await macros.make([resolve]);

    const answer = await macros.send({ macroId, conversationIds: [id, foreign.id] });

    expect(firstError(answer).extensions).toMatchObject({ code: 'NOT_FOUND', ids: [foreign.id] });
    expect(await macros.row(id)).toMatchObject({ status: 'Open' });
  });

  it('leaves a conversation alone whose message would have holes, and says which', async () => {
    const [known, stranger] = [
      await macros.conversation(),
      await macros.conversation({ visitorId: company.visitor.id }),
    ];

    const ran = await macros.run([resolve, hello], [known.id, stranger.id]);

    expect(ran).toMatchObject({
      conversations: [{ id: known.id }],
      leftOut: [{ conversationId: stranger.id, undefinedVariables: ['visitor.first_name'] }],
    });
    expect(await macros.row(stranger.id)).toMatchObject({ status: 'Open', version: stranger.version });
  });

  it.each([
    ['longer than a message may be', 'x'.repeat(150), '{{visitor.name}}'.repeat(40)],
    ['blank', '\u200B', '{{visitor.name}}'],
  ])('leaves a conversation alone whose message would be %s, and says which', async (_, name, body) => {
    const { id: visitorId } = await buildVisitor(api.db, { clientId: company.clientId, name });
    const [short, odd] = [await macros.conversation(), await macros.conversation({ visitorId })];

    const ran = await macros.run([resolve, { type: 'SendMessage', body }], [short.id, odd.id]);

    expect(ran).toMatchObject({
      conversations: [{ id: short.id }],
      leftOut: [{ conversationId: odd.id, undefinedVariables: [] }],
    });
    expect(await macros.row(odd.id)).toMatchObject({ status: 'Open', version: odd.version });
  });

  it('lets others be answered while it is under way', async () => {
    const made: string[] = [];
    for (let n = 0; n < 30; n += 1) made.push((await macros.conversation()).id);
    const query = `query ($first: ID!, $last: ID!) {
      first: conversation(id: $first) { status }
      last: conversation(id: $last) { status }
    }`;
    const variables = { first: made[0], last: made.at(-1) };
    const answers: unknown[] = [];
    const run = { isOver: false };

    const running = macros.run([hello, resolve], made).finally(() => {
      run.isOver = true;
    });
    while (!run.isOver) {
      // As what comes over the network: in a turn of its own.
      await setImmediate();
      answers.push((await api.run(query, { token: company.agentToken, variables })).body.data);
    }

    expect(answers).toContainEqual({ first: { status: 'Resolved' }, last: { status: 'Open' } });
    await running;
  }, 60_000);

  it('passes over whom and what is not there any more, and says where', async () => {
    const { id } = await macros.conversation();
    const jonas = await buildUser(api.db, { clientId: company.clientId });
    const label = await buildLabel(api.db, { clientId: company.clientId });
    const actions = [{ type: 'Assign', assigneeId: jonas.id }, resolve, { type: 'AddLabels', labelIds: [label.id] }];
    await api.db.user.update({ where: { id: jonas.id }, data: { status: 'Pending' } });
    await api.db.label.delete({ where: { id: label.id } });

    const ran = await macros.run(actions, [id]);

    expect(ran).toMatchObject({ passedOver: [0, 2], conversations: [{ status: 'Resolved', assignee: null }] });
  });

  it('snoozes until the time that its words mean to the runner, and says when it does not know it', async () => {
    const { id } = await macros.conversation();
    const macroId = await macros.make([{ type: 'Snooze', snoozeUntil: 'tomorrow 9' }]);
    const tomorrow = new Date(api.clock.now().getTime() + DAY).toISOString();
    const past = new Date(api.clock.now().getTime() - DAY).toISOString();
    const snooze = (snoozedUntil?: string) => macros.send({ macroId, conversationIds: [id], snoozedUntil });

    expect(firstError(await snooze()).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'snoozedUntil' });
    expect(firstError(await snooze(past)).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'snoozedUntil' });
    await snooze(tomorrow);
    expect(await macros.row(id)).toMatchObject({ status: 'Snoozed', snoozedUntil: new Date(tomorrow) });
  });

  it('snoozes until the visitor writes when there are no words', async () => {
    const { id } = await macros.conversation();

    await macros.run([{ type: 'Snooze' }], [id]);

    expect(await macros.row(id)).toMatchObject({ status: 'Snoozed', snoozedUntil: null });
  });

  it.each([
    ['conversationIds', { conversationIds: [] }],
    ['conversationIds', { conversationIds: ['conv_a', 'conv_a'] }],
    ['conversationIds', { conversationIds: Array.from({ length: 101 }, (_, n) => `conv_${n}`) }],
    ['key', { key: '' }],
    ['key', { key: 'x'.repeat(201) }],
  ])('says what is wrong with %s', async (field, input) => {
    const macroId = await macros.make([resolve]);

    const answer = await macros.send({ macroId, conversationIds: ['conv_a'], ...input });

    expect(firstError(answer).extensions).toMatchObject({ code: 'BAD_INPUT', field });
  });

  it("does not run a colleague's own, nor another company's", async () => {
    const { id } = await macros.conversation();
    const macroId = await macros.make([resolve]);
    await api.db.macro.update({ where: { id: macroId }, data: { scope: 'Me' } });
    const jonas = await staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId }));
    const foreign = await macrosOf(api, await buildCompany(api)).make([resolve]);

    expect(firstCode(await macros.send({ macroId, conversationIds: [id] }, jonas))).toBe('NOT_FOUND');
    expect(firstCode(await macros.send({ macroId: foreign, conversationIds: [id] }))).toBe('NOT_FOUND');
  });
});
