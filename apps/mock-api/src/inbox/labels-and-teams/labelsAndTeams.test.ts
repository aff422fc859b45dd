import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { buildTeam } from '@parley/db/factories/teams';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompany } from '#testing/company.ts';
import { subscribe } from '#testing/subscriber.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
const origin = await api.listen();

const CREATE_LABEL = 'mutation ($input: LabelInput!) { createLabel(input: $input) { id name colour description } }';
const CREATE_TEAM = 'mutation ($input: TeamInput!) { createTeam(input: $input) { id name members { name } } }';
const CREATE_VIEW = 'mutation ($input: SavedViewInput!) { createSavedView(input: $input) { id name query isMine } }';

describe('labels', () => {
  it('are made, and their names are unique in any case of letters', async () => {
    const { agentToken: token } = await buildCompany(api);
    const make = (name: string) => api.run(CREATE_LABEL, { token, variables: { input: { name, colour: 'sky' } } });

    expect((await make('  Repairs ')).body.data.createLabel).toMatchObject({ name: 'Repairs', description: null });
    expect(firstError(await make('repairs')).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'name' });
    expect(firstError(await make(' ')).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'name' });
    expect(firstError(await make('x'.repeat(41))).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'name' });
  });

  it('leave their conversations when they are deleted, which count as changed', async () => {
    const { clientId, assistantId, agentToken: token } = await buildCompany(api);
    const label = await buildLabel(api.db, { clientId });
    const { id, version } = await buildConversation(api.db, { clientId, assistantId, labelIds: [label.id] });

    await api.run('mutation ($id: ID!) { deleteLabel(id: $id) }', { token, variables: { id: label.id } });

    const { body } = await api.run('query ($id: ID!) { conversation(id: $id) { version labels { name } } }', {
      token,
      variables: { id },
    });
    expect(body.data.conversation).toEqual({ version: version + 1, labels: [] });
  });
});

describe('teams', () => {
  it('have members, who are colleagues', async () => {
    const { clientId, agent, agentToken: token } = await buildCompany(api);
    const pending = await buildUser(api.db, { clientId, status: 'Pending' });
    const make = (name: string, memberIds: string[]) =>
      api.run(CREATE_TEAM, { token, variables: { input: { name, memberIds } } });

    const { body } = await make('Support', [agent.id, agent.id]);
    expect(body.data.createTeam).toMatchObject({ name: 'Support', members: [{ name: agent.name }] });
    expect(firstCode(await make('Others', [pending.id]))).toBe('NOT_FOUND');
    expect(firstError(await make('SUPPORT', [])).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'name' });
  });

  it('leave their conversations when they are deleted', async () => {
    const { clientId, assistantId, agentToken: token } = await buildCompany(api);
    const team = await buildTeam(api.db, { clientId });
    const { id } = await buildConversation(api.db, { clientId, assistantId, teamId: team.id });

    await api.run('mutation ($id: ID!) { deleteTeam(id: $id) }', { token, variables: { id: team.id } });

    expect(await api.db.conversation.findUnique({ where: { id } })).toMatchObject({ teamId: null });
  });
});

it.each(['Label', 'Team'])('colleagues see at once where a %s is no more', async (kind) => {
  const { clientId, assistantId, agentToken: token } = await buildCompany(api);
  const colleague = await staffToken(api.deps, await buildUser(api.db, { clientId }));
  const build = kind === 'Label' ? buildLabel : buildTeam;
  const [gone, other] = [
    await build(api.db, { clientId, name: 'Gone' }),
    await build(api.db, { clientId, name: 'Other' }),
  ];
  const filed = (id: string) =>
    buildConversation(api.db, { clientId, assistantId, ...(kind === 'Label' ? { labelIds: [id] } : { teamId: id }) });
  const conversation = await filed(gone.id);
  const untouched = await filed(other.id);
  const live = await subscribe(api, origin, {
    token: colleague,
    document: 'subscription { conversationUpdated { id version team { name } labels { name } } }',
  });

  await api.run(`mutation ($id: ID!) { delete${kind}(id: $id) }`, { token, variables: { id: gone.id } });
  await api.run('mutation ($id: ID!) { markConversationUnread(id: $id) { id } readConversation(id: $id) { id } }', {
    token,
    variables: { id: untouched.id },
  });

  const told = await live.until(2);
  expect(told[0]).toEqual({ id: conversation.id, version: conversation.version + 1, team: null, labels: [] });
  expect(told[1]).toMatchObject({ id: untouched.id });
  await live.stop();
});

