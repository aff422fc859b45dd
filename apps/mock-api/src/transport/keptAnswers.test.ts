import { once } from 'node:events';
import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { restoreFrom, snapshot } from '@parley/db/restore';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import Database from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCompany, type Company } from '#testing/company.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { createTestDb, type TestDb } from '#testing/testDb.ts';
import { CachingClient } from '../../../../prisma/cachingClient.ts';

const INBOX = '{ conversations { edges { node { id version visitorName assistant { title } } } } }';
const MINUTE = 60_000;

let database: TestDb;
let api: TestApi;
let origin: string;
let company: Company;
beforeAll(async () => {
  database = await createTestDb();
  api = await createTestApi({ testDb: database });
  origin = await api.listen();
});
afterAll(async () => {
  await api.close();
  await database.remove();
});
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  await buildConversation(api.db, { ...belonging(), visitorName: 'Ada' });
});

const belonging = () => ({ clientId: company.clientId, assistantId: company.assistantId });

const asking = (query: string, token: string) => ({
  path: `/graphql?${new URLSearchParams({ query }).toString()}`,
  headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
});

async function ask(query: string, token = company.agentToken, others: Record<string, string> = {}) {
  const { path, headers: usual } = asking(query, token);
  const response = await fetch(origin + path, { headers: { ...usual, ...others } });
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  const text = await response.text();
  const body: { data?: unknown; errors?: { extensions: { code: string } }[] } = JSON.parse(text);
  return { status: response.status, headers, text, code: body.errors?.[0]?.extensions.code };
}

/** How many statements the work took. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const execute = vi.spyOn(CachingClient.prototype, 'execute');
  await work();
  const count = execute.mock.calls.length;
  execute.mockRestore();
  return count;
}

/** Over another connection, as another process would. */
function renameElsewhere(visitorName: string): void {
  const other = new Database(database.url.replace('file:', ''));
  other
    .prepare('UPDATE "Conversation" SET "visitorName" = ? WHERE "clientId" = ?')
    .run([visitorName, company.clientId]);
  other.close();
}

