import { buildConversation } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { countFacts } from './countFacts.ts';
import { rebuildFacts } from './rebuildFacts.ts';

const DAY = 24 * 60 * 60_000;

let api: TestApi;
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;

beforeEach(async () => {
  api = await createTestApi();
  company = await buildCompanyWithAdmin(api);
  return api.close;
});

const REPORT = `query ($filter: AnalyticsFilter!) { analytics(filter: $filter) { metrics { metric value }
  breakdown(dimension: Label) { key name label { name colour } conversations before } } }`;
const CHANGE = `mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { conversations { id } } }`;
const EXPORT = `mutation ($filter: AnalyticsFilter!) { exportAnalytics(filter: $filter, rows: Conversations) }`;
const SCHEDULE = `mutation ($input: ReportScheduleInput!) { createReportSchedule(input: $input) { isNarrowed } }`;

const Report = v.object({
  analytics: v.object({
    metrics: v.array(v.object({ metric: v.string(), value: v.nullable(v.number()) })),
    breakdown: v.array(
      v.object({
        key: v.string(),
        name: v.string(),
        label: v.nullable(v.object({ name: v.string(), colour: v.string() })),
        conversations: v.number(),
        before: v.number(),
      }),
    ),
  }),
});

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY);
const lastMonth = () => ({ from: dayOf(daysAgo(29)), to: dayOf(api.clock.now()) });

async function report(narrowing: Record<string, unknown> = {}) {
  await countFacts(api.deps);
  const { data, errors } = await company.ask(REPORT, { filter: { ...lastMonth(), ...narrowing } });
  if (!data) throw new Error(JSON.stringify(errors));
  const { metrics, breakdown } = v.parse(Report, data).analytics;
  return {
    conversations: metrics.find(({ metric }) => metric === 'Conversations')?.value,
    visitors: metrics.find(({ metric }) => metric === 'Visitors')?.value,
    labels: Object.fromEntries(breakdown.map(({ name, conversations }) => [name, conversations])),
    breakdown,
  };
}

const labelled = (labelIds: readonly string[], ago = 3) => {
  const { clientId, assistantId } = company;
  return buildConversation(api.db, { clientId, assistantId, labelIds, createdAt: daysAgo(ago) });
};

const named = (name: string, clientId = company.clientId) => buildLabel(api.db, { clientId, name, colour: 'pink' });

describe('Conversations by label', () => {
  test('stand at each label that they bear, as it is called and drawn now, beside the days before', async () => {
    const [repairs, refund] = [await named('Repairs'), await named('Refund')];
    await labelled([repairs.id, refund.id]);
    await labelled([repairs.id]);
    await labelled([repairs.id], 40);
    await labelled([]);
    const first = await report();

    await company.ask('mutation ($id: ID!, $input: LabelInput!) { updateLabel(id: $id, input: $input) { id } }', {
      id: repairs.id,
      input: { name: 'Broken things', colour: 'red' },
    });

    expect(first.conversations).toBe(3);
    expect(first.labels).toEqual({ Repairs: 2, Refund: 1 });
    expect((await report()).breakdown).toEqual([
      {
        key: repairs.id,
        name: 'Broken things',
        label: { name: 'Broken things', colour: 'red' },
        conversations: 2,
        before: 1,
      },
      { key: refund.id, name: 'Refund', label: { name: 'Refund', colour: 'pink' }, conversations: 1, before: 0 },
    ]);
  });

  test('follow labels that are put on, taken off and deleted', async () => {
    const [repairs, refund] = [await named('Repairs'), await named('Refund')];
    const [{ id }, { id: other }] = [await labelled([]), await labelled([repairs.id])];
    const change = (changes: object) => company.ask(CHANGE, { changes: [{ id, ...changes }] });
    expect((await report()).labels).toEqual({ Repairs: 1 });

    await change({ addLabelIds: [repairs.id, refund.id] });
    expect((await report()).labels).toEqual({ Repairs: 2, Refund: 1 });

    await change({ removeLabelIds: [refund.id] });
    expect((await report()).labels).toEqual({ Repairs: 2 });

    await api.db.conversation.delete({ where: { id: other } });
    expect((await report()).labels).toEqual({ Repairs: 1 });

    await company.ask('mutation ($id: ID!) { deleteLabel(id: $id) }', { id: repairs.id });
    expect(await report()).toMatchObject({ conversations: 1, labels: {} });
  });

  test('are called deleted, and lead nowhere, until they are counted without the label', async () => {
    const repairs = await named('Repairs');
    await labelled([repairs.id]);
    await countFacts(api.deps);
    await api.db.label.delete({ where: { id: repairs.id } });

    const { data } = await company.ask(REPORT, { filter: lastMonth() });

    expect(v.parse(Report, data).analytics.breakdown).toMatchObject([{ name: 'Deleted', label: null }]);
  });

  test('are the same made anew as counted on, in whatever order labels came and went', async () => {
    const labels = [await named('Repairs'), await named('Refund')];
    const sums = async () => {
      const facts = await api.db.conversationFact.findMany({ orderBy: { conversationId: 'asc' } });
      return { facts, figures: (await api.db.dailyFigure.findMany()).map((row) => JSON.stringify(row)).toSorted() };
    };
    const told = [await labelled([]), await labelled([], 4), await labelled([], 4)].map(({ id }) => id);
    const step = fc.record({ which: fc.nat(2), label: fc.nat(1), isCounted: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const { which, label, isCounted } of steps) {
          const link = { conversationId: told[which] ?? '', labelId: labels[label]?.id ?? '' };
          const { count } = await api.db.conversationLabel.deleteMany({ where: link });
          if (count === 0) await api.db.conversationLabel.create({ data: link });
          if (isCounted) await countFacts(api.deps);
        }
        const { labels: counts } = await report();
        for (const { id: labelId, name } of labels)
          expect(counts[name] ?? 0).toBe(await api.db.conversationLabel.count({ where: { labelId } }));
        const counted = await sums();

        await rebuildFacts(api.deps);

        expect(await sums()).toEqual(counted);
      }),
      { numRuns: 8 },
    );
  });
});