describe('saved views', () => {
  it('are seen by who made them, and by colleagues when they are shared', async () => {
    const { clientId, agentToken: token } = await buildCompany(api);
    const colleague = await staffToken(api.deps, await buildUser(api.db, { clientId }));
    const save = (name: string, scope: string) =>
      api.run(CREATE_VIEW, { token, variables: { input: { name, scope, query: 'view=mine&label=labl_x' } } });
    const seenBy = async (viewer: string) =>
      (await api.run('{ savedViews { name query isMine } }', { token: viewer })).body.data.savedViews;

    await save('Mine alone', 'Me');
    const shared = await save('For everybody', 'All');

    expect(await seenBy(token)).toHaveLength(2);
    expect(await seenBy(colleague)).toEqual([
      { name: 'For everybody', query: 'view=mine&label=labl_x', isMine: false },
    ]);
    const remove = (viewer: string) =>
      api.run('mutation ($id: ID!) { deleteSavedView(id: $id) }', {
        token: viewer,
        variables: { id: shared.body.data.createSavedView.id },
      });
    expect(firstCode(await remove(colleague))).toBe('NOT_FOUND');
    await remove(token);
    expect(await seenBy(colleague)).toEqual([]);
    expect(firstError(await save('mine alone', 'All')).extensions).toMatchObject({ field: 'name' });
  });

  it('stand on their own screen, and with one of them somebody begins there', async () => {
    const { clientId, agentToken: token } = await buildCompany(api);
    const colleague = await staffToken(api.deps, await buildUser(api.db, { clientId }));
    const save = async (screen: string) => {
      const document = `mutation ($input: SavedViewInput!) { createSavedView(screen: ${screen}, input: $input) { id } }`;
      const variables = { input: { name: 'Weekly', scope: 'All', query: 'period=last-7-days' } };
      return (await api.run(document, { token, variables })).body.data.createSavedView.id;
    };
    const ids = { Inbox: await save('Inbox'), Analytics: await save('Analytics') };
    const begin = (id: string | null, viewer = colleague) =>
      api.run('mutation ($id: ID) { setDefaultView(screen: Analytics, id: $id) { id isDefault } }', {
        token: viewer,
        variables: { id },
      });
    const seenBy = async (viewer: string) =>
      (await api.run('{ savedViews(screen: Analytics) { id isDefault } }', { token: viewer })).body.data.savedViews;

    expect(firstCode(await begin(ids.Inbox))).toBe('NOT_FOUND');
    await begin(ids.Analytics);
    expect(await seenBy(colleague)).toEqual([{ id: ids.Analytics, isDefault: true }]);
    expect(await seenBy(token)).toEqual([{ id: ids.Analytics, isDefault: false }]);

    await begin(null);
    expect(await seenBy(colleague)).toEqual([{ id: ids.Analytics, isDefault: false }]);
  });

  it('are renamed and shared by who made them, and by nobody else', async () => {
    const { clientId, agentToken: token } = await buildCompany(api);
    const colleague = await staffToken(api.deps, await buildUser(api.db, { clientId }));
    const save = async (name: string) => {
      const input = { name, scope: 'Me', query: 'view=mine' };
      return (await api.run(CREATE_VIEW, { token, variables: { input } })).body.data.createSavedView;
    };
    const [{ id }] = [await save('Today'), await save('Later')];
    const change = (name: string, viewer = token) =>
      api.run(
        'mutation ($id: ID!, $input: SavedViewInput!) { updateSavedView(id: $id, input: $input) { id name query scope } }',
        { token: viewer, variables: { id, input: { name, scope: 'All', query: 'view=unread' } } },
      );

    expect(firstCode(await change('Mine now', colleague))).toBe('NOT_FOUND');
    expect(firstError(await change('LATER')).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'name' });
    expect(firstError(await change(' ')).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'name' });
    expect((await change(' TODAY ')).body.data.updateSavedView).toEqual({
      id,
      name: 'TODAY',
      query: 'view=unread',
      scope: 'All',
    });
    expect((await api.run('{ savedViews { name } }', { token: colleague })).body.data.savedViews).toEqual([
      { name: 'TODAY' },
    ]);
  });
});
