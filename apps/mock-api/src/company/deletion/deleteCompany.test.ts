import { existsSync } from 'node:fs';
import { buildAssistant } from '@parley/db/factories/assistants';
import { buildUser } from '@parley/db/factories/auth';
import { Stripe } from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { buildRecords } from '#permissions/matrix/records.ts';
import { createSendMail } from '#outside/mail.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { MINUTE, moveClock, PASSWORD, signedIn, whoIs } from '#testing/authOperations.ts';
import { acceptedSocket } from '#testing/sockets.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { staffToken } from '#testing/tokens.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { exportFile } from '../export/exportFiles.ts';
import { prepareExports } from '../export/prepareExports.ts';
import { removeDeletedCompanies } from './removeDeletedCompanies.ts';

const api = await apiForTests();
const { db } = api;
const origin = await api.listen();

const MARKS = { company: 'Northwind', conversation: 'Is it waterproof?' };
const DELETE = 'mutation($input: DeleteCompanyInput!) { deleteCompany(input: $input) }';
const CHAT = `mutation($clientId: ID!, $assistantId: ID!) {
  startVisitorSession(clientId: $clientId, assistantId: $assistantId) { token }
}`;

async function world() {
  const company = await buildCompanyWithAdmin(api);
  const { clientId } = company;
  const owner = await buildUser(db, { clientId, role: 'Admin', password: PASSWORD });
  const { name } = await company.client();
  return {
    ...company,
    owner,
    name,
    remove: async (input: { name?: string; password?: string } = {}, as: { id: string } = owner) =>
      api.run(DELETE, {
        variables: { input: { name, password: PASSWORD, ...input } },
        token: await staffToken(api.deps, as),
      }),
  };
}

/** Every row of every table, as JSON by its table. What is kept for the outside world is no company's; the search's index is its own. */
async function everything({ db: any }: Pick<TestApi, 'db'>): Promise<Record<string, string[]>> {
  const columns = await any.$queryRaw<{ table: string; columns: string }[]>`
    SELECT m.name AS "table", group_concat('"' || c.name || '"') AS columns
    FROM pragma_table_list m JOIN pragma_table_info(m.name) c
    WHERE m.type IN ('table', 'virtual') AND m.name NOT GLOB '_*' AND m.name NOT GLOB 'sqlite_*'
      AND m.name NOT IN ('SearchIndex', 'SearchAuthor', 'Throttle', 'StandInState', 'StripeEvent')
      AND c.type <> 'BLOB'
    GROUP BY m.name`;
  const rows: Record<string, string[]> = {};
  for (const { table, columns: names } of columns) {
    const found = await any.$queryRawUnsafe<object[]>(`SELECT ${names} FROM "${table}"`);
    rows[table] = found.map((row) =>
      JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
    );
  }
  return rows;
}

