import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { Trigger } from '@parley/assistant-config/triggerSchema';
import { buildTrigger } from '@parley/assistant-config/testing/triggers';
import { buildVersion } from '@parley/db/factories/assistants';
import { buildFormSubmission, buildFormTemplate } from '@parley/db/factories/forms';
import { buildGuidedFlow } from '@parley/db/factories/guidedFlows';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildProduct, buildStore } from '@parley/db/factories/stores';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { countFacts } from './countFacts.ts';
import { rebuildFacts } from './rebuildFacts.ts';

const DAY = 24 * 60 * 60_000;

let api: TestApi;
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
let own: { flow: string; form: string; store: string; product: number };

beforeEach(async () => {
  api = await createTestApi();
  company = await buildCompanyWithAdmin(api);
  const { clientId } = company;
  const store = await buildStore(api.db, { clientId });
  const product = await buildProduct(api.db, { clientId, storeId: store.id });
  const flow = await buildGuidedFlow(api.db, { clientId });
  const form = await buildFormTemplate(api.db, { clientId });
  own = { flow: flow.id, form: form.id, store: store.id, product: product.id };
  return api.close;
});

const FUNNEL = `query ($filter: AnalyticsFilter!, $kind: AnalyticsFunnelKind!) { analytics(filter: $filter) { funnel(kind: $kind) {
  stages { stage } rows { name counts { step count before } left { step name count } } } } }`;
const BEHIND = `query ($filter: AnalyticsFilter!, $step: String) {
  analyticsConversations(filter: $filter, step: $step) { totalCount } }`;
const EXPORT = `mutation ($filter: AnalyticsFilter!) { exportAnalytics(filter: $filter, rows: Funnels) }`;

const Rows = v.array(
  v.object({
    name: v.string(),
    counts: v.array(v.object({ step: v.nullable(v.string()), count: v.number(), before: v.number() })),
    left: v.array(v.object({ step: v.string(), name: v.string(), count: v.number() })),
  }),
);
const Answer = v.object({ analytics: v.object({ funnel: v.object({ rows: Rows }) }) });

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY);
const lastMonth = () => ({ from: dayOf(daysAgo(29)), to: dayOf(api.clock.now()) });

async function rowsOf(kind: string, filter: object) {
  const { data, errors } = await company.ask(FUNNEL, { filter, kind });
  if (!data) throw new Error(JSON.stringify(errors));
  return v.parse(Answer, data).analytics.funnel.rows;
}

type Drawn = {
  ago: number;
  runs: readonly ('Waiting' | 'Completed' | 'HandedOff' | 'Left')[];
  form: 'Sent' | 'Partial' | 'Complete' | 'Spam' | null;
  products: readonly ('Shown' | 'Clicked' | 'Added' | 'Bought')[];
  isByTrigger?: boolean;
};

const DRAWN = fc.record<Drawn>({
  ago: fc.integer({ min: 1, max: 50 }),
  runs: fc.array(fc.constantFrom('Waiting', 'Completed', 'HandedOff', 'Left'), { maxLength: 2 }),
  form: fc.constantFrom('Sent', 'Partial', 'Complete', 'Spam', null),
  products: fc.uniqueArray(fc.constantFrom('Shown', 'Clicked', 'Added', 'Bought')),
  isByTrigger: fc.boolean(),
});

let told = 0;

async function tell({ ago, runs, form, products, isByTrigger = false }: Drawn) {
  const { clientId, assistantId } = company;
  const createdAt = daysAgo(ago);
  told += 1;
  const { id: conversationId } = await buildConversation(api.db, {
    clientId,
    assistantId,
    createdAt,
    ...(isByTrigger && { startTriggerId: 'welcome' }),
    messages: [{ body: 'Hello', createdAt }],
  });
  for (const [index, state] of runs.entries()) {
    await api.db.flowRun.create({
      data: {
        id: `frun_${told}_${index}`,
        guidedFlowId: own.flow,
        conversationId,
        versionNumber: 1,
        state,
        waitingFor: '[]',
        path: '["ask"]',
        lastNodeId: index === 0 ? 'ask' : 'size',
        startedAt: new Date(createdAt.getTime() + index * 1000),
        lastActivityAt: createdAt,
      },
    });
  }
  if (form) {
    const state = form === 'Spam' ? 'Complete' : form;
    const status = form === 'Spam' ? 'Spam' : 'New';
    await buildFormSubmission(api.db, { conversationId, formTemplateId: own.form, state, status, lastFieldId: 'gone' });
  }
  const search = await api.db.productSearch.create({
    data: {
      id: `psrc_${told}`,
      clientId,
      storeId: own.store,
      assistantId,
      conversationId,
      query: 'jacket',
      key: 'jacket',
      understood: '{}',
      found: 1,
      createdAt,
    },
  });
  for (const kind of products) {
    const productId = kind === 'Bought' ? null : own.product;
    const key = { searchId: search.id, kind, reference: 'one' };
    await api.db.productEvent.create({ data: { ...key, storeId: own.store, productId, createdAt } });
  }
}

