import { seed } from '@parley/db/seed';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { AnalyticsFilter, AnalyticsMetric } from '#__generated__/resolvers.ts';
import { createClock } from '#clock.ts';
import { createTestApi } from '#testing/testApi.ts';
import { createTestDb } from '#testing/testDb.ts';
import { staffToken } from '#testing/tokens.ts';
import { readAnalytics } from './analytics.service.ts';
import { conversationsBehind } from './behindNumber.ts';
import { countFacts } from './countFacts.ts';
import { readFunnel } from './readFunnel.ts';
import { roundedSeconds } from './roundedSeconds.ts';

const CLIENT = 'clnt_northwind';
const DAY = 24 * 60 * 60_000;
const testDb = await createTestDb();
const { db, remove } = testDb;

beforeAll(async () => {
  await seed(db, { now: new Date() });
  await countFacts({ db, clock: createClock() });
}, 120_000);
afterAll(remove);

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** All that the demo company has, one by one. */
const conversationsIn = async ({ from, to, assistantId, labelId, startPage }: AnalyticsFilter) => {
  const all = await db.conversation.findMany({
    where: { clientId: CLIENT },
    include: { messages: { select: { author: true, kind: true } }, labels: true },
  });
  const runs = new Set((await db.flowRun.findMany()).map(({ conversationId }) => conversationId));
  return all
    .filter(({ createdAt }) => dayOf(createdAt) >= from && dayOf(createdAt) <= to)
    .filter((one) => !assistantId || one.assistantId === assistantId)
    .filter((one) => !labelId || one.labels.some((borne) => borne.labelId === labelId))
    .filter((one) => !startPage || new URL(one.startPageUrl ?? '').pathname === startPage)
    .map((one) => ({ ...one, isInFlow: runs.has(one.id) }));
};

const FILTER = fc.record({
  from: fc.integer({ min: 0, max: 95 }),
  days: fc.integer({ min: 0, max: 60 }),
  assistantId: fc.constantFrom(undefined, 'asst_nori', 'asst_basecamp'),
  labelId: fc.constantFrom(undefined, 'labl_repairs', 'labl_delivery'),
  startPage: fc.constantFrom(undefined, '/help/returns', '/help/delivery'),
});

test('figures of the demo company equal a count of its conversations one by one, whatever is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(FILTER, async ({ from, days, ...narrowing }) => {
      const first = Date.now() - from * DAY;
      const filter = { from: dayOf(new Date(first)), to: dayOf(new Date(first + days * DAY)), ...narrowing };
      const found = await conversationsIn(filter);
      const { metrics } = await readAnalytics({ db }, CLIENT, filter);
      const flows = await readFunnel({ db }, { clientId: CLIENT, filter }, 'Flow');

      const valueOf = (metric: AnalyticsMetric) => metrics.find((one) => one.metric === metric);
      const ratings = found.flatMap(({ csatRating }) => csatRating ?? []);
      const replies = found
        .flatMap(({ firstAgentReplyAt: at, createdAt }) =>
          at ? roundedSeconds((at.getTime() - createdAt.getTime()) / 1000) : [],
        )
        .toSorted((one, other) => one - other);
      const wrote = (author: string) => found.filter(({ messages }) => messages.some((one) => one.author === author));
      const involved = new Set([...wrote('AI'), ...wrote('Flow')]);
      expect(valueOf('Conversations')?.value).toBe(found.length);
      expect(valueOf('Visitors')?.value).toBe(new Set(found.map(({ visitorId }) => visitorId)).size);
      expect(valueOf('AnsweredByAssistant')?.denominator).toBe(involved.size);
      expect(valueOf('FirstReply')?.value).toBe(replies[Math.ceil(replies.length / 2) - 1] ?? null);
      expect(valueOf('Satisfaction')?.value).toBe(
        ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length,
      );
      expect(flows.rows.reduce((sum, { counts }) => sum + (counts[0]?.count ?? 0), 0)).toBe(
        found.filter(({ isInFlow }) => isInFlow).length,
      );
      const behind = await conversationsBehind({ db }, CLIENT, { filter, metric: 'FirstReply', first: 1, skip: 0 });
      expect(behind.totalCount).toBe(replies.length);
    }),
    { numRuns: 25 },
  );
});

