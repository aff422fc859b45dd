import * as fc from 'fast-check';
import { fetchQuery } from 'react-relay/hooks';
import { commitLocalUpdate, ConnectionHandler, requestSubscription, ROOT_ID } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import InboxScreenQueryNode, { type InboxScreenQuery } from '#generated/InboxScreenQuery';
import { environment } from '#relay/environment.ts';
import { resetUserScope } from '#relay/userScope.ts';
import { userLoaded } from '#session/auth.slice.ts';
import { dispatch } from '#session/sessionStore.ts';
import { answerGraphQL } from '../../testing/answerGraphQL.ts';
import { emit } from '../../testing/liveEvents.ts';
import { buildConversation, buildCounts, buildPage } from '../../testing/records.ts';
import { compareConversations } from './compareConversations.ts';
import { CREATED, UPDATED } from './conversationEvents.ts';
import { isPlain, type ListRules } from './inboxFilters.ts';
import { type ListedConversation } from './listedConversation.ts';
import { matchesFilter } from './matchesFilter.ts';
import { keepInList } from './keptConversations.ts';
import { followConversations } from './liveList.ts';

vi.mock('#relay/subscriptions.ts', async () => (await import('../../testing/liveEvents.ts')).fakeSubscriptions);

const MAYA = 'user_maya';
const PAGE = 4;

type State = Omit<ListedConversation, 'assigneeId' | 'teamId' | 'labelIds' | 'assistantId'> & {
  version: number;
  assigneeId: string | null;
};
type Happening = { kind: 'created' | 'updated'; state: State };

/** What the API holds, and all that it has told. */
type Api = { states: Map<string, State>; told: Happening[] };

const PLAIN: ListRules = { view: 'All', filter: { status: 'Open' }, sort: 'LastActivityNewest' };
const RULES: readonly ListRules[] = [
  PLAIN,
  { ...PLAIN, view: 'Mine' },
  { ...PLAIN, view: 'Unread', filter: {} },
  { ...PLAIN, sort: 'PriorityHighest' },
  { ...PLAIN, filter: { status: 'Resolved' }, sort: 'LastActivityOldest' },
  { ...PLAIN, view: 'Unassigned', sort: 'WaitingLongest' },
  { ...PLAIN, filter: { priorities: ['High', 'Urgent'] }, sort: 'CreatedOldest' },
];

const instant = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();

/** Some of what can change of a conversation. */
const change = fc.record(
  {
    status: fc.constantFrom('Open' as const, 'Resolved' as const, 'Snoozed' as const),
    priority: fc.constantFrom('None' as const, 'High' as const, 'Urgent' as const),
    assigneeId: fc.constantFrom(null, MAYA, 'user_jonas'),
    containMessagesUnreadByAgents: fc.boolean(),
    waitingSince: fc.option(fc.nat(5).map(instant)),
    lastActivityAt: fc.nat(9).map(instant),
  },
  { requiredKeys: [] },
);
const step = fc.record({ which: fc.nat(7), change });

let runs = 0;

/** Plays the steps: a conversation that is not there comes into being, another one changes. */
function play(steps: readonly { which: number; change: Partial<State> }[], api: Api, run: number) {
  for (const { which, change: part } of steps) {
    const id = `conv_${run}_${which}`;
    const before = api.states.get(id);
    const state: State = { ...(before ?? born(id, which)), ...part, version: (before?.version ?? 0) + 1 };
    api.states.set(id, state);
    api.told.push({ kind: before ? 'updated' : 'created', state });
  }
}

function born(id: string, number: number): State {
  return {
    id,
    number,
    version: 0,
    status: 'Open',
    priority: 'None',
    assigneeId: null,
    language: 'en',
    hasAttachments: false,
    containMessagesUnreadByAgents: true,
    handoffRequestedAt: null,
    waitingSince: null,
    lastActivityAt: instant(0),
  };
}

const onTheWire = ({ assigneeId, ...state }: State) =>
  buildConversation({
    ...state,
    assignee: assigneeId && { __typename: 'User', id: assigneeId, name: assigneeId, avatar: null },
  });

const listed = ({ assigneeId, ...state }: State): ListedConversation => ({
  ...state,
  assigneeId,
  teamId: null,
  labelIds: [],
  assistantId: 'asst_nori',
});

/** What a fresh query answers, as much of it as is asked for. */
function fresh({ states }: Api, rules: ListRules): State[] {
  const compare = compareConversations(rules.sort);
  return [...states.values()]
    .filter((state) => matchesFilter(listed(state), rules, MAYA))
    .toSorted((one, other) => compare(listed(one), listed(other)));
}

