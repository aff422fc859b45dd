import { buildLabel } from '@parley/db/factories/labels';
import { buildTeam } from '@parley/db/factories/teams';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY } from '#testing/authOperations.ts';
import { changesOf } from '#testing/changes.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();
let company: Company;
let inbox: ReturnType<typeof changesOf>;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  inbox = changesOf(api, company);
});

const tomorrow = () => new Date(api.clock.now().getTime() + DAY).toISOString();

describe('the undo of a change', () => {
  it.each<[string, object, () => Promise<object>]>([
    ['an assignment', { assigneeId: null }, async () => ({ assigneeId: (await inbox.colleague()).id })],
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
    const { id } = await inbox.conversation({ ...assigned, ...('teamId' in start && { teamId: team.id }) });
    const before = await inbox.row(id);

    const { undo } = await inbox.changed({ id, ...(await change()) });
    expect(await inbox.row(id)).not.toMatchObject(stateOf(before));
    await inbox.changed(undo);

    expect(stateOf(await inbox.row(id))).toEqual(stateOf(before));
  });

  it('of reading never makes more messages new than there are', async () => {
    const { id } = await inbox.conversation({ messages: ['One', 'Two'] });
    await inbox.changed({ id, isUnread: false });

    await inbox.changed({ id, isUnread: true, unreadCount: 99 });

    expect(await inbox.row(id)).toMatchObject({ containMessagesUnreadByAgents: true, unreadCount: 2 });
  });

  it('of labels takes away and gives back only what had changed', async () => {
    const [kept, added, removed] = await Promise.all(
      ['Kept', 'Added', 'Removed'].map((name) => buildLabel(api.db, { clientId: company.clientId, name })),
    );
    if (!kept || !added || !removed) throw new Error('A label is missing.');
    const { id } = await inbox.conversation();
    await inbox.changed({ id, addLabelIds: [kept.id, removed.id] });

    const { conversation: now, undo } = await inbox.changed({
      id,
      addLabelIds: [kept.id, added.id],
      removeLabelIds: [removed.id],
    });
    expect(now.labels).toEqual([{ name: 'Added' }, { name: 'Kept' }]);
    const { conversation: again } = await inbox.changed(undo);

    expect(again.labels).toEqual([{ name: 'Kept' }, { name: 'Removed' }]);
  });
});

describe('the undo of a change, where a colleague has gone on with the conversation', () => {
  it('leaves alone what was changed since, does the rest, and says where', async () => {
    const jonas = await inbox.colleague();
    const [theirs, other] = [await inbox.conversation(), await inbox.conversation()];
    const { body } = await inbox.update(
      [theirs, other].map(({ id }) => ({ id, status: 'Resolved', priority: 'High', assigneeId: company.agent.id })),
    );
    await inbox.changed({ id: theirs.id, status: 'Snoozed', assigneeId: jonas.id });

    const { body: undone } = await inbox.update(
      body.data.updateConversations.undo.map(({ conversationId: id, ...undo }: { conversationId: string }) => ({
        id,
        ...undo,
      })),
    );

    expect(undone.data.updateConversations.changedSinceIds).toEqual([theirs.id]);
    expect(await inbox.row(theirs.id)).toMatchObject({ status: 'Snoozed', assigneeId: jonas.id, priority: 0 });
    expect(await inbox.row(other.id)).toMatchObject({ status: 'Open', assigneeId: null, priority: 0 });
  });

  it('leaves a snooze alone that was put off since', async () => {
    const { id } = await inbox.conversation();
    const { undo } = await inbox.changed({ id, status: 'Snoozed', snoozedUntil: tomorrow() });
    const later = new Date(api.clock.now().getTime() + 2 * DAY);
    await inbox.changed({ id, status: 'Snoozed', snoozedUntil: later.toISOString() });

    expect((await inbox.changed(undo)).changedSinceIds).toEqual([id]);
    expect(await inbox.row(id)).toMatchObject({ status: 'Snoozed', snoozedUntil: later });
  });

  it('takes all back where it stands again as it was left', async () => {
    const { id } = await inbox.conversation();
    const { undo } = await inbox.changed({ id, status: 'Resolved' });
    await inbox.changed({ id, status: 'Open' });
    await inbox.changed({ id, status: 'Resolved' });

    expect((await inbox.changed(undo)).changedSinceIds).toEqual([]);
    expect(await inbox.row(id)).toMatchObject({ status: 'Open' });
  });
});

type Row = Awaited<ReturnType<typeof inbox.row>>;
const stateOf = ({ status, snoozedUntil, assigneeId, teamId, priority, handledBy, waitingSince, ...rest }: Row) => {
  const { containMessagesUnreadByAgents, unreadCount, handoffRequestedAt, resolvedAt } = rest;
  const who = { assigneeId, teamId, handledBy, priority };
  const unread = { containMessagesUnreadByAgents, unreadCount };
  return { status, snoozedUntil, ...who, ...unread, waitingSince, handoffRequestedAt, resolvedAt };
};
