import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../prisma/factories/auth.ts';
import { buildConversation } from '../../prisma/factories/inbox.ts';
import { buildLabel } from '../../prisma/factories/labels.ts';
import { buildTeam } from '../../prisma/factories/teams.ts';
import { buildCompany, type Company } from '../../apps/mock-api/src/testing/company.ts';
import { createTestApi, type TestApi } from '../../apps/mock-api/src/testing/testApi.ts';
import { compareConversations } from '../../apps/web/src/dashboard/inbox/list/compareConversations.ts';
import { type ListRules } from '../../apps/web/src/dashboard/inbox/list/inboxFilters.ts';
import { type ListedConversation } from '../../apps/web/src/dashboard/inbox/list/listedConversation.ts';
import { matchesFilter } from '../../apps/web/src/dashboard/inbox/list/matchesFilter.ts';

/** The same question, asked of the API's statement and of the dashboard's rule for one conversation. */
const FIELDS = `id number status priority assignee { id } team { id } labels { id } assistant { id } language
  hasAttachments containMessagesUnreadByAgents handoffRequestedAt waitingSince lastActivityAt`;
const LIST = `query ($view: ConversationView! = All, $filter: ConversationFilter, $sort: ConversationSort! = LastActivityNewest, $after: String) {
  conversations(view: $view, filter: $filter, sort: $sort, first: 9, after: $after) {
    edges { node { ${FIELDS} } }
    pageInfo { hasNextPage endCursor }
  }
  conversationCounts(filter: $filter) { all mine unassigned unread handoff }
}`;

const VIEWS = ['All', 'Mine', 'Unassigned', 'Unread', 'Handoff'] as const;
const STATUSES = ['Open', 'Pending', 'Snoozed', 'Resolved'] as const;
const PRIORITIES = ['None', 'Low', 'Medium', 'High', 'Urgent'] as const;
const SORTS = [
  'LastActivityNewest',
  'LastActivityOldest',
  'CreatedNewest',
  'CreatedOldest',
  'PriorityHighest',
  'WaitingLongest',
] as const;
const LANGUAGES = ['de', 'de-CH', 'fr', 'nb', 'd'];
const CROWD = 40;

let api: TestApi;
let company: Company;
let everybody: ListedConversation[];
const ids: Record<'people' | 'teams' | 'labels', string[]> = { people: [], teams: [], labels: [] };

/** Few distinct instants, so that ties are the rule. */
const instant = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length];

beforeAll(async () => {
  api = await createTestApi();
  company = await buildCompany(api);
  const { clientId, assistantId, visitor, agent } = company;
  const owned = { clientId };
  ids.people = [agent.id, (await buildUser(api.db, owned)).id];
  ids.teams = [(await buildTeam(api.db, owned)).id, (await buildTeam(api.db, owned)).id];
  for (let n = 0; n < 3; n++) ids.labels.push((await buildLabel(api.db, owned)).id);
  for (const [n, seed] of fc.sample(fc.array(fc.nat(60), { minLength: 12, maxLength: 12 }), CROWD).entries()) {
    const at = (index: number) => seed[index] ?? 0;
    await buildConversation(api.db, {
      clientId,
      assistantId,
      visitorId: visitor.id,
      messages: [],
      status: pick(STATUSES, at(0)),
      priority: at(1) % 5,
      assigneeId: pick([null, ...ids.people], at(2)),
      teamId: pick([null, ...ids.teams], at(3)),
      labelIds: ids.labels.filter((_, index) => (at(4) >> index) % 2 === 1),
      language: pick([null, ...LANGUAGES], at(5)),
      hasAttachments: at(6) % 2 === 1,
      containMessagesUnreadByAgents: at(7) % 2 === 1,
      handoffRequestedAt: at(8) % 3 === 0 ? instant(at(8)) : null,
      waitingSince: at(9) % 2 === 0 ? instant(at(9) % 4) : null,
      lastActivityAt: instant(at(10) % 5),
      createdAt: instant(n),
    });
  }
  everybody = await list({ view: 'All', filter: {}, sort: 'CreatedOldest' });
}, 60_000);
afterAll(() => api.close());

type Answer = {
  conversations: { edges: { node: Wire }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  conversationCounts: Record<string, number>;
};
type Wire = Omit<ListedConversation, 'assigneeId' | 'teamId' | 'labelIds' | 'assistantId'> &
  Record<'assignee' | 'team', { id: string } | null> & { labels: { id: string }[]; assistant: { id: string } };

async function ask(variables: Record<string, unknown>): Promise<Answer> {
  const { body } = await api.run<Answer>(LIST, { token: company.agentToken, variables });
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

/** Page by page to the end. */
async function list(rules: ListRules): Promise<ListedConversation[]> {
  const found: ListedConversation[] = [];
  let after: string | null = null;
  do {
    const { conversations }: Answer = await ask({ ...rules, after });
    found.push(...conversations.edges.map(({ node }) => listedFrom(node)));
    after = conversations.pageInfo.hasNextPage ? conversations.pageInfo.endCursor : null;
  } while (after);
  return found;
}

function listedFrom({ assignee, team, labels, assistant, ...rest }: Wire): ListedConversation {
  return {
    ...rest,
    assigneeId: assignee?.id ?? null,
    teamId: team?.id ?? null,
    labelIds: labels.map(({ id }) => id),
    assistantId: assistant.id,
  };
}

/** Each condition is on in one of three. */
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2, nil: undefined });
const someOf = (kind: keyof typeof ids) =>
  fc.array(fc.nat(2), { minLength: 1, maxLength: 2 }).map((places) => places.map((n) => pick(ids[kind], n) ?? ''));
const anyFilter = () =>
  fc.record(
    {
      status: maybe(fc.constantFrom(...STATUSES)),
      assigneeIds: maybe(someOf('people')),
      teamIds: maybe(someOf('teams')),
      labelIds: maybe(someOf('labels')),
      priorities: maybe(fc.subarray([...PRIORITIES])),
      languages: maybe(fc.subarray(LANGUAGES)),
      activeSince: maybe(fc.nat(5).map((minute) => instant(minute).toISOString())),
      activeUntil: maybe(fc.nat(5).map((minute) => instant(minute).toISOString())),
      hasFile: maybe(fc.boolean()),
    },
    { requiredKeys: [] },
  );

describe('the list of the API and the rules by which the dashboard keeps it live', () => {
  it('hold the same conversations in the same order, page by page, whatever is asked for', async () => {
    const rules = fc.record({
      view: fc.constantFrom(...VIEWS),
      filter: anyFilter(),
      sort: fc.constantFrom(...SORTS),
    });

    await fc.assert(
      fc.asyncProperty(rules, async (asked) => {
        const expected = everybody
          .filter((conversation) => matchesFilter(conversation, asked, company.agent.id))
          .toSorted(compareConversations(asked.sort));

        expect((await list(asked)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns: 80 },
    );
  }, 60_000);

  it('count the same in each view', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter(), async (filter) => {
        const { conversationCounts } = await ask({ filter });

        const held = (view: ListRules['view']) =>
          everybody.filter((conversation) => matchesFilter(conversation, { view, filter }, company.agent.id)).length;
        expect(conversationCounts).toEqual(Object.fromEntries(VIEWS.map((view) => [view.toLowerCase(), held(view)])));
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