describe('A label narrows', () => {
  test('a report, alone and together with what else it is narrowed by', async () => {
    const [repairs, refund] = [await named('Repairs'), await named('Refund')];
    await labelled([repairs.id, refund.id]);
    const { visitorId } = await labelled([repairs.id]);
    const { clientId, assistantId } = company;
    await buildConversation(api.db, { clientId, assistantId, visitorId, labelIds: [repairs.id] });
    await labelled([]);

    const alone = await report({ labelId: repairs.id });

    expect(alone).toMatchObject({ conversations: 3, visitors: 2, labels: { Repairs: 3, Refund: 1 } });
    expect(await report({ labelId: repairs.id, assistantId })).toMatchObject({ ...alone });
    expect(await report({ labelId: refund.id, assistantId: 'asst_other' })).toMatchObject({ conversations: 0 });
  });

  test('no report to another company’s, whose label nobody is told of', async () => {
    const other = await buildCompanyWithAdmin(api);
    const theirs = await named('Secret', other.clientId);
    await buildConversation(api.db, {
      clientId: other.clientId,
      assistantId: other.assistantId,
      labelIds: [theirs.id],
      createdAt: daysAgo(3),
    });
    await labelled([]);
    const input = { name: 'Spying', cadence: 'Daily', hour: 8, recipientIds: [company.admin.id] };
    const schedule = (labelId: string) => company.ask(SCHEDULE, { input: { ...input, filter: { labelId } } });

    expect(await report({ labelId: theirs.id })).toMatchObject({ conversations: 0, labels: {} });
    expect((await report()).labels).toEqual({});
    expect(firstCode({ body: await schedule(theirs.id) })).toBe('NOT_FOUND');
    expect((await schedule((await named('Ours')).id)).data.createReportSchedule).toEqual({ isNarrowed: true });
  });
});

test('A file of conversations names the labels of each, sorted and as text', async () => {
  const [sizes, refund] = [await named('=Sizes'), await named('Refund')];
  await labelled([refund.id, sizes.id], 4);
  await labelled([], 3);
  await countFacts(api.deps);

  const { data } = await company.ask(EXPORT, { filter: lastMonth() });

  const [headings = '', first = '', second = ''] = String(data.exportAnalytics).split(/\r?\n/);
  const column = headings.split(',').indexOf('Labels');
  expect(first).toContain(`,"'=Sizes, Refund",`);
  expect(second.split(',')[column]).toBe('');
});
