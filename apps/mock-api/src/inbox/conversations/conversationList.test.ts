import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import type { RunResult } from '#testing/testApi.ts';
import { listConversations } from './conversationList.service.ts';

const api = await apiForTests();
let company: Company;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  company = await buildCompany(api);
  const { clientId, assistantId, agent } = company;
  const jonas = await buildUser(api.db, { clientId, name: 'Jonas' });
  const repairs = await buildLabel(api.db, { clientId, name: 'Repairs' });
  ids = { maya: agent.id, jonas: jonas.id, repairs: repairs.id };
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  const talk = (visitorName: string, overrides: object) =>
    buildConversation(api.db, { clientId, assistantId, visitorName, ...overrides });
  await talk('Ada', {
    lastActivityAt: day(1),
    assigneeId: agent.id,
    priority: 4,
    waitingSince: null,
    language: 'de-CH',
  });
  await talk('Ben', { lastActivityAt: day(2), assigneeId: jonas.id, labelIds: [repairs.id], waitingSince: day(2) });
  await talk('Cleo', {
    lastActivityAt: day(3),
    containMessagesUnreadByAgents: false,
    waitingSince: day(1),
    language: 'de',
  });
  await talk('Dora', { lastActivityAt: day(4), status: 'Resolved', hasAttachments: true, waitingSince: null });
  await talk('Emil', { lastActivityAt: day(5), handoffRequestedAt: day(5), waitingSince: day(5), language: 'den' });
  await buildConversation(api.db, { clientId: (await buildCompany(api)).clientId, assigneeId: null });
}, 60_000);

const LIST = `query ($view: ConversationView! = All, $filter: ConversationFilter, $sort: ConversationSort! = LastActivityNewest, $after: String) {
  conversations(view: $view, filter: $filter, sort: $sort, first: 2, after: $after) {
    edges { node { visitorName } }
    pageInfo { hasNextPage endCursor }
  }
}`;
type Listed = {
  conversations: {
    edges: { node: { visitorName: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

/** The initials of all pages, in their order. */
async function initials(variables: object): Promise<string> {
  let after: string | null = null;
  let seen = '';
  do {
    const token = company.agentToken;
    const { body }: RunResult<Listed> = await api.run<Listed>(LIST, { token, variables: { ...variables, after } });
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    const { edges, pageInfo }: Listed['conversations'] = body.data.conversations;
    seen += edges.map(({ node }) => node.visitorName[0]).join('');
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return seen;
}

describe('the list of conversations', () => {
  it.each([
    ['All', 'EDCBA'],
    ['Mine', 'A'],
    ['Unassigned', 'EDC'],
    ['Unread', 'EBA'],
    ['Handoff', 'E'],
  ])('holds in the view %s: %s', async (view, expected) => {
    expect(await initials({ view })).toBe(expected);
  });

  it.each([
    ['LastActivityNewest', 'EDCBA'],
    ['LastActivityOldest', 'ABCDE'],
    ['CreatedNewest', 'EDCBA'],
    ['CreatedOldest', 'ABCDE'],
    ['PriorityHighest', 'AEDCB'],
    ['WaitingLongest', 'CBEDA'],
  ])('comes by %s, page by page: %s', async (sort, expected) => {
    expect(await initials({ sort })).toBe(expected);
  });

  it.each([
    [{ status: 'Resolved' }, 'D'],
    [{ labelIds: ['repairs'] }, 'B'],
    [{ assigneeIds: ['maya', 'jonas'] }, 'BA'],
    [{ assigneeIds: ['maya'], labelIds: ['repairs'] }, ''],
    [{ assigneeIds: [] }, 'EDCBA'],
    [{ priorities: ['Urgent', 'High'] }, 'A'],
    [{ languages: ['de'] }, 'CA'],
    [{ languages: ['de-CH'] }, 'A'],
    [{ languages: ['%'] }, ''],
    [{ languages: ['d_'] }, ''],
    [{ hasFile: true }, 'D'],
    [{ hasFile: false }, 'ECBA'],
    [{ activeSince: '2026-11-02T00:00:00Z', activeUntil: '2026-11-04T00:00:00Z' }, 'CB'],
  ])('is narrowed by %o to: %s', async (filter, expected) => {
    const own = Object.fromEntries(
      Object.entries(filter).map(([field, value]) => [
        field,
        Array.isArray(value) ? value.map((name) => ids[name] ?? name) : value,
      ]),
    );
    expect(await initials({ filter: own })).toBe(expected);
  });

  it('is empty for a language longer than any', async () => {
    expect(await initials({ filter: { languages: ['x'.repeat(100_000)] } })).toBe('');
  });

  it('holds whole records, as they are read one by one', async () => {
    const { clientId, agent } = company;
    const { edges } = await listConversations({ db: api.db }, { clientId, user: agent }, {});
    const records = await api.db.conversation.findMany({ where: { clientId }, orderBy: { lastActivityAt: 'desc' } });

    expect(edges.map(({ node }) => node)).toStrictEqual(records);
  });

  it('is counted by view, as the filter narrows it', async () => {
    const { body } = await api.run(
      `{
        every: conversationCounts { all mine unassigned unread handoff }
        open: conversationCounts(filter: { status: Open }) { all mine unassigned unread handoff }
      }`,
      { token: company.agentToken },
    );

    expect(body.data).toEqual({
      every: { all: 5, mine: 1, unassigned: 3, unread: 3, handoff: 1 },
      open: { all: 4, mine: 1, unassigned: 2, unread: 3, handoff: 1 },
    });
  });

  it('names the list that is too long', async () => {
    const filter = { teamIds: Array.from({ length: 51 }, (_, index) => `team_${index}`) };
    const answer = await api.run(LIST, { token: company.agentToken, variables: { filter } });

    expect(firstError(answer).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'filter.teamIds' });
  });

  it('refuses the cursor of another order', async () => {
    const { body } = await api.run<Listed>(LIST, { token: company.agentToken, variables: {} });
    const after = body.data?.conversations.pageInfo.endCursor;
    const answer = await api.run(LIST, { token: company.agentToken, variables: { sort: 'CreatedNewest', after } });

    expect(firstError(answer).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'after' });
  });
});
