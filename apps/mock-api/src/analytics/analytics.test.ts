import { readFileSync } from 'node:fs';
import { buildAnswer } from '@parley/db/factories/answers';
import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { countFacts } from './countFacts.ts';
import { FUNNELS } from './funnels.ts';
import { ALL_METRICS, METRICS } from './metrics.ts';
import { rebuildFacts } from './rebuildFacts.ts';
import { roundedSeconds } from './roundedSeconds.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

let api: TestApi;
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
let visitors: string[];

beforeEach(async () => {
  api = await createTestApi();
  company = await buildCompanyWithAdmin(api);
  const { clientId } = company;
  const built = await Promise.all([1, 2, 3].map(() => buildVisitor(api.db, { clientId })));
  visitors = built.map(({ id }) => id);
  return api.close;
});

const REPORT = `query ($filter: AnalyticsFilter!) { analytics(filter: $filter) {
  metrics { metric value numerator denominator series } hours breakdown(dimension: AnsweredBy) { key conversations } } }`;
const BEHIND = `query ($filter: AnalyticsFilter!, $metric: AnalyticsMetric!, $slot: AnalyticsSlot) {
  analyticsConversations(filter: $filter, metric: $metric, slot: $slot, first: 100) { totalCount nodes { id } } }`;
const EXPORT = `mutation ($filter: AnalyticsFilter!, $rows: AnalyticsExport!) { exportAnalytics(filter: $filter, rows: $rows) }`;

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

type Report = {
  metrics: {
    metric: string;
    value: number | null;
    numerator: number;
    denominator: number;
    series: (number | null)[];
  }[];
  hours: number[][];
  breakdown: { key: string; conversations: number }[];
};

async function report(filter: Record<string, unknown>): Promise<Report> {
  const { data, errors } = await company.ask(REPORT, { filter });
  if (!data) throw new Error(JSON.stringify(errors));
  return v.parse(v.object({ analytics: v.custom<Report>((value) => typeof value === 'object') }), data).analytics;
}

const valueOf = ({ metrics }: Report, metric: string) => metrics.find((one) => one.metric === metric);

const seriesSum = (read: Report, metric: string) =>
  valueOf(read, metric)?.series.reduce<number>((sum, count) => sum + (count ?? 0), 0);

const different = <Row>(rows: readonly Row[], by: (row: Row) => unknown) => new Set(rows.map(by)).size;

/** Weeks are counted from a Monday. */
const weekOf = (day: string) => Math.floor((Date.parse(day) - Date.parse('1970-01-05')) / (7 * DAY));

async function sums() {
  const facts = await api.db.conversationFact.findMany({ orderBy: { conversationId: 'asc' } });
  const figures = await api.db.dailyFigure.findMany();
  return { facts, figures: figures.map((row) => JSON.stringify(row)).toSorted() };
}

type Drawn = {
  ago: number;
  /** Which of three visitors who come again. */
  who: number;
  hasAi: boolean;
  agentAfter: number | null;
  rating: number | null;
  isRefused: boolean;
};

const DRAWN = fc.record<Drawn>({
  ago: fc.integer({ min: 2, max: 40 }),
  who: fc.nat(2),
  hasAi: fc.boolean(),
  agentAfter: fc.option(fc.integer({ min: 1, max: 300 })),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  isRefused: fc.boolean(),
});

async function tell({ ago, who, hasAi, agentAfter, rating, isRefused }: Drawn) {
  const { clientId, assistantId, agent } = company;
  const createdAt = new Date(api.clock.now().getTime() - ago * DAY);
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * MINUTE);
  const conversation = await buildConversation(api.db, {
    clientId,
    assistantId,
    visitorId: visitors[who] ?? '',
    createdAt,
    firstAgentReplyAt: agentAfter === null ? null : after(agentAfter),
    csatRating: rating,
    messages: [
      { body: 'Do you ship to Norway?', createdAt },
      ...(hasAi ? [{ body: 'We do.', author: 'AI' as const, createdAt: after(0.5) }] : []),
      ...(agentAfter === null
        ? []
        : [{ body: 'Hello', author: 'Agent' as const, authorId: agent.id, createdAt: after(agentAfter) }]),
    ],
  });
  const [question, answer] = conversation.messages;
  if (hasAi && isRefused && question && answer) {
    await buildAnswer(api.db, {
      clientId,
      assistantId,
      conversationId: conversation.id,
      questionId: question.id,
      messageId: answer.id,
      outcome: 'Refused',
      createdAt: after(0.5),
    });
  }
  return conversation;
}

