import type { Conversation } from '@parley/db';
import { buildConversation } from '@parley/db/factories/inbox';
import { describe, expect, it, vi } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { CachingClient } from '../../../../../prisma/cachingClient.ts';

const api = await apiForTests();

const LIST = `query ($first: Int, $after: String) {
  conversations(first: $first, after: $after) {
    edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;
const ONE = 'query ($id: ID!) { conversation(id: $id) { id } }';

type Page = { first?: number; after?: string | null };
type Listed = {
  conversations: {
    edges: { cursor: string; node: { id: string } }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  };
};

const list = (company: Company, variables: Page = {}) =>
  api.run<Listed>(LIST, { token: company.agentToken, variables });

async function page(company: Company, variables: Page = {}) {
  const { body } = await list(company, variables);
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data.conversations;
}

/** Many conversations in few instants, so that ties are the rule. */
async function crowd({ clientId, assistantId, visitor }: Company, count: number): Promise<Conversation[]> {
  const conversations: Conversation[] = [];
  for (let index = 0; index < count; index += 1) {
    const lastActivityAt = new Date(Date.UTC(2026, 10, 20, 12, index % 4));
    const place = { clientId, assistantId, visitorId: visitor.id, messages: [] };
    conversations.push(await buildConversation(api.db, { ...place, lastActivityAt }));
  }
  return conversations;
}

const newestFirst = (a: Conversation, b: Conversation) =>
  b.lastActivityAt.getTime() - a.lastActivityAt.getTime() || (a.id < b.id ? 1 : -1);

describe('conversations', () => {
  it.each([1, 3, 7, 100])('come last activity first and each once, %s a page', async (first) => {
    const company = await buildCompany(api);
    const expected = (await crowd(company, 23)).toSorted(newestFirst).map(({ id }) => id);

    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo }: Listed['conversations'] = await page(company, { first, after });
      seen.push(...edges.map(({ node }) => node.id));
      expect(pageInfo).toMatchObject({ hasPreviousPage: after !== null, endCursor: edges.at(-1)?.cursor });
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);

    expect(seen).toEqual(expected);
  });

  it('are 25 a page unless asked otherwise', async () => {
    const company = await buildCompany(api);
    await crowd(company, 26);

    expect((await page(company)).edges).toHaveLength(25);
  });

  it('go on from where a page ended, whatever has moved to the front meanwhile', async () => {
    const company = await buildCompany(api);
    const [a, b, c, d] = (await crowd(company, 4)).toSorted(newestFirst);
    const { pageInfo } = await page(company, { first: 2 });
    await api.db.conversation.update({ where: { id: d?.id }, data: { lastActivityAt: new Date() } });

    const { edges } = await page(company, { first: 2, after: pageInfo.endCursor });

    expect([a, b]).toBeDefined();
    expect(edges.map(({ node }) => node.id)).toEqual([c?.id]);
  });

  it.each([
    [{ first: 101 }, 'first'],
    [{ first: 0 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
  ])('refuse %j, naming the argument', async (variables, field) => {
    const company = await buildCompany(api);

    expect(firstError(await list(company, variables)).extensions).toMatchObject({ code: 'BAD_INPUT', field });
  });

  it("shows nothing of another company, not even by that company's cursor", async () => {
    const [company, stranger] = [await buildCompany(api), await buildCompany(api)];
    await crowd(company, 3);
    const { edges } = await page(company);

    expect((await page(stranger)).edges).toEqual([]);
    expect((await page(stranger, { after: edges.at(0)?.cursor })).edges).toEqual([]);
  });

  it('read one table, and one more for the assistants, however many there are', async () => {
    const company = await buildCompany(api);
    await crowd(company, 30);
    const execute = vi.spyOn(CachingClient.prototype, 'execute');

    await api.run('{ conversations(first: 30) { edges { node { id visitorName lastMessagePreview unreadCount } } } }', {
      token: company.agentToken,
    });
    expect(statementsOf(execute.mock.calls)).toEqual(['Conversation']);

    execute.mockClear();
    await api.run('{ conversations(first: 30) { edges { node { id assistant { title } } } } }', {
      token: company.agentToken,
    });
    expect(statementsOf(execute.mock.calls)).toEqual(['Conversation', 'Assistant']);
    execute.mockRestore();
  });
});

/** The first table of each statement that is not about who asks. */
function statementsOf(calls: readonly Parameters<CachingClient['execute']>[]): (string | undefined)[] {
  const sql = calls.map(([statement]) => (typeof statement === 'string' ? statement : statement.sql));
  const tables = sql.map((text) => /FROM (?:`main`\.)?[`"](\w+)[`"]/.exec(text)?.[1]);
  return tables.filter((table) => !['Session', 'User', 'RolePermission'].includes(table ?? ''));
}

describe('conversation', () => {
  it('answers one by its id', async () => {
    const company = await buildCompany(api);
    const [conversation] = await crowd(company, 1);

    const { body } = await api.run(ONE, { token: company.agentToken, variables: { id: conversation?.id } });

    expect(body.data).toEqual({ conversation: { id: conversation?.id } });
  });

  it('is null when there is none, and when it belongs to another company', async () => {
    const [company, stranger] = [await buildCompany(api), await buildCompany(api)];
    const [conversation] = await crowd(company, 1);

    for (const id of ['conv_none', conversation?.id]) {
      const { body } = await api.run(ONE, { token: stranger.agentToken, variables: { id } });
      expect(body).toEqual({ data: { conversation: null } });
    }
  });

  it('asks who wants to know', async () => {
    expect(firstCode(await api.run(ONE, { variables: { id: 'conv_none' } }))).toBe('UNAUTHENTICATED');
  });
});
