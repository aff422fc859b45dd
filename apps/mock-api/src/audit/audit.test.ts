import { buildUser } from '@parley/db/factories/auth';
import { buildLabel } from '@parley/db/factories/labels';
import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError, HOUR, login, moveClock, PASSWORD, recoveryToken, resetPassword } from '#testing/authOperations.ts';
import { buildCompany } from '#testing/company.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();

type Entry = {
  action: string;
  actorName: string | null;
  actorIp: string | null;
  targetName: string | null;
  detail: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
};
type Page = { edges: { node: Entry }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

const LOG = `query($first: Int, $after: String, $filter: AuditFilter) { auditLog(first: $first, after: $after, filter: $filter) {
  edges { node { action actorName actorIp targetName detail changes { field before after } } }
  pageInfo { hasNextPage endCursor } } }`;
const RENAME = 'mutation($id: ID!, $input: LabelInput!) { updateLabel(id: $id, input: $input) { id } }';
const EXPORT = 'mutation($filter: AuditFilter) { exportAuditLog(filter: $filter) }';

const NO_PAGE: Page = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

let clientId: string;
let admin: Awaited<ReturnType<typeof buildUser>>;
let token: string;
beforeEach(async () => {
  ({ clientId } = await buildCompany(api));
  admin = await buildUser(api.db, { clientId, role: 'Admin', name: 'Maya Lind', password: PASSWORD });
  token = await staffToken(api.deps, admin);
});

async function page(variables: Record<string, unknown> = {}): Promise<Page> {
  const { body } = await api.run<{ auditLog: Page }>(LOG, { token, variables });
  expect(body.errors).toBeUndefined();
  return body.data?.auditLog ?? NO_PAGE;
}
const entries = async (filter = {}) => (await page({ filter })).edges.map(({ node }) => node);
const actions = async (filter = {}) => (await entries(filter)).map(({ action }) => action);
const create = (name: string, as = token) =>
  api.run('mutation($input: LabelInput!) { createLabel(input: $input) { id } }', {
    token: as,
    variables: { input: { name, colour: 'sky' } },
  });

describe('the audit log', () => {
  it('tells who did what from where, and what is different since', async () => {
    const { id } = await buildLabel(api.db, { clientId, name: 'Refund', colour: 'sky' });
    const input = { name: 'Refunds', colour: 'sky' };
    await api.run(RENAME, { token, ip: '::ffff:203.0.113.9', variables: { id, input } });

    expect(await entries()).toEqual([
      {
        action: 'LabelChanged',
        actorName: 'Maya Lind',
        actorIp: '203.0.113.9',
        targetName: 'Refunds',
        detail: null,
        changes: [{ field: 'name', before: 'Refund', after: 'Refunds' }],
      },
    ]);
  });

  it('passes over what changes nothing, and what is refused', async () => {
    const { id } = await buildLabel(api.db, { clientId, name: 'Refund', colour: 'sky' });
    await api.run(RENAME, { token, variables: { id, input: { name: 'Refund', colour: 'sky' } } });
    await create('Refund');

    expect(await entries()).toEqual([]);
  });

  it('passes over what somebody keeps to themselves', async () => {
    const SAVE = 'mutation($input: SavedViewInput!) { createSavedView(input: $input) { id } }';
    const save = (name: string, scope: string) =>
      api.run(SAVE, { token, variables: { input: { name, query: '', scope } } });
    await save('Mine', 'Me');
    await save('Ours', 'All');

    expect((await entries()).map(({ targetName }) => targetName)).toEqual(['Ours']);
  });

  it('knows who signed in, who failed to, and whose password was set anew', async () => {
    await login(api, { email: admin.email, password: 'something else entirely' });
    await backgroundWorkDone();
    moveClock(api, HOUR);
    await login(api, { email: admin.email });
    moveClock(api, HOUR);
    await resetPassword(api, await recoveryToken(api, admin.email), 'another battery staple');
    token = await staffToken(api.deps, admin);

    const found = await entries({ domain: 'Security' });
    expect(found.map(({ action, actorName, targetName }) => [action, actorName, targetName])).toEqual([
      ['PasswordReset', 'Maya Lind', null],
      ['SignedIn', 'Maya Lind', null],
      ['SignInFailed', null, 'Maya Lind'],
    ]);
  });

  it('is narrowed by person, part, action, time and words', async () => {
    const other = await buildUser(api.db, { clientId, role: 'Staff', name: 'Tom Berg' });
    await create('100% sure');
    const between = api.clock.now();
    moveClock(api, HOUR);
    const later = api.clock.now();
    await create('100 days', await staffToken(api.deps, other));
    await api.run('mutation { logoutEverywhere }', { token });
    token = await staffToken(api.deps, admin);

    expect(await actions({ actorId: admin.id })).toEqual(['SignedOutEverywhere', 'LabelCreated']);
    expect(await actions({ domain: 'Inbox' })).toEqual(['LabelCreated', 'LabelCreated']);
    expect(await actions({ action: 'SignedOutEverywhere' })).toEqual(['SignedOutEverywhere']);
    expect(await actions({ domain: 'Inbox', action: 'SignedOutEverywhere' })).toEqual([]);
    expect((await entries({ domain: 'Inbox', from: later.toISOString() }))[0]?.targetName).toBe('100 days');
    expect((await entries({ before: new Date(between.getTime() + 1000).toISOString() }))[0]?.targetName).toBe(
      '100% sure',
    );
    expect((await entries({ text: '100%' })).map(({ targetName }) => targetName)).toEqual(['100% sure']);
    expect(await actions({ text: 'TOM label' })).toEqual(['LabelCreated']);
    expect(firstError(await api.run(LOG, { token, variables: { filter: { text: 'a'.repeat(201) } } }))).toMatchObject({
      extensions: { code: 'BAD_INPUT', field: 'filter.text' },
    });
    expect(firstError(await api.run(LOG, { token, variables: { filter: { text: 'a '.repeat(9) } } }))).toMatchObject({
      message: 'Search for at most 8 words.',
      extensions: { code: 'BAD_INPUT', field: 'filter.text' },
    });
  });

  it('comes a page at a time, also where several things were done at once', async () => {
    for (const name of ['One', 'Two', 'Three']) await create(name);
    const first = await page({ first: 2 });
    const rest = await page({ first: 2, after: first.pageInfo.endCursor });

    const names = [...first.edges, ...rest.edges].map(({ node }) => node.targetName);
    expect(new Set(names)).toEqual(new Set(['One', 'Two', 'Three']));
    expect(names).toHaveLength(3);
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  it('names those who stand in it, also who has left', async () => {
    const gone = await buildUser(api.db, { clientId, role: 'Staff', name: 'Ada Gone' });
    await create('A', await staffToken(api.deps, gone));
    await create('B');
    await api.db.user.delete({ where: { id: gone.id } });

    const { body } = await api.run<{ auditActors: unknown }>('{ auditActors { actorId name } }', { token });
    expect(body.data?.auditActors).toEqual([
      { actorId: gone.id, name: 'Ada Gone' },
      { actorId: admin.id, name: 'Maya Lind' },
    ]);
    expect((await entries({ actorId: gone.id })).map(({ actorName }) => actorName)).toEqual(['Ada Gone']);
  });

  it('is exported as text that no spreadsheet takes for a formula, which is written down in turn', async () => {
    await create('=HYPERLINK("http://evil.example")');
    await create('Plain, with a comma');
    const { body } = await api.run<{ exportAuditLog: string }>(EXPORT, {
      token,
      variables: { filter: { domain: 'Inbox' } },
    });
    const rows = (body.data?.exportAuditLog ?? '').trim().split('\r\n');

    expect(rows[0]).toBe('When (UTC),Who,IP address,Area,Action,What,Details,Changes');
    expect(rows.slice(1).join('\n')).toContain(`,LabelCreated,"'=HYPERLINK(""http://evil.example"")",`);
    expect(rows.slice(1).join('\n')).toContain(',LabelCreated,"Plain, with a comma",');
    expect((await entries({ action: 'AuditLogExported' }))[0]?.detail).toBe('2 entries');
  });

  it('is seen by those who manage its own company', async () => {
    await create('Ours');
    const stranger = await buildCompany(api);
    const foreign = await buildUser(api.db, { clientId: stranger.clientId, role: 'Admin' });
    token = await staffToken(api.deps, foreign);
    expect(await entries({ actorId: admin.id })).toEqual([]);

    const staff = await buildUser(api.db, { clientId, role: 'Staff' });
    const asked = await api.run(LOG, { token: await staffToken(api.deps, staff) });
    expect(firstError(asked).extensions.code).toBe('FORBIDDEN');
  });
});
