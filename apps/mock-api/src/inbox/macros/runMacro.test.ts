import { buildUser } from '@parley/db/factories/auth';
import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, firstCode, firstError, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { macrosOf } from '#testing/macros.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { staffToken } from '#testing/tokens.ts';
import { forgetRuns } from './forgetRuns.ts';

let api: TestApi;
let company: Company;
let macros: ReturnType<typeof macrosOf>;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  macros = macrosOf(api, company);
});
afterAll(() => api.close());

const hannah = () => buildVisitor(api.db, { clientId: company.clientId, name: 'Hannah Brandt' });
async function conversation(overrides: object = {}) {
  const { clientId, assistantId } = company;
  const visitorId = (await hannah()).id;
  return buildConversation(api.db, { clientId, assistantId, visitorId, messages: ['Hello?'], ...overrides });
}
const row = (id: string) => api.db.conversation.findUniqueOrThrow({ where: { id }, include: { labels: true } });
const said = async (conversationId: string) =>
  (await api.db.message.findMany({ where: { conversationId, sequence: { gt: 1 } }, orderBy: { sequence: 'asc' } })).map(
    ({ kind, body, takenBackAt }) => (takenBackAt ? `${kind} taken back` : `${kind}: ${body}`),
  );
const hello = { type: 'SendMessage', body: 'Hi {{visitor.first_name}}' };
const resolve = { type: 'Resolve' };

describe('running a macro', () => {
  it('does its actions in their order', async () => {
    const { id } = await conversation();
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
    expect(await said(id)).toEqual([
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
    const { id } = await conversation();
    const jonas = await buildUser(api.db, { clientId: company.clientId, name: 'Jonas Reber' });
    const macroId = await macros.make([{ type: 'AssignToMe' }]);

    await macros.send({ macroId, conversationIds: [id] }, await staffToken(api.deps, jonas));

    expect(await row(id)).toMatchObject({ assigneeId: jonas.id });
  });

  it('does the same to a hundred conversations, and announces each once', async () => {
    const made = [];
    for (let n = 0; n < 100; n += 1) made.push((await conversation()).id);
    const publish = vi.spyOn(api.deps.events, 'publish');

    const { conversations } = await macros.run([{ type: 'AssignToMe' }, hello, hello, hello, resolve], made);

    expect(conversations.map(({ id }: { id: string }) => id)).toEqual(made);
    const updates = publish.mock.calls.filter(([topic]) => topic === 'conversation:updated');
    expect(updates).toHaveLength(100);
    publish.mockRestore();
  }, 60_000);

  it('does nothing to any conversation when one of them is not there', async () => {
    const { id } = await conversation();
    const other = await buildCompany(api);
    const foreign = await buildConversation(api.db, { clientId: other.clientId, assistantId: other.assistantId });
    const macroId = await macros.make([resolve]);

    const answer = await macros.send({ macroId, conversationIds: [id, foreign.id] });

    expect(firstError(answer).extensions).toMatchObject({ code: 'NOT_FOUND', ids: [foreign.id] });
    expect(await row(id)).toMatchObject({ status: 'Open' });
  });

  it('leaves a conversation alone whose message would have holes, and says which', async () => {
    const [known, stranger] = [await conversation(), await conversation({ visitorId: company.visitor.id })];

    const ran = await macros.run([resolve, hello], [known.id, stranger.id]);

    expect(ran).toMatchObject({
      conversations: [{ id: known.id }],
      leftOut: [{ conversationId: stranger.id, undefinedVariables: ['visitor.first_name'] }],
    });
    expect(await row(stranger.id)).toMatchObject({ status: 'Open', version: stranger.version });
  });

  it('passes over whom and what is not there any more, and says where', async () => {
    const { id } = await conversation();
    const jonas = await buildUser(api.db, { clientId: company.clientId });
    const label = await buildLabel(api.db, { clientId: company.clientId });
    const actions = [{ type: 'Assign', assigneeId: jonas.id }, resolve, { type: 'AddLabels', labelIds: [label.id] }];
    await api.db.user.update({ where: { id: jonas.id }, data: { status: 'Pending' } });
    await api.db.label.delete({ where: { id: label.id } });

    const ran = await macros.run(actions, [id]);

    expect(ran).toMatchObject({ passedOver: [0, 2], conversations: [{ status: 'Resolved', assignee: null }] });
  });

  it('snoozes until the time that its words mean to the runner, and says when it does not know it', async () => {
    const { id } = await conversation();
    const macroId = await macros.make([{ type: 'Snooze', snoozeUntil: 'tomorrow 9' }]);
    const tomorrow = new Date(api.clock.now().getTime() + DAY).toISOString();
    const past = new Date(api.clock.now().getTime() - DAY).toISOString();
    const snooze = (snoozedUntil?: string) => macros.send({ macroId, conversationIds: [id], snoozedUntil });

    expect(firstError(await snooze()).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'snoozedUntil' });
    expect(firstError(await snooze(past)).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'snoozedUntil' });
    await snooze(tomorrow);
    expect(await row(id)).toMatchObject({ status: 'Snoozed', snoozedUntil: new Date(tomorrow) });
  });

  it('snoozes until the visitor writes when there are no words', async () => {
    const { id } = await conversation();

    await macros.run([{ type: 'Snooze' }], [id]);

    expect(await row(id)).toMatchObject({ status: 'Snoozed', snoozedUntil: null });
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
    const { id } = await conversation();
    const macroId = await macros.make([resolve]);
    await api.db.macro.update({ where: { id: macroId }, data: { scope: 'Me' } });
    const jonas = await staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId }));
    const foreign = await macrosOf(api, await buildCompany(api)).make([resolve]);

    expect(firstCode(await macros.send({ macroId, conversationIds: [id] }, jonas))).toBe('NOT_FOUND');
    expect(firstCode(await macros.send({ macroId: foreign, conversationIds: [id] }))).toBe('NOT_FOUND');
  });
});