async function sums() {
  const facts = await api.db.conversationFact.findMany({ orderBy: { conversationId: 'asc' } });
  const figures = await api.db.dailyFigure.findMany();
  return { facts, figures: figures.map((row) => JSON.stringify(row)).toSorted() };
}

test('each stage equals a count of conversations one by one, with filters or none, and so do those behind it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(DRAWN, { minLength: 1, maxLength: 8 }), async (drawn) => {
      await api.db.conversation.deleteMany({ where: { clientId: company.clientId } });
      await api.db.productSearch.deleteMany();
      for (const one of drawn) await tell(one);
      await countFacts(api.deps);
      const within = drawn.filter(({ ago }) => ago <= 29);
      const many = (meets: (one: Drawn) => boolean) => within.filter(meets).length;
      const isLeft = ({ runs }: Drawn) => runs.length > 0 && runs.every((run) => run === 'Waiting' || run === 'Left');
      const expected = {
        Flow: [
          many(({ runs }) => runs.length > 0),
          many(({ runs }) => runs.includes('Completed')),
          many(({ runs }) => runs.includes('HandedOff') && !runs.includes('Completed')),
        ],
        Form: [
          many(({ form }) => form !== null && form !== 'Spam'),
          many(({ form }) => form === 'Partial' || form === 'Complete'),
          many(({ form }) => form === 'Complete'),
        ],
        Store: (['Shown', 'Clicked', 'Added', 'Bought'] as const).map((kind) =>
          many(({ products }) => products.includes(kind)),
        ),
        Product: (['Shown', 'Clicked', 'Added'] as const).map((kind) =>
          many(({ products }) => products.includes(kind)),
        ),
        Trigger: [many(({ isByTrigger }) => isByTrigger === true)],
      };
      const left = {
        Flow: many(isLeft),
        Form: many(({ form }) => form === 'Partial'),
        Store: 0,
        Product: 0,
        Trigger: 0,
      };
      const narrow = { ...lastMonth(), assistantId: company.assistantId, answeredBy: 'Nobody' };
      for (const filter of [lastMonth(), narrow]) {
        for (const kind of ['Flow', 'Form', 'Store', 'Product', 'Trigger'] as const) {
          const rows = await rowsOf(kind, filter);
          const [row] = rows;
          const inConversations = row?.counts.filter(({ step }) => step !== null);
          expect(inConversations?.map(({ count }) => count) ?? expected[kind].map(() => 0)).toEqual(expected[kind]);
          expect((row?.left ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(left[kind]);
          for (const { step, count } of [...(inConversations ?? []), ...(row?.left ?? [])]) {
            const { data } = await company.ask(BEHIND, { filter, step });
            expect(data).toMatchObject({ analyticsConversations: { totalCount: count } });
          }
        }
      }
      const counted = await sums();
      await rebuildFacts(api.deps);
      expect(await sums()).toEqual(counted);
    }),
    { numRuns: 6 },
  );
});

test('what is changed, reported as spam or deleted later is counted as it is then', async () => {
  await tell({ ago: 3, runs: ['Waiting'], form: 'Partial', products: ['Shown', 'Clicked'] });
  await countFacts(api.deps);
  expect((await rowsOf('Flow', lastMonth()))[0]?.left).toEqual([
    { step: `flow:${own.flow}:left:ask`, name: 'Text step 1', count: 1 },
  ]);
  expect((await rowsOf('Form', lastMonth()))[0]?.left[0]?.name).toBe('A question that is gone');

  await api.db.flowRun.updateMany({ data: { state: 'Completed' } });
  await api.db.formSubmission.updateMany({ data: { status: 'Spam' } });
  await api.db.product.deleteMany({ where: { id: own.product } });
  await countFacts(api.deps);

  expect((await rowsOf('Flow', lastMonth()))[0]).toMatchObject({ counts: [{ count: 1 }, { count: 1 }, {}], left: [] });
  expect(await rowsOf('Form', lastMonth())).toEqual([]);
  expect(await rowsOf('Product', lastMonth())).toEqual([]);
  expect((await rowsOf('Store', lastMonth()))[0]?.counts[1]?.count).toBe(1);
  const counted = await sums();
  await rebuildFacts(api.deps);
  expect(await sums()).toEqual(counted);
});

