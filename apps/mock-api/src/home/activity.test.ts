import { buildArticle } from '@parley/db/factories/content';
import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
const ACTIVITY = '{ home { activity(first: 8) { kind subjectId subject number } } }';

it('tells of the webpages of a day in one line, and of other content one by one', async () => {
  const { clientId, ask } = await buildCompanyWithAdmin(api);
  const trained = async (type: 'Document' | 'Webpage', title: string, daysAgo: number) =>
    buildArticle(api.db, {
      clientId,
      type,
      title,
      gptStatus: 'Trained',
      passageCount: 3,
      trainedAt: new Date(api.clock.now().getTime() - daysAgo * 24 * 60 * 60_000),
    });
  const lone = await trained('Webpage', 'Shops', 2);
  await trained('Webpage', 'Trails', 1);
  await trained('Webpage', 'Journal', 1);
  const manual = await trained('Document', 'Manual', 0);

  const { data } = await ask(ACTIVITY);

  expect(data.home.activity.filter(({ kind }: { kind: string }) => kind === 'ContentTrained')).toEqual([
    { kind: 'ContentTrained', subjectId: manual.id, subject: 'Manual', number: 3 },
    { kind: 'ContentTrained', subjectId: null, subject: '', number: 2 },
    { kind: 'ContentTrained', subjectId: lone.id, subject: 'Shops', number: 3 },
  ]);
});
