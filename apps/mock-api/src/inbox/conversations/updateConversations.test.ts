import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { buildTeam } from '@parley/db/factories/teams';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { changesOf, type Change } from '#testing/changes.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();
let company: Company;
let inbox: ReturnType<typeof changesOf>;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  inbox = changesOf(api, company);
});

describe('updateConversations', () => {
  it('assigns, moves, prioritises and labels at once, as one newer version', async () => {
    const { id, version } = await inbox.conversation();
    const jonas = await inbox.colleague();
    const team = await buildTeam(api.db, { clientId: company.clientId, name: 'Workshop' });
    const label = await buildLabel(api.db, { clientId: company.clientId, name: 'Repairs' });

    const { conversation: now } = await inbox.changed({
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
    expect(await inbox.bodiesOf(id)).toEqual([
      'Maya Lindqvist assigned it to Jonas Reber',
      'Maya Lindqvist moved it to Workshop',
      'Maya Lindqvist set the priority to High',
      'Maya Lindqvist added Repairs',
    ]);
  });

  it('leaves preview, order of the list and what the visitor counts alone', async () => {
    const before = await inbox.conversation();

    await inbox.changed({ id: before.id, priority: 'Low' });

    const { lastMessagePreview, lastMessageAuthor, lastActivityAt, lastVisitorSequence } = before;
    expect(await inbox.row(before.id)).toMatchObject({
      lastMessagePreview,
      lastMessageAuthor,
      lastActivityAt,
      lastVisitorSequence,
      lastSequence: before.lastSequence + 1,
    });
    expect((await inbox.eventsOf(before.id))[0]).toMatchObject({ author: 'System', visitorSequence: null });
  });

  it('announces each changed conversation once, after the lines that tell of it', async () => {
    const { id } = await inbox.conversation();
    const publish = vi.spyOn(api.deps.events, 'publish');

    await inbox.changed({ id, status: 'Resolved', priority: 'Urgent' });

    expect(publish.mock.calls.map(([topic]) => topic)).toEqual([
      'message:created',
      'message:created',
      'conversation:updated',
    ]);
    publish.mockRestore();
  });

  it('changes and tells nothing of what stands so already', async () => {
    const { id, version } = await inbox.conversation({ assigneeId: company.agent.id, priority: 2 });
    const publish = vi.spyOn(api.deps.events, 'publish');

    const { conversation: now, undo } = await inbox.changed({
      id,
      status: 'Open',
      assigneeId: company.agent.id,
      priority: 'Medium',
    });
    const { left: _, ...back } = undo;

    expect(now.version).toBe(version);
    expect(publish).not.toHaveBeenCalled();
    expect(Object.entries(back).filter(([, value]) => value !== null)).toEqual([['id', id]]);
    publish.mockRestore();
  });

  it('changes a hundred at once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 100; n += 1) ids.push((await inbox.conversation()).id);

    const { body } = await inbox.update(ids.map((id) => ({ id, status: 'Resolved' })));

    expect(body.data.updateConversations.conversations.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(await api.db.conversation.count({ where: { id: { in: ids }, status: 'Resolved' } })).toBe(100);
  });
});

describe('a change is refused', () => {
  it('refuses to count as new what is not unread', async () => {
    const { id } = await inbox.conversation();

    const error = firstError(await inbox.update([{ id, isUnread: false, unreadCount: 1 }]));

    expect(error.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'unreadCount' });
  });

  it('names the conversations that are not there, and changes none of the others', async () => {
    const own = await inbox.conversation();
    const foreign = await buildConversation(api.db);

    const error = firstError(
      await inbox.update([own.id, foreign.id, 'conv_none'].map((id) => ({ id, priority: 'High' }))),
    );

    expect(error.extensions).toMatchObject({ code: 'NOT_FOUND', ids: [foreign.id, 'conv_none'] });
    expect(await inbox.row(own.id)).toMatchObject({ priority: 0, version: own.version });
  });

  it('knows neither people, teams nor labels of others, nor people who do not work here yet', async () => {
    const { id } = await inbox.conversation();
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
      expect(firstError(await inbox.update([change])).extensions.code).toBe('NOT_FOUND');
    }
    expect(await inbox.eventsOf(id)).toEqual([]);
  });

  it('refuses no change, more than a hundred, and one conversation twice', async () => {
    const { id } = await inbox.conversation();
    const many = Array.from({ length: 101 }, (_, n) => ({ id: `conv_${n}` }));

    for (const changes of [[], many, [{ id }, { id }]]) {
      expect(firstError(await inbox.update(changes)).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'changes' });
    }
  });

  it('refuses to assign and take away at once', async () => {
    const { id } = await inbox.conversation();

    const error = firstError(await inbox.update([{ id, assigneeId: company.agent.id, unassign: ['Assignee'] }]));

    expect(error.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'unassign' });
  });
});
