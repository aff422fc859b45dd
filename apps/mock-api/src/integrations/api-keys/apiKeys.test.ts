import { beforeEach, describe, expect, it } from 'vitest';
import { COMPANY_FILES } from '#company/export/exportedCompany.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { HOUR, moveClock } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;

const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { secret apiKey { id prefix state scopes createdByName expiresAt } } }`;
const ROTATE = `mutation ($id: ID!, $graceHours: Int!) {
  rotateApiKey(id: $id, graceHours: $graceHours) { secret apiKey { id prefix previousUntil } } }`;
const REVOKE = `mutation ($id: ID!) { revokeApiKey(id: $id) { id state revokedAt } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateApiKeyInput!) { updateApiKey(id: $id, input: $input) { id name scopes } }`;
const INPUT = { name: 'Order system', scopes: ['VisitorsRead', 'ConversationsRead'] };

const create = async (input = {}) => {
  const { data } = await company.ask(CREATE, { input: { ...INPUT, ...input } });
  const { secret, apiKey } = data.createApiKey;
  return { secret: String(secret), id: String(apiKey.id), apiKey };
};
const rotate = async (id: string, graceHours: number) =>
  (await company.ask(ROTATE, { id, graceHours })).data.rotateApiKey;
const statusOf = async (secret: string) =>
  (
    await api.api.fetch(
      new Request('http://localhost/api/v1/conversations', { headers: { authorization: `Bearer ${secret}` } }),
    )
  ).status;
const firstErrorOf = async (document: string, variables: object) => {
  const { errors } = await company.ask(document, { ...variables });
  return { code: errors?.[0]?.extensions.code, field: errors?.[0]?.extensions.field, message: errors?.[0]?.message };
};

beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompanyWithAdmin(api);
});

describe('A key', () => {
  it('is made with a secret that is kept as a hash alone, and written into the log without it', async () => {
    const { secret, id, apiKey } = await create({ expiresInDays: 30 });

    expect(secret).toMatch(/^pk_live_[\w-]{43}$/);
    expect(apiKey).toMatchObject({
      state: 'Active',
      prefix: secret.slice(0, 14),
      scopes: ['ConversationsRead', 'VisitorsRead'],
      createdByName: 'Rosa Petrov',
    });
    const row = await api.db.apiKey.findUniqueOrThrow({ where: { id } });
    const entries = await api.db.auditEntry.findMany({ where: { clientId: company.clientId } });
    const exported = await COMPANY_FILES['api-keys']?.(api.db, company.clientId);
    expect(JSON.stringify([row, entries])).not.toContain(secret.slice(14));
    expect(entries).toMatchObject([{ action: 'ApiKeyCreated', targetName: 'Order system' }]);
    expect(JSON.stringify(exported)).toContain('Order system');
    expect(JSON.stringify(exported)).not.toContain(row.hash);
  });

  it.each([
    ['name', { name: '  ' }, 'Enter a name.'],
    ['scopes', { scopes: [] }, 'Choose what the key may be used for.'],
    ['expiresInDays', { expiresInDays: 0 }, 'Choose 1 to 730 days.'],
    ['expiresInDays', { expiresInDays: 731 }, 'Choose 1 to 730 days.'],
  ])('is refused where the %s is wrong: %o', async (field, input, message) => {
    expect(await firstErrorOf(CREATE, { input: { ...INPUT, ...input } })).toEqual({
      code: 'BAD_INPUT',
      field,
      message,
    });
  });

  it('has a name of its own among those that are good', async () => {
    const { id } = await create();
    expect(await firstErrorOf(CREATE, { input: { ...INPUT, name: 'order SYSTEM' } })).toMatchObject({ field: 'name' });

    await company.ask(REVOKE, { id });
    expect(await create()).toMatchObject({ apiKey: { state: 'Active' } });
  });

  it('opens nothing after its time', async () => {
    const { secret } = await create({ expiresInDays: 1 });
    expect(await statusOf(secret)).toBe(200);

    moveClock(api, 24 * HOUR);
    expect(await statusOf(secret)).toBe(401);
  });

  it('opens nothing once it is revoked, with both its secrets, and stays in the list', async () => {
    const { secret, id } = await create();
    const rotated = await rotate(id, 24);

    await company.ask(REVOKE, { id });
    const again = await company.ask(REVOKE, { id });

    expect(again.data.revokeApiKey).toMatchObject({ state: 'Revoked' });
    expect(await statusOf(secret)).toBe(401);
    expect(await statusOf(rotated.secret)).toBe(401);
    const revoked = { where: { clientId: company.clientId, action: 'ApiKeyRevoked' } };
    expect(await api.db.auditEntry.count(revoked)).toBe(1);
    expect(await firstErrorOf(ROTATE, { id, graceHours: 1 })).toMatchObject({ code: 'TOO_LATE' });
  });

  it('is called otherwise and may do something else at once, with the same secret', async () => {
    const { secret, id } = await create();
    const input = { name: ' Warehouse ', scopes: ['FormsRead'] };

    const { data } = await company.ask(UPDATE, { id, input });

    expect(data.updateApiKey).toEqual({ id, name: 'Warehouse', scopes: ['FormsRead'] });
    expect(await statusOf(secret)).toBe(403);
    expect(await api.db.auditEntry.findFirst({ where: { action: 'ApiKeyChanged', targetId: id } })).toMatchObject({
      targetName: 'Warehouse',
      changes: expect.stringContaining('conversations:read, visitors:read'),
    });
  });

  it('keeps its name to itself, and is not changed once it is over', async () => {
    const { id } = await create();
    await create({ name: 'Newsletter' });
    const change = (input: object) => firstErrorOf(UPDATE, { id, input: { ...INPUT, ...input } });

    expect(await change({ name: 'newsletter' })).toMatchObject({ code: 'BAD_INPUT', field: 'name' });
    expect(await change({ scopes: [] })).toMatchObject({ code: 'BAD_INPUT', field: 'scopes' });
    expect(await change({})).toMatchObject({ code: undefined });
    await company.ask(REVOKE, { id });
    expect(await change({ name: 'Late' })).toMatchObject({ code: 'TOO_LATE' });
  });
});

describe('Another secret', () => {
  it('works beside the old one for the hours that were chosen', async () => {
    const { secret, id } = await create();
    const rotated = await rotate(id, 2);

    expect([await statusOf(secret), await statusOf(rotated.secret)]).toEqual([200, 200]);
    moveClock(api, 2 * HOUR + 1000);
    expect([await statusOf(secret), await statusOf(rotated.secret)]).toEqual([401, 200]);
    const { data } = await company.ask('{ apiKeys { previousUntil } }');
    expect(data.apiKeys).toEqual([{ previousUntil: null }]);
  });

  it('takes the place of the old one at once where no hours were chosen', async () => {
    const { secret, id } = await create();
    const rotated = await rotate(id, 0);

    expect([await statusOf(secret), await statusOf(rotated.secret)]).toEqual([401, 200]);
  });

  it('is made for a week of the old one at most', async () => {
    const { id } = await create();

    expect(await firstErrorOf(ROTATE, { id, graceHours: 169 })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'graceHours',
    });
  });
});
