import { buildArticle } from '@parley/db/factories/content';
import { buildFormSubmission, buildFormTemplate } from '@parley/db/factories/forms';
import { buildGuidedFlow } from '@parley/db/factories/guidedFlows';
import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
const ACTIVITY = '{ home { activity(first: 8) { kind subjectId subject number at } } }';

it('tells of the webpages of a day in one line, and of other content one by one', async () => {
  const { clientId, ask } = await buildCompanyWithAdmin(api);
  const now = api.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000).toISOString();
  const trained = async (type: 'Document' | 'Webpage', title: string, days: number) =>
    buildArticle(api.db, {
      clientId,
      type,
      title,
      gptStatus: 'Trained',
      passageCount: 3,
      trainedAt: new Date(daysAgo(days)),
    });
  const lone = await trained('Webpage', 'Shops', 2);
  await trained('Webpage', 'Trails', 1);
  await trained('Webpage', 'Journal', 1);
  await trained('Webpage', 'Long ago', 9);
  const manual = await trained('Document', 'Manual', 0);

  const { data } = await ask(ACTIVITY);

  expect(data.home.activity.filter(({ kind }: { kind: string }) => kind === 'ContentTrained')).toEqual([
    { kind: 'ContentTrained', subjectId: manual.id, subject: 'Manual', number: 3, at: daysAgo(0) },
    { kind: 'ContentTrained', subjectId: null, subject: '', number: 2, at: daysAgo(1) },
    { kind: 'ContentTrained', subjectId: lone.id, subject: 'Shops', number: 3, at: daysAgo(2) },
  ]);
});

it('tells of flows and forms that were published, and of what was sent in by form and day', async () => {
  const { clientId, ask } = await buildCompanyWithAdmin(api);
  const now = api.clock.now().getTime();
  const ago = (hours: number) => new Date(now - hours * 60 * 60_000);
  const flow = await buildGuidedFlow(api.db, { clientId, now: ago(4) });
  const form = await buildFormTemplate(api.db, { clientId, now: ago(3) });
  for (const status of ['New', 'Seen', 'Spam'] as const)
    await buildFormSubmission(api.db, { clientId, formTemplateId: form.id, status, now: ago(0) });

  const { data } = await ask(ACTIVITY);

  const told = data.home.activity.filter(({ kind }: { kind: string }) => kind !== 'AssistantPublished');
  expect(told).toMatchObject([
    { kind: 'FormSubmitted', subjectId: form.id, subject: form.name, number: 2 },
    { kind: 'FormPublished', subjectId: form.id, subject: form.name, number: 1 },
    { kind: 'FlowPublished', subjectId: flow.id, subject: flow.name, number: 1 },
  ]);
});
