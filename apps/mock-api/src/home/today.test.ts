import { buildConversation } from '@parley/db/factories/inbox';
import { expect, it } from 'vitest';
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
