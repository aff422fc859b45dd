import { buildConversation } from '@parley/db/factories/inbox';
import { expect, it } from 'vitest';
import { countFacts } from '#analytics/countFacts.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
const WEEK = 7 * 24 * 60 * 60_000;

it('calls nothing usual before the same day of two weeks is there', async () => {
  const { clientId, ask } = await buildCompanyWithAdmin(api);
  const wroteWeeksAgo = (weeks: number) =>
    buildConversation(api.db, { clientId, now: new Date(api.clock.now().getTime() - weeks * WEEK) });
  const today = async () => (await ask('{ home { today { comparedDays figures { kind usual } } } }')).data.home.today;
  await wroteWeeksAgo(1);

  expect(await today()).toMatchObject({
    comparedDays: 0,
    figures: expect.arrayContaining([{ kind: 'Conversations', usual: null }]),
  });

  await wroteWeeksAgo(2);
  expect(await today()).toMatchObject({
    comparedDays: 2,
    figures: expect.arrayContaining([{ kind: 'Conversations', usual: 1 }]),
  });
});

it('tells the time of the first reply as the report on the same day does', async () => {
  const { clientId, ask } = await buildCompanyWithAdmin(api);
  const now = api.clock.now();
  const day = now.toISOString().slice(0, 10);
  await buildConversation(api.db, { clientId, now, firstAgentReplyAt: new Date(now.getTime() + 84_000) });
  await countFacts(api.deps);

  const { data } = await ask(
    `{ home { today { figures { kind value } } } analytics(filter: { from: "${day}", to: "${day}" }) { metrics { metric value } } }`,
  );

  expect(data.home.today.figures).toContainEqual({ kind: 'FirstReply', value: 85 });
  expect(data.analytics.metrics).toContainEqual({ metric: 'FirstReply', value: 85 });
});