/** The list as the store has it. */
function shown(rules: ListRules): { id: string; version: unknown }[] {
  let found: { id: string; version: unknown }[] = [];
  commitLocalUpdate(environment, (store) => {
    const list = ConnectionHandler.getConnection(store.getRoot(), 'ConversationList_conversations', { ...rules });
    found = (list?.getLinkedRecords('edges') ?? []).flatMap((edge) => {
      const node = edge?.getLinkedRecord('node');
      return node ? [{ id: node.getDataID(), version: node.getValue('version') }] : [];
    });
  });
  return found;
}

const answer = vi.fn<(variables: Record<string, unknown>) => Record<string, unknown>>();

/** A dashboard with the list open, as far as its store goes. */
async function openList(api: Api, rules: ListRules, pageSize: number) {
  resetUserScope();
  dispatch('auth', (slice) => userLoaded(slice, MAYA));
  answer.mockImplementation(() => {
    const all = fresh(api, rules);
    return {
      conversations: buildPage(all.slice(0, pageSize).map(onTheWire), { hasNextPage: all.length > pageSize }),
      conversationCounts: buildCounts(),
    };
  });
  const connectionId = ConnectionHandler.getConnectionID(ROOT_ID, 'ConversationList_conversations', rules);
  const unfollow = followConversations(environment, { connectionId, rules });
  const resync = () =>
    fetchQuery<InboxScreenQuery>(environment, InboxScreenQueryNode, { count: pageSize, ...rules }).toPromise();
  await resync();
  const subscriptions = [requestSubscription(environment, CREATED), requestSubscription(environment, UPDATED)];
  return {
    resync,
    tell: async ({ kind, state }: Happening) =>
      kind === 'created'
        ? emit('ConversationCreated', { conversationCreated: onTheWire(state) })
        : emit('ConversationUpdated', { conversationUpdated: onTheWire(state) }),
    close: () => {
      for (const subscription of subscriptions) subscription.dispose();
      unfollow();
    },
  };
}

beforeEach(() => {
  answerGraphQL({ InboxScreenQuery: (variables) => answer(variables) });
});

const steps = (most: number) => fc.array(step, { minLength: 1, maxLength: most });
const anyRules = fc.constantFrom(...RULES);

describe('the live list', () => {
  it('is what a fresh query answers once it was asked again, whatever of the events came, how often and in which order', async () => {
    const deliveries = fc.array(fc.nat(40), { maxLength: 30 });

    await fc.assert(
      fc.asyncProperty(anyRules, steps(8), steps(16), deliveries, async (rules, before, after, delivered) => {
        const [api, run] = [{ states: new Map<string, State>(), told: [] as Happening[] }, (runs += 1)];
        play(before, api, run);
        const list = await openList(api, rules, PAGE);
        play(after, api, run);
        for (const place of delivered) {
          const happening = api.told[place % api.told.length];
          if (happening) await list.tell(happening);
        }

        await list.resync();

        const expected = fresh(api, rules).slice(0, PAGE);
        expect(shown(rules)).toEqual(expected.map(({ id, version }) => ({ id, version })));
        list.close();
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('needs no other query when every event came, in any order and some twice, where it follows its own order', async () => {
    const own = fc.constantFrom(...RULES.filter((rules) => !isPlain(rules)));

    await fc.assert(
      fc.asyncProperty(own, steps(6), steps(10), fc.infiniteStream(fc.nat()), async (rules, before, after, dice) => {
        const [api, run] = [{ states: new Map<string, State>(), told: [] as Happening[] }, (runs += 1)];
        play(before, api, run);
        const list = await openList(api, rules, 25);
        api.told.length = 0;
        play(after, api, run);
        const shuffled = [...api.told, ...api.told.slice(0, 2)]
          .map((happening) => ({ happening, rank: dice.next().value }))
          .toSorted((one, other) => one.rank - other.rank);
        for (const { happening } of shuffled) await list.tell(happening);

        expect(shown(rules)).toEqual(fresh(api, rules).map(({ id, version }) => ({ id, version })));
        list.close();
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('keeps what somebody may still undo, until they cannot any more', async () => {
    const [api, run] = [{ states: new Map<string, State>(), told: [] as Happening[] }, (runs += 1)];
    play([{ which: 1, change: {} }], api, run);
    const list = await openList(api, PLAIN, 25);
    const letGo = keepInList([`conv_${run}_1`]);

    play([{ which: 1, change: { status: 'Resolved' } }], api, run);
    for (const happening of api.told.slice(1)) await list.tell(happening);
    expect(shown(PLAIN)).toHaveLength(1);
    letGo();

    expect(shown(PLAIN)).toEqual([]);
    list.close();
  });
});