describe('an answer that is kept', () => {
  it('is given again without a statement, and is the same to the letter', async () => {
    const first = await ask(INBOX);
    let again = first;

    expect(await statementsOf(async () => (again = await ask(INBOX)))).toBe(0);
    expect(first.text).toContain('Ada');
    expect(again).toEqual(first);
    expect(again.headers['cache-control']).toBe('no-store');
  });

  it('is only for the request that is the same word for word', async () => {
    await ask(INBOX);
    const isAnew = async (work: () => Promise<unknown>) => (await statementsOf(work)) > 0;

    expect(await isAnew(() => ask(`${INBOX} `))).toBe(true);
    expect(await isAnew(() => ask(INBOX, company.agentToken, { accept: 'application/graphql-response+json' }))).toBe(
      true,
    );
    const { headers } = await ask(INBOX, company.agentToken, { origin: 'http://localhost:3000' });
    expect(headers['access-control-allow-origin']).toBe('http://localhost:3000');
    expect((await ask(INBOX)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it("is never another person's, another company's or a visitor's", async () => {
    const other = await buildCompany(api);
    const own = await ask('{ currentUser { id client { id } } }');
    const theirs = await ask('{ currentUser { id client { id } } }', other.agentToken);

    expect(own.text).toContain(company.clientId);
    expect(theirs.text).toContain(other.clientId);
    expect((await ask(INBOX, other.agentToken)).text).not.toContain('Ada');
    expect((await ask(INBOX, company.visitorToken)).code).toBe('UNAUTHENTICATED');
    expect((await ask(INBOX, 'a.b.c')).code).toBe('UNAUTHENTICATED');
  });

  it('is one without errors', async () => {
    const refused = () => ask('{ visitorConversations { id } }');
    expect((await refused()).code).toBe('UNAUTHENTICATED');

    expect(await statementsOf(refused)).toBeGreaterThan(0);
  });
});

describe('an answer is another one at once', () => {
  it('after a change through the API', async () => {
    const { id } = await buildConversation(api.db, { ...belonging(), containMessagesUnreadByAgents: true });
    const query = `{ conversation(id: "${id}") { version containMessagesUnreadByAgents } }`;
    expect((await ask(query)).text).toContain('"containMessagesUnreadByAgents":true');

    await api.run(`mutation { readConversation(id: "${id}") { id } }`, { token: company.agentToken });

    expect((await ask(query)).text).toContain('"containMessagesUnreadByAgents":false');
  });

  it('after a change of somebody else to the same file', async () => {
    await ask(INBOX);
    renameElsewhere('Grace');

    expect((await ask(INBOX)).text).toContain('Grace');
  });

  it('after all data was replaced', async () => {
    const file = `${database.url.replace('file:', '')}-before`;
    await snapshot(api.db, file);
    await buildConversation(api.db, { ...belonging(), visitorName: 'Grace' });
    expect((await ask(INBOX)).text).toContain('Grace');

    await restoreFrom(api.db, file);

    expect((await ask(INBOX)).text).not.toContain('Grace');
  });

  it('when something was written while it was read, and others have asked since', async () => {
    let others: Promise<unknown> = Promise.resolve();
    const execute: CachingClient['execute'] = Reflect.get(CachingClient.prototype, 'execute');
    const during = vi.spyOn(CachingClient.prototype, 'execute').mockImplementation(async function (
      this: CachingClient,
      statement,
      args,
    ) {
      const found = await execute.call(this, statement, args);
      const sql = typeof statement === 'string' ? statement : statement.sql;
      if (sql.includes('FROM "Conversation"')) {
        renameElsewhere('Grace');
        const arrived = once(api.api.httpServer, 'request');
        others = ask('{ labels { id } }');
        await arrived;
      }
      return found;
    });
    expect((await ask(INBOX)).text).toContain('Ada');
    during.mockRestore();
    await others;

    expect((await ask(INBOX)).text).toContain('Grace');
  });

  it('after signing out', async () => {
    await ask(INBOX);
    await api.run('mutation { logout }', { token: company.agentToken });

    expect(await ask(INBOX)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('after the session was ended elsewhere, and after the account has gone', async () => {
    await ask(INBOX);
    await api.db.session.updateMany({ where: { userId: company.agent.id }, data: { endedAt: api.clock.now() } });
    expect(await ask(INBOX)).toMatchObject({ code: 'UNAUTHENTICATED' });

    await api.db.user.delete({ where: { id: company.agent.id } });
    expect(await ask(INBOX)).toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  it('once the token has expired, which nothing tells but the time', async () => {
    await ask(INBOX);
    api.clock.setOffset(8 * 60 * MINUTE - 2000);
    expect(await statementsOf(() => ask(INBOX))).toBe(0);

    api.clock.setOffset(8 * 60 * MINUTE + 1000);
    expect(await ask(INBOX)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('once a right is taken or given', async () => {
    const { clientId } = company;
    const colleague = await buildUser(api.db, { clientId });
    await api.db.user.update({ where: { id: company.agent.id }, data: { role: 'Staff' } });
    const query = `{ node(id: "${colleague.id}") { id } }`;
    expect((await ask(query)).text).toContain(colleague.id);

    const right = { clientId, role: 'Staff' as const, flag: 'VIEW_USERS' as const };
    await api.db.rolePermission.create({ data: { ...right, allowed: false } });
    expect(await ask(query)).toMatchObject({ code: 'FORBIDDEN' });

    await api.db.rolePermission.updateMany({ where: right, data: { allowed: true } });
    expect((await ask(query)).text).toContain(colleague.id);
  });
});

describe('whatever is asked and done', () => {
  const QUERIES = [
    INBOX,
    '{ conversationCounts { all unread } }',
    '{ currentUser { name permissions { VIEW_USERS } } }',
  ];
  const asks = ['agent', 'other', 'visitor'].flatMap((who) => QUERIES.map((query) => ({ who, query })));
  const DEEDS = ['read', 'unread', 'begin', 'rename', 'demote', 'sign out', 'wait'] as const;

  it('each answer is the one that a request without any kept would get', async () => {
    const steps = array(constantFrom(...asks, ...asks, ...DEEDS), { minLength: 5, maxLength: 25 });
    await assert(
      asyncProperty(steps, async (acts) => {
        api.clock.setOffset(0);
        company = await buildCompany(api);
        const other = await buildCompany(api);
        const { id } = await buildConversation(api.db, { ...belonging(), visitorName: 'Ada' });
        const { agentToken, visitorToken, agent, clientId } = company;
        const tokens: Record<string, string> = { agent: agentToken, visitor: visitorToken, other: other.agentToken };
        const run = (document: string) => api.run(document, { token: agentToken });
        const deeds: Record<(typeof DEEDS)[number], () => Promise<unknown>> = {
          read: () => run(`mutation { readConversation(id: "${id}") { id } }`),
          unread: () => run(`mutation { markConversationUnread(id: "${id}") { id } }`),
          begin: () => buildConversation(api.db, { ...belonging() }),
          rename: () => api.db.conversation.updateMany({ where: { clientId }, data: { visitorName: 'Grace' } }),
          demote: () => api.db.user.update({ where: { id: agent.id }, data: { status: 'Pending' } }),
          'sign out': () => run('mutation { logout }'),
          wait: async () => api.clock.setOffset(api.clock.offset() + 3 * 60 * MINUTE),
        };

        const given: object[] = [];
        const right: object[] = [];
        for (const act of acts) {
          if (typeof act === 'string') await deeds[act]();
          else {
            const token = tokens[act.who] ?? '';
            const { path, headers } = asking(act.query, token);
            const anew = await api.api.fetch(new Request(`http://localhost${path}`, { headers }));
            right.push({ status: anew.status, text: await anew.text() });
            const { status, text } = await ask(act.query, token);
            given.push({ status, text });
          }
        }

        expect(given).toEqual(right);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});

describe('nothing is kept', () => {
  it('of what depends on the time', async () => {
    const trial = () => ask('{ clientFreeTrialInfo { daysRemaining } }');
    expect((await trial()).code).toBeUndefined();

    expect(await statementsOf(trial)).toBeGreaterThan(0);
  });

  it('when something steps in before operations: it sees each of them', async () => {
    const beforeOperation = vi.fn<() => Promise<null>>(async () => null);
    const watched = await createTestApi({ testDb: database, beforeOperation });
    const address = `${await watched.listen()}/graphql?${new URLSearchParams({ query: INBOX }).toString()}`;
    const headers = { authorization: `Bearer ${company.agentToken}` };
    for (let n = 0; n < 3; n++) expect((await fetch(address, { headers })).status).toBe(200);
    await watched.close();

    expect(beforeOperation).toHaveBeenCalledTimes(3);
  });
});
