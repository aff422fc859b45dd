import { buildUser } from '@parley/db/factories/auth';
import { buildApiKey } from '@parley/db/factories/apiKeys';
import { buildFormSubmission, buildFormTemplate } from '@parley/db/factories/forms';
import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { SCOPES } from '#integrations/api-keys/scopes.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { REQUESTS_PER_MINUTE } from './admitRequest.ts';
import { ApiErrorRecord } from './apiError.ts';
import { ENDPOINTS } from './endpoints.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
let secret: string;
let keyId: string;

type Init = { method?: string; body?: unknown; headers?: Record<string, string>; as?: string | null };

async function ask(path: string, { method = 'GET', body, headers = {}, as = secret }: Init = {}) {
  const response = await api.api.fetch(
    new Request(`http://localhost/api/v1${path}`, {
      method,
      headers: {
        ...(as !== null && { authorization: `Bearer ${as}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const errorOf = async (path: string, init?: Init) => {
  const { status, body } = await ask(path, init);
  const { code, field } = v.parse(ApiErrorRecord, body).error;
  return { status, code, ...(field !== undefined && { field }) };
};

beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompanyWithAdmin(api);
  const { clientId, admin } = company;
  ({ secret, id: keyId } = await buildApiKey(api.db, { clientId, createdById: admin.id, scopes: SCOPES }));
});

const conversation = (rest = {}) => {
  const { clientId, assistantId, visitor } = company;
  return buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, ...rest });
};

/** One record of each kind, and where it is. */
async function addresses() {
  const { clientId, visitor } = company;
  const { id } = await conversation();
  const { body } = await ask('/articles', { method: 'POST', body: { title: 'Washing', body: '<p>At 30.</p>' } });
  const form = await buildFormTemplate(api.db, { clientId });
  await buildFormSubmission(api.db, { clientId, formTemplateId: form.id, visitorId: visitor.id, state: 'Complete' });
  return [
    '/conversations',
    `/conversations/${id}`,
    `/conversations/${id}/messages`,
    '/visitors',
    `/visitors/${visitor.id}`,
    '/articles',
    `/articles/${body.id}`,
    '/forms',
    `/forms/${form.id}/submissions`,
  ];
}

describe('The public API', () => {
  it('answers each kind of record as its document says', async () => {
    const paths = await addresses();
    const reading = ENDPOINTS.filter(({ method }) => method === 'GET');

    expect(paths).toHaveLength(reading.length);
    for (const [index, path] of paths.entries()) {
      const { status, body } = await ask(path);
      expect([path, status]).toEqual([path, 200]);
      const { answer } = reading[index] ?? { answer: v.never() };
      expect(v.safeParse(answer, body).issues).toBeUndefined();
      expect([path, body.data?.length ?? 1]).toEqual([path, 1]);
    }
  });

  it('answers nothing of another company', async () => {
    const paths = await addresses();
    const other = await buildCompanyWithAdmin(api);
    const { secret: as } = await buildApiKey(api.db, { clientId: other.clientId, scopes: SCOPES });

    for (const path of paths) {
      const { status, body } = await ask(path, { as });
      const isOfOne = path.split('/').length > 2;
      const own = path === '/visitors' ? [other.visitor.id] : [];
      expect([path, status, body.data?.map(({ id }: { id: string }) => id)]).toEqual(
        isOfOne ? [path, 404, undefined] : [path, 200, own],
      );
    }
    expect(await errorOf(`${paths[1]}/messages`, { as, method: 'POST', body: { body: 'Hello' } })).toMatchObject({
      status: 404,
    });
  });

  it('takes no session, no cookie and no key that is not one', async () => {
    const unauthenticated = { status: 401, code: 'unauthenticated' };
    expect(await errorOf('/visitors', { as: null })).toEqual(unauthenticated);
    expect(await errorOf('/visitors', { as: company.agentToken })).toEqual(unauthenticated);
    expect(await errorOf('/visitors', { as: `${secret}x` })).toEqual(unauthenticated);
    expect(await errorOf('/visitors', { as: null, headers: { cookie: `accessToken=${company.agentToken}` } })).toEqual(
      unauthenticated,
    );
  });

  it('says when a key was last used, to the minute', async () => {
    expect((await api.db.apiKey.findUniqueOrThrow({ where: { id: keyId } })).lastUsedAt).toBeNull();
    await ask('/visitors');
    expect((await api.db.apiKey.findUniqueOrThrow({ where: { id: keyId } })).lastUsedAt).not.toBeNull();
  });

  it('asks for the scope of each endpoint', async () => {
    const allowed = await buildApiKey(api.db, { clientId: company.clientId, scopes: ['FormsRead'] });

    for (const { method, path, scope } of ENDPOINTS) {
      const { code } = await errorOf(path.replace('{id}', 'none'), {
        method,
        body: method === 'POST' ? {} : undefined,
        as: allowed.secret,
      }).catch(() => ({ code: 'let in' }));
      const expected = scope !== 'FormsRead' ? 'insufficient_scope' : path.includes('{id}') ? 'not_found' : 'let in';
      expect([method, path, code]).toEqual([method, path, expected]);
    }
  });

  it.each([
    [{ title: 'Waxing' }, 'body', 'This is missing.'],
    [{ title: 'Waxing', body: '', summary: 5 }, 'summary', 'This is to be a string, in quotes.'],
  ])('says in plain words what is wrong with %o', async (body, field, message) => {
    const { body: answer } = await ask('/articles', { method: 'POST', body });

    expect(answer).toEqual({ error: { code: 'invalid_input', field, message } });
  });

  it.each<[string, string, Init, object]>([
    ['an address where nothing is', '/nothing', {}, { status: 404, code: 'not_found' }],
    [
      'a method that is not taken',
      '/visitors',
      { method: 'POST', body: {} },
      { status: 405, code: 'method_not_allowed' },
    ],
    ['a page that is too large', '/visitors?limit=101', {}, { status: 400, code: 'invalid_input', field: 'limit' }],
    ['a page of words', '/visitors?limit=many', {}, { status: 400, code: 'invalid_input', field: 'limit' }],
    ['a cursor of nothing', '/visitors?cursor=x', {}, { status: 400, code: 'invalid_input', field: 'cursor' }],
    ['a time that is none', '/visitors?since=yesterday', {}, { status: 400, code: 'invalid_input', field: 'since' }],
    [
      'a status that is none',
      '/conversations?status=Gone',
      {},
      { status: 400, code: 'invalid_input', field: 'status' },
    ],
    [
      'a title that lacks',
      '/articles',
      { method: 'POST', body: { body: '' } },
      { status: 400, code: 'invalid_input', field: 'title' },
    ],
    [
      'a category of nobody',
      '/articles',
      { method: 'POST', body: { title: 'A', body: '', categoryId: 'acat_none' } },
      { status: 404, code: 'not_found' },
    ],
    [
      'a body that is a list',
      '/articles',
      { method: 'POST', body: [] },
      { status: 400, code: 'invalid_input', field: 'title' },
    ],
    ['what is no JSON', '/articles', { method: 'POST', body: '{' }, { status: 400, code: 'invalid_input' }],
    [
      'a form',
      '/articles',
      { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { status: 415, code: 'unsupported_media_type' },
    ],
    [
      'what is too large',
      '/articles',
      { method: 'POST', body: { title: 'A', body: 'x'.repeat(2 ** 21) } },
      { status: 413, code: 'payload_too_large' },
    ],
  ])('refuses %s', async (_, path, init, expected) => {
    expect(await errorOf(path, init)).toEqual(expected);
  });

  it('goes through all records page by page, once each', async () => {
    const { clientId } = company;
    const createdAt = new Date();
    for (let index = 0; index < 6; index += 1) await buildVisitor(api.db, { clientId, createdAt });

    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: { data: { id: string }[]; nextCursor: string | null } } = await ask(
        `/visitors?limit=3${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.nextCursor;
    }

    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it('shows what visitors see, without private notes', async () => {
    const { id } = await conversation({
      messages: ['Hello', { author: 'Agent', kind: 'Note', visitorSequence: null, body: 'A difficult one' }],
    });

    const { body } = await ask(`/conversations/${id}/messages`);

    expect(body.data).toMatchObject([{ author: 'Visitor', body: 'Hello' }]);
  });
});

describe('A reply', () => {
  const reply = (id: string, body: object, headers = {}) =>
    ask(`/conversations/${id}/messages`, { method: 'POST', body, headers });

  it('is one of who made the key, and told to all who watch', async () => {
    const { id } = await conversation();
    const told = api.deps.events.subscribe('message:created', id);

    const { status, body } = await reply(id, { body: 'It is on its way.' });

    expect(status).toBe(201);
    expect(body).toMatchObject({ author: 'Agent', authorName: 'Rosa Petrov', body: 'It is on its way.' });
    expect((await told.next()).value).toMatchObject({ id: body.id });
  });

  it('is sent once for one Idempotency-Key, and refused when it says something else', async () => {
    const { id } = await conversation();
    const headers = { 'idempotency-key': 'order-12' };

    const first = await reply(id, { body: 'Sent.' }, headers);
    const second = await reply(id, { body: 'Sent.' }, headers);
    const other = await reply(id, { body: 'Not sent.' }, headers);

    expect(second.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(await api.db.message.count({ where: { conversationId: id, author: 'Agent' } })).toBe(1);
  });

  it('is in the name of a colleague who is named, and of nobody who works elsewhere or has left', async () => {
    const { id } = await conversation();
    const stranger = await buildUser(api.db);

    const named = await reply(id, { body: 'Hello', authorId: company.agent.id });
    await api.db.user.delete({ where: { id: company.admin.id } });

    expect(named.body).toMatchObject({ authorName: 'Maya Lindqvist' });
    for (const body of [{ body: 'Hello' }, { body: 'Hello', authorId: stranger.id }]) {
      expect(await errorOf(`/conversations/${id}/messages`, { method: 'POST', body })).toEqual({
        status: 400,
        code: 'invalid_input',
        field: 'authorId',
      });
    }
  });
});

describe('A drafted article', () => {
  it('is a draft in the dashboard, with its HTML cleaned', async () => {
    const written = { title: 'Washing', body: '<p>At 30.</p><script>alert(1)</script>', language: 'DE-at' };

    const { status, body } = await ask('/articles', { method: 'POST', body: written });

    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'Draft', title: 'Washing', body: '<p>At 30.</p>', language: 'de-AT' });
    const draft = await api.db.draft.findUniqueOrThrow({ where: { subjectId: body.id } });
    expect(draft).toMatchObject({ savedByName: 'Order system', revision: 1 });
  });

  it('is drafted once for one Idempotency-Key, and refused when it says something else', async () => {
    const draft = (body: object, key = 'manual-7') =>
      ask('/articles', { method: 'POST', body, headers: { 'idempotency-key': key } });
    const written = { title: 'Waxing', body: '<p>Twice a year.</p>' };

    const [first, second] = [await draft(written), await draft(written)];
    const together = await Promise.all([draft(written, 'at once'), draft(written, 'at once')]);
    const other = await draft({ ...written, title: 'Not waxing' });

    expect(second.body).toEqual(first.body);
    expect(new Set(together.map(({ body }) => body.id)).size).toBe(1);
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(await errorOf('/articles', { method: 'POST', body: written, headers: { 'idempotency-key': '' } })).toEqual({
      status: 400,
      code: 'invalid_input',
      field: 'Idempotency-Key',
    });
    expect(await api.db.article.count({ where: { clientId: company.clientId, title: 'Waxing' } })).toBe(2);
  });
});

describe('What a company may ask', () => {
  const used = async () => {
    const { clientId } = company;
    const counters = await api.db.usageCounter.findMany({ where: { metric: 'ApiRequests', period: { clientId } } });
    return counters.reduce((sum, counter) => sum + counter.used, 0);
  };

  it('counts each request that comes with a good key', async () => {
    await ask('/visitors');
    await ask('/visitors/none');
    await ask('/visitors', { as: null });
    await ask('/openapi.json', { as: null });

    expect(await used()).toBe(2);
  });

  it('ends at the limit of the plan, with until when', async () => {
    await api.db.client.update({ where: { id: company.clientId }, data: { manuallyInvoiced: true } });
    await ask('/visitors');
    const { clientId } = company;
    const { id } = await api.db.usagePeriod.findFirstOrThrow({ where: { clientId } });
    const { subscription } = await api.db.client.findUniqueOrThrow({
      where: { id: clientId },
      include: { subscription: true },
    });
    const endsAt = new Date(Date.now() + 60 * 60_000);
    await api.db.usagePeriod.update({
      where: { id },
      data: { subscriptionType: subscription?.type ?? 'Standard', endsAt },
    });
    await api.db.usageCounter.updateMany({ where: { periodId: id }, data: { used: 1_000_000 } });

    const { status, headers, body } = await ask('/visitors');

    expect([status, body.error.code]).toEqual([429, 'quota_exceeded']);
    expect(body.error.message).toMatch(/^All [\d,]+ API requests of your plan are used until/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await used()).toBe(1_000_000);
  });

  it('is so many requests a minute for a key, and no more before the minute is over', async () => {
    await api.db.throttle.create({
      data: { key: `api:key:${keyId}`, hits: REQUESTS_PER_MINUTE - 1, resetsAt: new Date(Date.now() + 30_000) },
    });
    expect((await ask('/visitors')).status).toBe(200);

    const { status, headers, body } = await ask('/visitors');

    expect([status, body.error.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(20);
    expect(await used()).toBe(1);
    api.clock.setOffset(31_000);
    expect((await ask('/visitors')).status).toBe(200);
  });
});