describe('A report', () => {
  test('equals a count of all conversations one by one, and so do the conversations behind each number', async () => {
    const today = dayOf(api.clock.now());
    await fc.assert(
      fc.asyncProperty(fc.array(DRAWN, { minLength: 1, maxLength: 8 }), async (drawn) => {
        await api.db.conversation.deleteMany({ where: { clientId: company.clientId } });
        for (const one of drawn) await tell(one);
        await countFacts(api.deps);
        const from = dayOf(new Date(api.clock.now().getTime() - 30 * DAY));
        const within = drawn.filter(({ ago }) => dayOf(new Date(api.clock.now().getTime() - ago * DAY)) >= from);

        const read = await report({ from, to: today });
        const weekly = await report({ from, to: today, unit: 'Week' });

        const involved = within.filter(({ hasAi }) => hasAi);
        const replies = within.flatMap(({ agentAfter }) => agentAfter ?? []).toSorted((one, other) => one - other);
        const median = replies[Math.ceil(replies.length / 2) - 1];
        const ratings = within.flatMap(({ rating }) => rating ?? []);
        expect(valueOf(read, 'Conversations')?.value).toBe(within.length);
        const came = within.map(({ ago, who }) => ({
          who,
          day: dayOf(new Date(api.clock.now().getTime() - ago * DAY)),
        }));
        expect(valueOf(read, 'Visitors')?.value).toBe(different(came, ({ who }) => who));
        expect(seriesSum(read, 'Visitors')).toBe(different(came, ({ who, day }) => `${who} ${day}`));
        expect(seriesSum(weekly, 'Visitors')).toBe(different(came, ({ who, day }) => `${who} ${weekOf(day)}`));
        expect(valueOf(read, 'AnsweredByAssistant')).toMatchObject({
          numerator: involved.filter(({ isRefused }) => !isRefused).length,
          denominator: involved.length,
        });
        expect(valueOf(read, 'Deflected')?.numerator).toBe(involved.filter(({ agentAfter }) => !agentAfter).length);
        expect(valueOf(read, 'FirstReply')?.value).toBe(median === undefined ? null : roundedSeconds(median * 60));
        expect(valueOf(read, 'Satisfaction')?.value ?? null).toBe(
          ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length,
        );
        expect(read.hours.flat().reduce((sum, count) => sum + count, 0)).toBe(within.length);
        expect(seriesSum(read, 'Conversations')).toBe(within.length);
        for (const { metric, numerator } of read.metrics) {
          const { data } = await company.ask(BEHIND, { filter: { from, to: today }, metric });
          expect(data).toMatchObject({ analyticsConversations: { totalCount: numerator } });
        }
      }),
      { numRuns: 8 },
    );
  });

  test('is the same along one condition and along two, which are counted differently', async () => {
    await tell({ ago: 3, who: 0, hasAi: true, agentAfter: null, rating: 5, isRefused: false });
    await tell({ ago: 4, who: 1, hasAi: true, agentAfter: 20, rating: null, isRefused: true });
    await countFacts(api.deps);
    const days = { from: dayOf(new Date(api.clock.now().getTime() - 9 * DAY)), to: dayOf(api.clock.now()) };

    const one = await report({ ...days, assistantId: company.assistantId });
    const two = await report({ ...days, assistantId: company.assistantId, answeredBy: 'Assistant' });

    expect(valueOf(one, 'Conversations')?.value).toBe(2);
    expect(one.breakdown).toEqual(
      expect.arrayContaining([
        { key: 'Assistant', conversations: 1 },
        { key: 'Agent', conversations: 1 },
      ]),
    );
    expect(valueOf(two, 'Conversations')?.value).toBe(1);
    expect(valueOf(two, 'ResolvedAlone')).toMatchObject({ numerator: 1, denominator: 1 });
  });

  test('refuses days that are none, and the last before the first', async () => {
    for (const [from, to, field] of [
      ['yesterday', '2026-11-19', 'filter.from'],
      ['2026-02-30', '2026-11-19', 'filter.from'],
      ['2026-11-19', '2026-11-18', 'filter.to'],
    ]) {
      const { errors } = await company.ask(REPORT, { filter: { from, to } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field });
    }
  });

  test('goes out as a file whose cells are no formulas, and the log tells of it', async () => {
    const conversation = await tell({ ago: 2, who: 0, hasAi: false, agentAfter: 4, rating: 4, isRefused: false });
    await api.db.conversation.update({ where: { id: conversation.id }, data: { visitorName: '=HYPERLINK("evil")' } });
    await countFacts(api.deps);
    const filter = { from: dayOf(new Date(api.clock.now().getTime() - 9 * DAY)), to: dayOf(api.clock.now()) };

    const { data } = await company.ask(EXPORT, { filter, rows: 'Conversations' });

    expect(JSON.stringify(data)).toContain(`'=HYPERLINK`);
    expect(await api.db.auditEntry.findFirst({ where: { action: 'AnalyticsExported' } })).toMatchObject({
      detail: expect.stringContaining('1 conversation,'),
    });
  });
});

