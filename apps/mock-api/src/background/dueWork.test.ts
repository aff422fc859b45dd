import { buildClient } from '@parley/db/factories/billing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestApi } from '#testing/testApi.ts';
import { lanes, startDueWork } from './dueWork.ts';
import { backgroundWorkDone } from './inBackground.ts';

test('A job that takes long keeps no later one waiting', async () => {
  const api = await createTestApi();
  const { id: clientId } = await buildClient(api.db);
  const enqueue = (subjectId: string) => api.deps.jobs.enqueue(api.db, { clientId, kind: 'trainArticle', subjectId });
  const begun: string[] = [];
  let endLong = () => {};
  const long = new Promise<void>((resolve) => {
    endLong = resolve;
  });
  const trainArticle = {
    run: async (_: unknown, { job }: { job: { subjectId: string } }) => {
      begun.push(job.subjectId);
      if (job.subjectId === 'artc_long') await long;
    },
  };
  await enqueue('artc_long');
  const stop = startDueWork(api.deps, lanes('Doing jobs', { trainArticle }));
  onTestFinished(async () => {
    endLong();
    stop();
    await backgroundWorkDone();
    await api.close();
  });
  await vi.waitFor(() => expect(begun).toEqual(['artc_long']), 10_000);

  // By now the other lane has looked and found nothing.
  await enqueue('artc_first');
  await vi.waitFor(() => expect(begun).toContain('artc_first'), 10_000);
  await enqueue('artc_second');
  await vi.waitFor(() => expect(begun).toEqual(['artc_long', 'artc_first', 'artc_second']), 10_000);
});