describe('areas of the demo company tell of the same', () => {
  const dayAgo = (days: number) => dayOf(new Date(Date.now() - days * DAY));
  /** So many days hold all that there is. */
  const ALL = 120;
  const all = { from: dayAgo(ALL - 1), to: dayAgo(0) };

  async function asks(email: string) {
    const api = await createTestApi({ testDb });
    onTestFinished(api.close);
    const token = await staffToken(api.deps, await db.user.findUniqueOrThrow({ where: { email } }));
    return async (query: string, variables: object = {}) => {
      const { body } = await api.run(query, { token, variables: { ...variables } });
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return body.data;
    };
  }

  const asMaya = () => asks('maya@northwindoutdoor.com');

  /** How many conversations came to each stage, by what it is. */
  async function funnel(ask: Awaited<ReturnType<typeof asks>>, kind: string, filter: object) {
    const query = `query ($filter: AnalyticsFilter!, $kind: AnalyticsFunnelKind!) {
      analytics(filter: $filter) { funnel(kind: $kind) { rows { key counts { count } } } } }`;
    const { analytics } = await ask(query, { filter, kind });
    const rows: { key: string; counts: { count: number }[] }[] = analytics.funnel.rows;
    return new Map(rows.map(({ key, counts }) => [key, counts.map(({ count }) => count)]));
  }

  test('flows that were begun, completed and handed over', async () => {
    const ask = await asMaya();
    const { guidedFlows } = await ask(
      `query ($from: String) { guidedFlows { edges { node { id starts counts(from: $from) { starts completions handoffs } } } } }`,
      { from: all.from },
    );
    const begun = await funnel(ask, 'Flow', { from: dayAgo(29), to: dayAgo(0) });
    const ever = await funnel(ask, 'Flow', all);

    expect(ever.size).toBe(6);
    for (const { node } of guidedFlows.edges) {
      const { starts, completions, handoffs } = node.counts;
      expect([node.id, node.starts]).toEqual([node.id, begun.get(node.id)?.[0] ?? 0]);
      expect([node.id, starts, completions, handoffs]).toEqual([node.id, ...(ever.get(node.id) ?? [0, 0, 0])]);
    }
    const byFlows = await db.conversationFact.findMany({ where: { steps: { contains: ':handedOver"' } } });
    expect(byFlows.length).toBeGreaterThan(10);
    expect(byFlows.every(({ isHandedOver }) => isHandedOver)).toBe(true);
  });

  test('products that were looked for and bought', async () => {
    const ask = await asMaya();
    const { stores } = await ask(
      `{ stores { id funnel(days: ${ALL}) { shown clicked added bought } fruitlessSearches(days: ${ALL}) { searches } } }`,
    );
    const [{ id, funnel: events, fruitlessSearches }] = stores;
    const inConversations = (await funnel(ask, 'Store', all)).get(id);
    const searches = await db.productSearch.findMany({ where: { storeId: id }, include: { events: true } });

    expect(fruitlessSearches.searches).toBe(searches.length);
    expect(searches.every(({ conversationId }) => conversationId !== null)).toBe(true);
    for (const [index, kind] of (['Shown', 'Clicked', 'Added', 'Bought'] as const).entries()) {
      const found = searches.flatMap(({ conversationId, events: own }) =>
        own.filter((event) => event.kind === kind).map(() => conversationId),
      );
      expect([kind, events[kind.toLowerCase()]]).toEqual([kind, found.length]);
      expect([kind, inConversations?.[index]]).toEqual([kind, new Set(found).size]);
    }
  });

  test('forms that were shown, begun and sent in', async () => {
    const ask = await asMaya();
    const inConversations = await funnel(ask, 'Form', all);

    expect(inConversations.size).toBe(6);
    for (const [formTemplateId, counts] of inConversations) {
      const { formStatistics } = await ask(
        `query ($formTemplateId: ID!) { formStatistics(formTemplateId: $formTemplateId, days: ${ALL}) { shown started completed } }`,
        { formTemplateId },
      );
      expect([formTemplateId, formStatistics]).toEqual([
        formTemplateId,
        { shown: counts[0], started: counts[1], completed: counts[2] },
      ]);
    }
  });

  test.each([
    ['maya@northwindoutdoor.com', CLIENT, 1284],
    ['rosa@cafekestrel.example', 'clnt_kestrel', 214],
    ['theo@brightsideyoga.example', 'clnt_brightside', 0],
  ])('messages and submissions that %s has used', async (email, clientId, messages) => {
    const { usage } = await (await asks(email))(`{ usage { startsAt meters { metric used } } }`);
    const since = { gte: new Date(usage.startsAt) };
    const written = await db.message.count({
      where: { conversation: { clientId }, kind: 'Text', author: { in: ['Visitor', 'AI', 'Agent'] }, createdAt: since },
    });
    const sentIn = await db.formSubmission.count({
      where: { clientId, state: 'Complete', submittedAt: since, conversationId: { not: null } },
    });

    expect(written).toBe(messages);
    expect(usage.meters).toContainEqual({ metric: 'Messages', used: written });
    expect(usage.meters).toContainEqual({ metric: 'FormSubmissions', used: sentIn });
  });
});
