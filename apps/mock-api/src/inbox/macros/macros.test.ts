import { buildUser } from '@parley/db/factories/auth';
import { buildLabel } from '@parley/db/factories/labels';
import { buildTeam } from '@parley/db/factories/teams';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

const FIELDS = `id name scope usageCount actions {
  type assignee { name } team { name } labels { name } priority snoozeUntil body isGone
}`;
const resolve = { type: 'Resolve' };

const create = (input: object = {}, token = company.agentToken) =>
  api.run(`mutation ($input: MacroInput!) { createMacro(input: $input) { ${FIELDS} } }`, {
    token,
    variables: { input: { name: 'Close', actions: [resolve], ...input } },
  });
const created = async (input: object = {}, token = company.agentToken) =>
  (await create(input, token)).body.data.createMacro;
const update = (id: string, input: object, token = company.agentToken) =>
  api.run(`mutation ($id: ID!, $input: MacroInput!) { updateMacro(id: $id, input: $input) { ${FIELDS} } }`, {
    token,
    variables: { id, input: { name: 'Close', actions: [resolve], ...input } },
  });
const remove = (id: string, token = company.agentToken) =>
  api.run('mutation ($id: ID!) { deleteMacro(id: $id) }', { token, variables: { id } });
const list = async (token = company.agentToken) =>
  (await api.run(`{ macros { ${FIELDS} } }`, { token })).body.data.macros;
const colleague = () => buildUser(api.db, { clientId: company.clientId, name: 'Jonas Reber' });
const colleagueToken = async () => staffToken(api.deps, await colleague());
const text = (body: string) => ({ type: 'SendMessage', body });

