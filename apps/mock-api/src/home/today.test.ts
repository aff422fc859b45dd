import { buildConversation } from '@parley/db/factories/inbox';
import { expect, it, onTestFinished } from 'vitest';
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

it.each([
  ['2027-03-28T10:00:00Z', '2027-03-28', 12 * 60, [7, 8]],
  ['2026-10-25T22:30:00Z', '2026-10-25', 23 * 60 + 30, [6, 7]],
])(
  'goes by the clock on the wall on a day on which the clocks change: %s',
  async (now, day, minutes, [until7, after] = []) => {
    const { clientId, ask } = await buildCompanyWithAdmin(api);
    await api.db.client.update({ where: { id: clientId }, data: { timezone: 'Europe/Zurich' } });
    api.clock.setOffset(Date.parse(now) - Date.now());
    onTestFinished(() => api.clock.setOffset(0));
    await buildConversation(api.db, { clientId, now: new Date(`${day}T05:30:00Z`) });

    const { today } = (await ask('{ home { today { day minutes figures { kind value hours } } } }')).data.home;

    expect(today).toMatchObject({ day, minutes });
    const { value, hours } = today.figures[0];
    expect(value).toBe(1);
    expect(hours).toHaveLength(Math.floor(minutes / 60) + 1);
    expect([hours[until7 ?? 0], hours[after ?? 0]]).toEqual([0, 1]);
  },
);
