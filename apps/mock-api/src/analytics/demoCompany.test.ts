import { seed } from '@parley/db/seed';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnalyticsFilter, AnalyticsMetric } from '#__generated__/resolvers.ts';
import { createClock } from '#clock.ts';
import { createTestDb } from '#testing/testDb.ts';
import { readAnalytics } from './analytics.service.ts';
import { conversationsBehind } from './behindNumber.ts';
import { countFacts } from './countFacts.ts';
import { readFunnel } from './readFunnel.ts';
import { roundedSeconds } from './roundedSeconds.ts';

const CLIENT = 'clnt_northwind';
const DAY = 24 * 60 * 60_000;
const { db, remove } = await createTestDb();

beforeAll(async () => {
  await seed(db, { now: new Date() });
  await countFacts({ db, clock: createClock() });
}, 120_000);
afterAll(remove);

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** All that the demo company has, one by one. */
const conversationsIn = async ({ from, to, assistantId, startPage }: AnalyticsFilter) => {
  const all = await db.conversation.findMany({
    where: { clientId: CLIENT },
    include: { messages: { select: { author: true, kind: true } } },
  });
  const runs = new Set((await db.flowRun.findMany()).map(({ conversationId }) => conversationId));
  return all
    .filter(({ createdAt }) => dayOf(createdAt) >= from && dayOf(createdAt) <= to)
    .filter((one) => !assistantId || one.assistantId === assistantId)
    .filter((one) => !startPage || new URL(one.startPageUrl ?? '').pathname === startPage)
    .map((one) => ({ ...one, isInFlow: runs.has(one.id) }));
};

const FILTER = fc.record({
  from: fc.integer({ min: 0, max: 95 }),
  days: fc.integer({ min: 0, max: 60 }),
  assistantId: fc.constantFrom(undefined, 'asst_nori', 'asst_basecamp'),
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