describe('macros', () => {
  it('are shared, or for oneself alone, and come by name', async () => {
    await created({ name: ' Send on ' });
    await created({ name: 'Close it', scope: 'Me' });

    expect(await list()).toMatchObject([{ name: 'Close it' }, { name: 'Send on' }]);
    expect(await list(await colleagueToken())).toMatchObject([{ name: 'Send on', scope: 'All', usageCount: 0 }]);
    expect(await list((await buildCompany(api)).agentToken)).toEqual([]);
  });

  it('keep their actions in their order, with whom and what they name', async () => {
    const { clientId } = company;
    const [jonas, team] = [await colleague(), await buildTeam(api.db, { clientId, name: 'Workshop' })];
    const label = await buildLabel(api.db, { clientId, name: 'Repairs' });

    const { actions } = await created({
      actions: [
        { type: 'Snooze', snoozeUntil: ' tomorrow 9 ' },
        { type: 'Assign', assigneeId: jonas.id },
        { type: 'AddLabels', labelIds: [label.id, label.id] },
        { type: 'MoveToTeam', teamId: team.id },
        { type: 'SetPriority', priority: 'High' },
        text('  Hi {{visitor.name}} '),
      ],
    });

    expect(actions).toMatchObject([
      { type: 'Snooze', snoozeUntil: 'tomorrow 9' },
      { type: 'Assign', assignee: { name: 'Jonas Reber' }, isGone: false },
      { type: 'AddLabels', labels: [{ name: 'Repairs' }] },
      { type: 'MoveToTeam', team: { name: 'Workshop' } },
      { type: 'SetPriority', priority: 'High' },
      { type: 'SendMessage', body: 'Hi {{visitor.name}}' },
    ]);
  });

  it('keep nothing that does not belong to an action', async () => {
    const jonas = await colleague();

    const { actions } = await created({ actions: [{ ...resolve, assigneeId: jonas.id, body: 'Hello' }] });

    expect(actions).toMatchObject([{ assignee: null, body: null }]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['actions', { actions: [] }],
    ['actions', { actions: Array.from({ length: 21 }, () => resolve) }],
    ['actions', { actions: ['a', 'b', 'c', 'd'].map(text) }],
    ['actions', { actions: [{ type: 'Snooze' }, { type: 'Snooze' }] }],
    ['actions.0.assigneeId', { actions: [{ type: 'Assign' }] }],
    ['actions.1.teamId', { actions: [resolve, { type: 'MoveToTeam', teamId: '' }] }],
    ['actions.0.labelIds', { actions: [{ type: 'AddLabels', labelIds: [] }] }],
    ['actions.0.priority', { actions: [{ type: 'SetPriority' }] }],
    ['actions.0.snoozeUntil', { actions: [{ type: 'Snooze', snoozeUntil: 'x'.repeat(61) }] }],
    ['actions.0.body', { actions: [text('  ')] }],
    ['actions.0.body', { actions: [text('x'.repeat(5001))] }],
  ])('say what is wrong beside %s', async (field, input) => {
    expect(firstError(await create(input)).extensions).toMatchObject({ code: 'BAD_INPUT', field });
  });

  it('name nobody and nothing of another company, nor who does not work here', async () => {
    const other = await buildCompany(api);
    const { clientId } = company;
    const team = await buildTeam(api.db, { clientId: other.clientId });
    const label = await buildLabel(api.db, { clientId: other.clientId });
    const own = await buildLabel(api.db, { clientId });
    const pending = await buildUser(api.db, { clientId, status: 'Pending' });
    const actions = [
      ['assigneeId', { type: 'Assign', assigneeId: other.agent.id }],
      ['assigneeId', { type: 'Assign', assigneeId: pending.id }],
      ['teamId', { type: 'MoveToTeam', teamId: team.id }],
      ['labelIds', { type: 'RemoveLabels', labelIds: [own.id, label.id] }],
    ] as const;

    for (const [field, action] of actions) {
      const { extensions } = firstError(await create({ actions: [resolve, action] }));
      expect(extensions).toMatchObject({ code: 'NOT_FOUND', field: `actions.1.${field}` });
    }
  });

  it('have one name each, in any case of letters, among those that one sees', async () => {
    await created({ name: 'Close' });
    const token = await colleagueToken();
    await created({ name: 'Mine', scope: 'Me' });

    expect(firstError(await create({ name: 'CLOSE' }, token)).extensions).toMatchObject({ field: 'name' });
    expect((await created({ name: 'Mine', scope: 'Me' }, token)).name).toBe('Mine');
  });

  it('are changed, also to the same name', async () => {
    const { id } = await created();

    const { body } = await update(id, { actions: [{ type: 'Reopen' }], scope: 'Me' });

    expect(body.data.updateMacro).toMatchObject({ id, name: 'Close', scope: 'Me', actions: [{ type: 'Reopen' }] });
  });

  it("cannot be changed or deleted when they are somebody else's own, nor hidden from who made them", async () => {
    const [own, shared] = [await created({ scope: 'Me' }), await created({ name: 'Shared' })];
    const token = await colleagueToken();

    expect(firstCode(await update(own.id, {}, token))).toBe('NOT_FOUND');
    expect(firstCode(await remove(own.id, token))).toBe('NOT_FOUND');
    expect(firstError(await update(shared.id, { scope: 'Me' }, token)).extensions).toMatchObject({ field: 'scope' });
    expect((await remove(shared.id, token)).body.data.deleteMacro).toBe(shared.id);
    expect(firstCode(await remove(shared.id, token))).toBe('NOT_FOUND');
  });

  it('show that whom or what they name is gone', async () => {
    const jonas = await colleague();
    const label = await buildLabel(api.db, { clientId: company.clientId });
    const kept = await buildLabel(api.db, { clientId: company.clientId, name: 'Kept' });
    const named = {
      actions: [
        { type: 'Assign', assigneeId: jonas.id },
        { type: 'AddLabels', labelIds: [label.id, kept.id] },
      ],
    };
    await created(named);

    await api.db.user.delete({ where: { id: jonas.id } });
    await api.db.label.delete({ where: { id: label.id } });

    expect(await list()).toMatchObject([
      {
        actions: [
          { type: 'Assign', assignee: null, isGone: true },
          { labels: [{ name: 'Kept' }], isGone: false },
        ],
      },
    ]);
  });
});
