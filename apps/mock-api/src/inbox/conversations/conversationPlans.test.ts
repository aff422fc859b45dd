import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDb, type TestDb } from '#testing/testDb.ts';
import { CachingClient } from '../../../../../prisma/cachingClient.ts';
import { listConversations } from './conversationList.service.ts';

const SORTS = [
  'LastActivityNewest',
  'LastActivityOldest',
  'CreatedNewest',
  'CreatedOldest',
  'PriorityHighest',
  'WaitingLongest',
] as const;
const VIEWS = ['All', 'Mine', 'Unassigned', 'Unread', 'Handoff'] as const;
const STAFF = { clientId: 'clnt_any', user: { id: 'user_any' } };

let test: TestDb;
beforeAll(async () => {
  test = await createTestDb();
});
afterAll(() => test.remove());

type List = Parameters<typeof listConversations>[2];

/** How SQLite goes about the statements of a list, of which there are two at most. */
async function planOf(list: List): Promise<string> {
  const execute = vi.spyOn(CachingClient.prototype, 'execute');
  await listConversations({ db: test.db }, STAFF, list);
  const statements = execute.mock.calls.map(([statement]) => statement);
  execute.mockRestore();
  expect([1, 2]).toContain(statements.length);
  const plans = await Promise.all(statements.map(explained));
  return plans.flat().join('\n');
}

async function explained(statement: Parameters<CachingClient['execute']>[0]): Promise<string[]> {
  if (typeof statement === 'string') throw new Error('A statement with arguments was expected.');
  const plan = await test.db.$queryRawUnsafe<{ detail: string }[]>(
    `EXPLAIN QUERY PLAN ${statement.sql}`,
    ...(Array.isArray(statement.args) ? statement.args : []),
  );
  return plan.map(({ detail }) => detail);
}

describe('a page of conversations', () => {
  it.each(SORTS)('comes out of an index in the order %s, whatever its status', async (sort) => {
    for (const filter of [{}, { status: 'Open' as const }]) {
      const plan = await planOf({ sort, filter });

      expect(plan).toMatch(/SEARCH .*USING INDEX/);
      expect(plan).not.toContain('TEMP B-TREE');
    }
  });

  it.each(VIEWS)('is found by an index in the view %s', async (view) => {
    expect(await planOf({ view, filter: { status: 'Open' } })).toMatch(/SEARCH .*USING INDEX/);
  });

  it.each([
    { assigneeIds: ['user_a'] },
    { teamIds: ['team_a'] },
    { labelIds: ['labl_a'] },
    { priorities: ['High' as const] },
    { assistantIds: ['asst_a'] },
    { languages: ['de'] },
    { hasFile: true },
  ])('is found by an index under the filter %j', async (filter) => {
    expect(await planOf({ filter: { status: 'Open', ...filter } })).not.toMatch(/SCAN `?Conversation`?/);
  });
});
