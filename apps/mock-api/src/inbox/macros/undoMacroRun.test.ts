import { buildUser } from '@parley/db/factories/auth';
import { buildLabel } from '@parley/db/factories/labels';
import { buildTeam } from '@parley/db/factories/teams';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, moveClock } from '#testing/authOperations.ts';
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

describe('undoing a run', () => {
  it('takes back what was said and makes the conversation what it was', async () => {
    const before = await macros.conversation({ status: 'Pending', handledBy: 'AI' });
    const { runId } = await macros.run(
      [hello, { type: 'AddNote', body: 'Done' }, { type: 'AssignToMe' }, resolve],
      [before.id],
    );

    const { body } = await macros.undo(runId);

    expect(body.data.undoMacroRun).toMatchObject({ keptMessagesCount: 0, conversations: [{ status: 'Pending' }] });
    const { assigneeId, lastMessagePreview } = before;
    expect(await macros.row(before.id)).toMatchObject({
      status: 'Pending',
      handledBy: 'AI',
      assigneeId,
      lastMessagePreview,
    });
    expect(await macros.said(before.id)).toEqual(expect.arrayContaining(['Text taken back', 'Note taken back']));
  });

  it('leaves what was said once ten seconds have passed, and says so', async () => {
    const { id } = await macros.conversation();
    const { runId } = await macros.run([hello, resolve], [id]);
    moveClock(api, 20_000);

    const { body } = await macros.undo(runId);

    expect(body.data.undoMacroRun).toMatchObject({ keptMessagesCount: 1, conversations: [{ status: 'Open' }] });
    expect(await macros.said(id)).toContain('Text: Hi Hannah');
  });

  it('is done once, and answers the same again', async () => {
    const { id } = await macros.conversation();
    const { runId } = await macros.run([hello, resolve], [id]);

    const [first, second] = [await macros.undo(runId), await macros.undo(runId)];

    expect(second.body.data).toEqual(first.body.data);
  });

  it('leaves out whom and what is not there any more, and says where', async () => {
    const { clientId } = company;
    const jonas = await buildUser(api.db, { clientId });
    const [team, label] = [await buildTeam(api.db, { clientId }), await buildLabel(api.db, { clientId })];
    const [owned, labelled, other] = [
      await macros.conversation({ assigneeId: jonas.id, teamId: team.id }),
      await macros.conversation(),
      await macros.conversation(),
    ];
    await api.db.conversationLabel.create({ data: { conversationId: labelled.id, labelId: label.id } });
    const actions = [
      { type: 'AssignToMe' },
      { type: 'TakeFromTeam' },
      { type: 'RemoveLabels', labelIds: [label.id] },
      resolve,
    ];
    const { runId } = await macros.run(actions, [owned.id, labelled.id, other.id]);
    await api.db.user.update({ where: { id: jonas.id }, data: { status: 'Pending' } });
    await api.db.team.delete({ where: { id: team.id } });
    await api.db.label.delete({ where: { id: label.id } });

    const [first, second] = [await macros.undo(runId), await macros.undo(runId)];

    expect(first.body.data.undoMacroRun).toMatchObject({
      conversations: [{ status: 'Open' }, { status: 'Open' }, { status: 'Open' }],
      partlyUndoneIds: [owned.id, labelled.id],
    });
    expect(second.body.data).toEqual(first.body.data);
    expect(await macros.row(other.id)).toMatchObject({ status: 'Open', assigneeId: null });
  });

  it('leaves alone what a colleague has changed since, and says where', async () => {
    const jonas = await buildUser(api.db, { clientId: company.clientId });
    const [theirs, other] = [await macros.conversation(), await macros.conversation()];
    const ids = [theirs.id, other.id];
    const { runId } = await macros.run(
      [{ type: 'AssignToMe' }, { type: 'SetPriority', priority: 'High' }, resolve],
      ids,
    );
    await api.run(
      'mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { conversations { id } } }',
      {
        token: await staffToken(api.deps, jonas),
        variables: { changes: [{ id: theirs.id, assigneeId: jonas.id, status: 'Snoozed' }] },
      },
    );

    const [first, second] = [await macros.undo(runId), await macros.undo(runId)];

    expect(first.body.data.undoMacroRun).toMatchObject({ changedSinceIds: [theirs.id], partlyUndoneIds: [] });
    expect(second.body.data).toEqual(first.body.data);
    expect(await macros.row(theirs.id)).toMatchObject({ status: 'Snoozed', assigneeId: jonas.id, priority: 0 });
    expect(await macros.row(other.id)).toMatchObject({ status: 'Open', assigneeId: null, priority: 0 });
  });

  it('makes as many messages unread as were', async () => {
    const { id } = await macros.conversation({ messages: ['One', 'Two'] });
    expect(await macros.row(id)).toMatchObject({ unreadCount: 2 });
    const { runId } = await macros.run([hello], [id]);
    expect(await macros.row(id)).toMatchObject({ unreadCount: 0 });

    await macros.undo(runId);

    expect(await macros.row(id)).toMatchObject({ unreadCount: 2, containMessagesUnreadByAgents: true });
  });

  it('is done conversation by conversation, and goes on where it broke off', async () => {
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) made.push((await macros.conversation()).id);
    const { runId } = await macros.run([hello, hello, resolve], made);
    const publish = vi.spyOn(api.deps.events, 'publish');
    publish.mockImplementationOnce(() => {
      throw new Error('The process ends here.');
    });
    expect((await macros.undo(runId)).body.errors).toHaveLength(1);
    publish.mockRestore();
    const statuses = async () => (await Promise.all(made.map(macros.row))).map(({ status }) => status);
    expect(await statuses()).toEqual(['Open', 'Resolved', 'Resolved']);

    const { body } = await macros.undo(runId);

    expect(body.data.undoMacroRun).toMatchObject({ keptMessagesCount: 0, partlyUndoneIds: [] });
    expect(await statuses()).toEqual(['Open', 'Open', 'Open']);
  });

  it("is for whoever ran it: not a colleague's, nor another company's", async () => {
    const { id } = await macros.conversation();
    const { runId } = await macros.run([resolve], [id]);
    const jonas = await staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId }));

    expect(firstCode(await macros.undo(runId, jonas))).toBe('NOT_FOUND');
    expect(firstCode(await macros.undo(runId, (await buildCompany(api)).agentToken))).toBe('NOT_FOUND');
    expect(await macros.row(id)).toMatchObject({ status: 'Resolved' });
  });
});