describe('a company that is deleted', () => {
  it('leaves no row in any table, and those of others as they were', async () => {
    const own = await createTestApi();
    const { ids, staff } = await buildRecords(own.deps, MARKS);
    const { ids: foreign } = await buildRecords(own.deps, MARKS);
    const token = await staffToken(own.deps, staff.admin);
    const { name } = await own.db.client.findUniqueOrThrow({ where: { id: ids.client } });
    const before = await everything(own);
    const isForeign = (row: string) => Object.values(foreign).some((id) => row.includes(`"${id}"`));
    const people = await own.db.user.findMany({ where: { clientId: ids.client } });

    const { body } = await own.run(DELETE, { variables: { input: { name, password: '' } }, token });
    expect(body).toEqual({ data: { deleteCompany: ids.client } });
    await removeDeletedCompanies(own.deps);

    const after = await everything(own);
    const gone = [...Object.values(ids), ...people.map(({ id }) => id)];
    const left = Object.entries(after).flatMap(([table, rows]) =>
      rows.filter((row) => gone.some((id) => row.includes(`"${id}"`))).map((row) => `${table}: ${row}`),
    );
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(left).toEqual([]);
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table]).toEqual(expect.arrayContaining(rows.filter(isForeign)));
    }
    await own.close();
  });

  it('takes along the mails to its people, and to others about it', async () => {
    const { remove, clientId, agent } = await world();
    const other = await world();
    const send = createSendMail(api.deps);
    const mail = { subject: 'About us', text: 'Text', html: '<p>Text</p>' };
    await send({ ...mail, to: agent.email });
    await send({ ...mail, to: 'visitor@nowhere.example', clientId });
    await send({ ...mail, to: other.agent.email });

    await remove();
    await removeDeletedCompanies(api.deps);

    expect(await db.mail.findMany()).toMatchObject([{ to: other.agent.email, clientId: other.clientId }]);
  });

  it('signs everybody out at once, closes their sockets and its chats, and tells who managed it', async () => {
    const { remove, agent, assistantId, clientId, visitorToken, owner, name, admin } = await world();
    const agentToken = await staffToken(api.deps, agent);
    const socket = await acceptedSocket(origin, agentToken);

    await remove();
    expect(await socket.closed).toMatchObject({ code: 4403 });
    expect(await whoIs(api, agentToken)).toMatch(/UNAUTHENTICATED|USER_NOT_FOUND/);
    expect(
      (await api.run('{ visitorConversations { id } }', { token: visitorToken })).body.errors?.[0]?.extensions,
    ).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const chat = await api.run(CHAT, { variables: { clientId, assistantId } });
    expect(chat.body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const told = api.mails.filter(({ subject }) => subject === `${name} was deleted from Parley`);
    expect(told.map(({ to }) => to).toSorted()).toEqual([owner.email, admin.email].toSorted());
  });

  it('pays no more: its subscription and its customer at Stripe end first', async () => {
    const own = await createTestApi();
    const { ids, staff } = await buildRecords(own.deps, MARKS);
    const token = await staffToken(own.deps, staff.admin);
    const { name, stripeCustomerId } = await own.db.client.findUniqueOrThrow({ where: { id: ids.client } });
    const customer = stripeCustomerId ?? '';
    expect((await own.deps.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
    await own.run(DELETE, { variables: { input: { name, password: '' } }, token });

    expect((await own.deps.stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect(await own.deps.stripe.subscriptions.list({ customer, status: 'canceled' })).toMatchObject({
      data: [{ status: 'canceled' }],
    });
    await expect(own.deps.stripe.paymentMethods.list({ customer })).rejects.toMatchObject({ code: 'resource_missing' });
    await own.close();
  });

  it('is still there, with everybody in it, where Stripe does not answer', async () => {
    const { remove, clientId, owner } = await world();
    await db.client.update({ where: { id: clientId }, data: { stripeCustomerId: `cus_${clientId}` } });
    const away = new Stripe.errors.StripeConnectionError({ message: 'The connection was reset.', type: 'api_error' });
    vi.spyOn(api.deps.stripe.subscriptions, 'list').mockRejectedValueOnce(away);
    const { body } = await remove();
    expect(body.errors?.[0]?.extensions.code).toBe('PAYMENTS_UNREACHABLE');
    expect(await db.client.findUnique({ where: { id: clientId } })).toMatchObject({ deletedAt: null });
    expect(await whoIs(api, (await signedIn(api, owner)).accessToken)).toBe(owner.email);
  });

  it('takes its exports along', async () => {
    const { remove, ask } = await world();
    const { id } = (await ask('mutation { startDataExport { id } }')).data.startDataExport;
    await prepareExports(api.deps);
    expect(existsSync(exportFile(api.deps, id))).toBe(true);
    await remove();
    await removeDeletedCompanies(api.deps);
    expect(existsSync(exportFile(api.deps, id))).toBe(false);
  });

  it('lets its people found another one with the same mail', async () => {
    const { remove, owner } = await world();
    await remove();
    const input = { companyName: 'Anew', name: 'Maya', email: owner.email, password: 'another horse battery' };
    const { body } = await api.run('mutation($input: RegisterInput!) { register(input: $input) { accessToken } }', {
      variables: { input },
    });
    expect(body.data.register.accessToken).toBeTruthy();
  });
});

describe('deleting a company', () => {
  it.each([
    ['name', 'BAD_INPUT', { name: 'Another name' }, 'Enter the company’s name exactly as it is'],
    ['password', 'WRONG_PASSWORD', { password: 'wrong horse battery' }, 'This is not your password.'],
    ['password', 'WRONG_PASSWORD', { password: '' }, 'This is not your password.'],
  ])('is refused where the %s is not right: %s for %j', async (field, code, input, message) => {
    const { remove, client } = await world();
    const { body } = await remove(input);
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringContaining(message),
      extensions: { code, field },
    });
    expect((await client()).deletedAt).toBeNull();
  });

  it('lets nobody guess the password; who mistypes it can still sign in', async () => {
    const { remove, owner } = await world();
    for (let guess = 0; guess < 5; guess += 1) await remove({ password: `guess number ${guess}` });
    expect((await remove()).body.errors?.[0]?.extensions.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await signedIn(api, owner)).accessToken).toBeTruthy();
  });

  it('is an Admin’s, even where Staff may manage the company', async () => {
    const { remove, clientId, agent } = await world();
    await db.rolePermission.create({ data: { clientId, role: 'Staff', flag: 'MANAGE_CLIENT', allowed: true } });
    expect((await remove({}, agent)).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('asks who has no password to have signed in a moment ago', async () => {
    const { name, admin, client } = await world();
    const token = await staffToken(api.deps, admin);
    const variables = { input: { name, password: '' } };
    moveClock(api, 16 * MINUTE);
    const late = await api.run(DELETE, { variables, token });
    expect(late.body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'password' });
    expect((await client()).deletedAt).toBeNull();

    await api.run(DELETE, { variables, token: await staffToken(api.deps, admin) });
    expect((await client()).deletedAt).not.toBeNull();
  });
});

it('leaves an assistant of a company that is there open', async () => {
  const { clientId } = await buildCompanyWithAdmin(api);
  const { id: assistantId } = await buildAssistant(db, { clientId });
  const { body } = await api.run(CHAT, { variables: { clientId, assistantId } });
  expect(body.errors).toBeUndefined();
});