test('goes out as a file with a row for each stage and each place', async () => {
  await tell({ ago: 3, runs: ['Waiting'], form: 'Complete', products: [] });
  await countFacts(api.deps);

  const { data } = await company.ask(EXPORT, { filter: lastMonth() });

  const text = v.parse(v.object({ exportAnalytics: v.string() }), data).exportAnalytics;
  expect(text).toContain('Flow,Returns,Begun,,1,0');
  expect(text).toContain('Flow,Returns,Left at a step,Text step 1,1,');
  expect(text).toContain('Form,Return request,Submitted,,1,0');
});

test('a trigger is told of from firing to conversations, by assistant; within another filter by its conversations alone', async () => {
  const { assistantId } = company;
  const items = [buildTrigger({ id: 'welcome', name: 'Welcome back' })];
  await buildVersion(api.db, { assistantId, by: 'Maya', set: (config) => withTriggers(config, items) });
  const key = { assistantId, triggerId: 'welcome' };
  const [now, before] = [dayOf(daysAgo(2)), dayOf(daysAgo(40))];
  await api.db.triggerCount.createMany({
    data: [
      { ...key, day: now, kind: 'Fired', count: 9 },
      { ...key, day: now, kind: 'Opened', count: 4 },
      { ...key, day: before, kind: 'Fired', count: 3 },
    ],
  });
  await tell({ ago: 2, runs: [], form: null, products: [], isByTrigger: true });
  await countFacts(api.deps);
  const begun = { step: `trigger:${assistantId}/welcome:begun`, count: 1, before: 0 };

  for (const filter of [lastMonth(), { ...lastMonth(), assistantId }]) {
    expect(await rowsOf('Trigger', filter)).toEqual([
      {
        name: 'Welcome back',
        counts: [{ step: null, count: 9, before: 3 }, { step: null, count: 4, before: 0 }, begun],
        left: [],
      },
    ]);
  }
  expect((await rowsOf('Trigger', { ...lastMonth(), answeredBy: 'Nobody' }))[0]?.counts).toEqual([begun]);
  const other = await buildCompanyWithAdmin(api);
  const { data } = await other.ask(FUNNEL, { filter: lastMonth(), kind: 'Trigger' });
  expect(data).toMatchObject({ analytics: { funnel: { rows: [] } } });
});

test('the goal of a trigger is told of by visitors, of the days and of the assistant, and by nothing narrower', async () => {
  const key = { assistantId: company.assistantId, triggerId: 'welcome', goal: '["Event","order",7]' };
  const [now, before] = [dayOf(daysAgo(2)), dayOf(daysAgo(40))];
  const other = { ...key, goal: '["Event","booking",7]' };
  await api.db.triggerCount.createMany({
    data: [
      { ...other, day: now, kind: 'Seen', count: 7 },
      { ...key, day: now, kind: 'Seen', count: 40 },
      { ...key, day: now, kind: 'SeenReached', count: 6 },
      { ...key, day: now, kind: 'HeldOut', count: 10 },
      { ...key, day: before, kind: 'HeldOut', count: 5 },
    ],
  });
  const goals = async (filter: object, asker = company) => {
    const { data } = await asker.ask(TRIGGER_GOALS, { filter });
    return data?.analytics?.triggerGoals;
  };

  const figures = { ...key, seen: 40, seenReached: 6, heldOut: 10, heldOutReached: 0 };
  const both = [{ ...other, seen: 7, seenReached: 0, heldOut: 0, heldOutReached: 0 }, figures];
  expect(await goals(lastMonth())).toEqual(both);
  expect(await goals({ ...lastMonth(), assistantId: company.assistantId })).toEqual(both);
  expect(await goals({ ...lastMonth(), assistantId: 'asst_other' })).toEqual([]);
  expect(await goals({ ...lastMonth(), answeredBy: 'Nobody' })).toEqual([]);
  expect(await goals(lastMonth(), await buildCompanyWithAdmin(api))).toEqual([]);
  // What was not fired is no row of the funnel.
  expect(await rowsOf('Trigger', lastMonth())).toEqual([]);
});

const TRIGGER_GOALS = `query ($filter: AnalyticsFilter!) {
  analytics(filter: $filter) { triggerGoals { assistantId triggerId goal seen seenReached heldOut heldOutReached } }
}`;

const withTriggers = (config: AssistantConfig, items: Trigger[]): AssistantConfig => ({
  ...config,
  triggers: { ...config.triggers, items },
});