describe('the key of a run', () => {
  it('does it once, and answers the same again', async () => {
    const { id } = await conversation();
    const input = { macroId: await macros.make([hello, resolve]), conversationIds: [id], key: 'once' };

    const [first, second] = [await macros.send(input), await macros.send(input)];

    expect(second.body.data.runMacro).toEqual(first.body.data.runMacro);
    expect(await said(id)).toEqual(['Text: Hi Hannah', 'Event: Maya Lindqvist resolved the conversation']);
  });

  it('does it once also when both come at the same time', async () => {
    const { id } = await conversation();
    const input = { macroId: await macros.make([hello]), conversationIds: [id], key: 'at once' };

    const [first, second] = await Promise.all([macros.send(input), macros.send(input)]);

    expect(first.body.data.runMacro.runId).toBe(second.body.data.runMacro.runId);
    expect(await said(id)).toEqual(['Text: Hi Hannah']);
  });

  it('stands for one run only', async () => {
    const [one, two] = [await conversation(), await conversation()];
    const macroId = await macros.make([resolve]);
    await macros.send({ macroId, conversationIds: [one.id], key: 'k' });

    expect(firstCode(await macros.send({ macroId, conversationIds: [two.id], key: 'k' }))).toBe('KEY_REUSED');
    expect(await row(two.id)).toMatchObject({ status: 'Open' });
  });

  it('is forgotten after a day', async () => {
    const { id } = await conversation();
    const { runId } = await macros.run([resolve], [id]);
    moveClock(api, 2 * DAY);

    await forgetRuns(api.deps);

    const token = await staffToken(api.deps, company.agent);
    expect(firstCode(await macros.undo(runId, token))).toBe('NOT_FOUND');
  });
});

describe('undoing a run', () => {
  it('takes back what was said and makes the conversation what it was', async () => {
    const before = await conversation({ status: 'Pending', handledBy: 'AI' });
    const { runId } = await macros.run(
      [hello, { type: 'AddNote', body: 'Done' }, { type: 'AssignToMe' }, resolve],
      [before.id],
    );

    const { body } = await macros.undo(runId);

    expect(body.data.undoMacroRun).toMatchObject({ keptMessagesCount: 0, conversations: [{ status: 'Pending' }] });
    const { assigneeId, lastMessagePreview } = before;
    expect(await row(before.id)).toMatchObject({ status: 'Pending', handledBy: 'AI', assigneeId, lastMessagePreview });
    expect(await said(before.id)).toEqual(expect.arrayContaining(['Text taken back', 'Note taken back']));
  });

  it('leaves what was said once ten seconds have passed, and says so', async () => {
    const { id } = await conversation();
    const { runId } = await macros.run([hello, resolve], [id]);
    moveClock(api, 20_000);

    const { body } = await macros.undo(runId);

    expect(body.data.undoMacroRun).toMatchObject({ keptMessagesCount: 1, conversations: [{ status: 'Open' }] });
    expect(await said(id)).toContain('Text: Hi Hannah');
  });

  it('is done once, and answers the same again', async () => {
    const { id } = await conversation();
    const { runId } = await macros.run([hello, resolve], [id]);

    const [first, second] = [await macros.undo(runId), await macros.undo(runId)];

    expect(second.body.data).toEqual(first.body.data);
  });

  it("is for whoever ran it: not a colleague's, nor another company's", async () => {
    const { id } = await conversation();
    const { runId } = await macros.run([resolve], [id]);
    const jonas = await staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId }));

    expect(firstCode(await macros.undo(runId, jonas))).toBe('NOT_FOUND');
    expect(firstCode(await macros.undo(runId, (await buildCompany(api)).agentToken))).toBe('NOT_FOUND');
    expect(await row(id)).toMatchObject({ status: 'Resolved' });
  });
});