describe('Sums', () => {
  test('made anew equal those that were counted as things happened, in whatever order and however often', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(DRAWN, { minLength: 1, maxLength: 5 }),
        fc.array(fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 5 })), { maxLength: 6 }),
        async (drawn, late) => {
          await api.db.conversation.deleteMany({ where: { clientId: company.clientId } });
          const told = [];
          for (const one of drawn) {
            told.push(await tell(one));
            await countFacts(api.deps);
          }
          for (const [index, csatRating] of late) {
            const id = told[index]?.id;
            if (!id) continue;
            // The same event twice, and late.
            for (let times = 0; times < 2; times += 1) {
              await api.db.conversation.update({ where: { id }, data: { csatRating } });
              await countFacts(api.deps);
            }
          }
          const [first] = told;
          if (first && told.length > 1) await api.db.conversation.delete({ where: { id: first.id } });
          await countFacts(api.deps);
          const counted = await sums();

          await rebuildFacts(api.deps);

          expect(await sums()).toEqual(counted);
        },
      ),
      { numRuns: 8 },
    );
  });

  test('follow the company to another time zone', async () => {
    const { clientId, assistantId } = company;
    const createdAt = new Date('2026-11-10T23:30:00Z');
    await buildConversation(api.db, { clientId, assistantId, messages: [{ body: 'Hello', createdAt }], createdAt });
    await countFacts(api.deps);
    const days = () => api.db.conversationFact.findMany({ where: { clientId }, select: { day: true, hour: true } });
    const before = await days();

    await api.db.client.update({ where: { id: clientId }, data: { timezone: 'Europe/Zurich' } });
    await countFacts(api.deps);

    expect(before).toEqual([{ day: '2026-11-10', hour: 23 }]);
    expect(await days()).toEqual([{ day: '2026-11-11', hour: 0 }]);
  });

  test('know a question as unanswered also where the assistant wrote nothing about it', async () => {
    const conversation = await tell({ ago: 3, who: 0, hasAi: true, agentAfter: null, rating: null, isRefused: false });
    const [, answer] = conversation.messages;
    if (!answer) throw new Error('The assistant wrote nothing.');
    const { clientId, assistantId } = company;
    await buildAnswer(api.db, {
      clientId,
      assistantId,
      conversationId: conversation.id,
      messageId: answer.id,
      outcome: 'Refused',
      createdAt: new Date(conversation.createdAt.getTime() + MINUTE),
    });
    await api.db.answer.updateMany({ data: { messageId: null } });
    await countFacts(api.deps);

    const [fact] = await api.db.conversationFact.findMany({ where: { clientId } });
    expect(fact).toMatchObject({ isUnanswered: true, isAnswered: true, isResolvedAlone: false });
  });

  test('take a silence of 24 hours after an answer for help', async () => {
    const { clientId, assistantId } = company;
    const createdAt = new Date(api.clock.now().getTime() - 60 * MINUTE);
    await buildConversation(api.db, {
      clientId,
      assistantId,
      createdAt,
      messages: [
        { body: 'Do you ship?', createdAt },
        { body: 'We do.', author: 'AI', createdAt },
      ],
    });
    await countFacts(api.deps);
    const alone = () => api.db.conversationFact.count({ where: { clientId, isResolvedAlone: true } });
    const before = await alone();

    api.clock.setOffset(DAY);
    await countFacts(api.deps);

    expect([before, await alone()]).toEqual([0, 1]);
  });
});

test('docs/analytics.md defines every metric as the dashboard does', () => {
  const docs = readFileSync(new URL('../../../../docs/analytics.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  for (const metric of ALL_METRICS) {
    expect(docs).toContain(METRICS[metric].name);
    expect(docs).toContain(METRICS[metric].definition);
  }
  for (const { stages, left } of Object.values(FUNNELS)) {
    for (const { name, definition } of left ? [...stages, left] : stages) {
      expect(docs).toContain(name);
      expect(docs).toContain(definition);
    }
  }
});
