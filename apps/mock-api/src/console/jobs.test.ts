import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildClient } from '@parley/db/factories/billing';
import { buildArticle } from '@parley/db/factories/content';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildExternalTicket } from '@parley/db/factories/integrations';
import { buildStore } from '@parley/db/factories/stores';
import { buildUser } from '@parley/db/factories/auth';
import { buildWebhookDelivery, buildWebhookEndpoint } from '@parley/db/factories/webhooks';
import type { JobHandler, JobKind } from '#background/jobs/job.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { type ConsoleTestApi, createConsoleTestApi } from '#testing/consoleTestApi.ts';

const NOW = new Date();
const WHY = 'It was cancelled.';

let api: ConsoleTestApi;
let clientId: string;
beforeAll(async () => {
  api = await createConsoleTestApi();
});
beforeEach(async () => {
  await api.db.job.deleteMany();
  ({ id: clientId } = await buildClient(api.db));
});
afterAll(() => api.close());

const enqueue = (kind: JobKind, subjectId: string, payload?: unknown) =>
  api.deps.jobs.enqueue(api.db, { clientId, kind, subjectId, payload });

async function cancel(kind: JobKind) {
  const { id } = await api.db.job.findFirstOrThrow({ where: { kind } });
  return api.call('POST', `/console/jobs/${id}/cancel`);
}

const queued = (type: 'Text' | 'Document' | 'Webpage') =>
  buildArticle(api.db, { clientId, type, gptStatus: 'Queued', ...(type !== 'Text' && { body: '' }) });

const articleNow = (id: string) => api.db.article.findUniqueOrThrow({ where: { id } });

describe('a job that is cancelled', () => {
  it('ends alone: what else waits for the same subject goes on', async () => {
    const { id } = await queued('Document');
    await enqueue('extractDocument', id);
    await enqueue('trainArticle', id);

    const { body } = await cancel('extractDocument');

    expect(body.message).toBe(`extractDocument of ${id} is cancelled.`);
    const jobs = await api.db.job.findMany({ orderBy: { kind: 'asc' } });
    expect(jobs).toMatchObject([
      { kind: 'extractDocument', state: 'Cancelled', error: WHY },
      { kind: 'trainArticle', state: 'Waiting', error: null },
    ]);
  });

  it('stays as it is when it has ended already', async () => {
    const { id } = await queued('Text');
    await enqueue('trainArticle', id);
    await api.db.job.updateMany({ data: { state: 'Done' } });

    const { body } = await cancel('trainArticle');

    expect(body.message).toBe(`trainArticle of ${id} has ended already.`);
    expect(await api.db.job.findFirst()).toMatchObject({ state: 'Done' });
    expect(await articleNow(id)).toMatchObject({ gptStatus: 'Queued' });
  });

  it('is told to its subject once it has stopped, when it was being done', async () => {
    await enqueue('trainArticle', 'artc_1');
    const done: string[] = [];
    const handler: JobHandler = {
      run: async (_, { signal }) => {
        await cancel('trainArticle');
        done.push(signal.aborted ? 'aborted' : 'going on');
      },
      onFailed: async (_, __, { message }) => void done.push(message),
    };

    await runJobs(api.deps, { trainArticle: handler }, new AbortController().signal);

    expect(done).toEqual(['aborted', WHY]);
    expect(await api.db.job.findFirst()).toMatchObject({ state: 'Cancelled', error: WHY });
  });

  it.each([
    ['trainArticle', 'Text', 'TrainingFailed'],
    ['extractDocument', 'Document', 'Cancelled'],
    ['readWebpage', 'Webpage', 'Cancelled'],
  ] as const)('%s leaves its article failed, to be tried again', async (kind, type, gptErrorCode) => {
    const { id } = await queued(type);
    await enqueue(kind, id);

    await cancel(kind);

    expect(await articleNow(id)).toMatchObject({ gptStatus: 'Failed', gptErrorCode, gptError: WHY });
  });

  it('crawlSite ends the run, and the pages that waited for it', async () => {
    const { id } = await queued('Webpage');
    const at = { clientId, createdAt: NOW };
    await api.db.crawlSource.create({
      data: { ...at, id: 'csrc_1', kind: 'List', addresses: '[]', maxDepth: 0, maxPages: 5 },
    });
    await api.db.webpage.create({ data: { articleId: id, clientId, sourceId: 'csrc_1', url: 'https://a.example/' } });
    await api.db.crawlRun.create({ data: { ...at, id: 'crun_1', sourceId: 'csrc_1', rules: '{}' } });
    await enqueue('crawlSite', 'crun_1');

    await cancel('crawlSite');

    const run = await api.db.crawlRun.findUnique({ where: { id: 'crun_1' } });
    expect(run).toMatchObject({ state: 'Failed', error: WHY, endedAt: expect.any(Date) });
    expect(await articleNow(id)).toMatchObject({ gptStatus: 'Failed', gptErrorCode: 'Cancelled', gptError: WHY });
  });

  it('importArticles ends the import', async () => {
    await api.db.articleImport.create({ data: { id: 'aimp_1', clientId, name: 'a.zip', size: 1, createdAt: NOW } });
    await enqueue('importArticles', 'aimp_1');

    await cancel('importArticles');

    expect(await api.db.articleImport.findFirst()).toMatchObject({ state: 'Failed', error: WHY });
  });

  it('runEvaluation ends the run, so that the next can begin', async () => {
    await api.db.evaluationSet.create({ data: { id: 'eset_1', clientId, name: 'Winter', createdAt: NOW } });
    const run = { id: 'erun_1', setId: 'eset_1', clientId, assistantId: 'asst_1', createdAt: NOW };
    await api.db.evaluationRun.create({ data: { ...run, live: '{}', draft: '{}' } });
    await enqueue('runEvaluation', 'erun_1');

    await cancel('runEvaluation');

    expect(await api.db.evaluationRun.findFirst()).toMatchObject({ state: 'Failed', endedAt: expect.any(Date) });
  });

  it('syncStore leaves the shop with why', async () => {
    const { id } = await buildStore(api.db, { clientId, state: 'Syncing' });
    await api.db.storeSync.create({ data: { id: 'sync_1', storeId: id, kind: 'Full', startedAt: NOW } });
    await enqueue('syncStore', id);

    await cancel('syncStore');

    const store = await api.db.storeIntegration.findUnique({ where: { id } });
    expect(store).toMatchObject({ state: 'Error', lastError: WHY });
    const sync = await api.db.storeSync.findUnique({ where: { id: 'sync_1' } });
    expect(sync).toMatchObject({ state: 'Failed', error: WHY });
  });

  it('sendTicket leaves the ticket failed', async () => {
    const { id: conversationId } = await buildConversation(api.db, { clientId });
    await buildExternalTicket(api.db, { clientId, conversationId, state: 'Queued' });
    await enqueue('sendTicket', conversationId);

    await cancel('sendTicket');

    expect(await api.db.externalTicket.findFirst()).toMatchObject({ state: 'Failed', lastError: WHY });
  });

  it('deliverWebhook leaves the delivery failed', async () => {
    const { id: endpointId } = await buildWebhookEndpoint(api.db, { clientId });
    const { id } = await buildWebhookDelivery(api.db, { endpointId, state: 'Waiting', nextTryAt: NOW });
    await enqueue('deliverWebhook', id);

    await cancel('deliverWebhook');

    const delivery = await api.db.webhookDelivery.findUnique({ where: { id } });
    expect(delivery).toMatchObject({ state: 'Failed', error: WHY, nextTryAt: null });
  });

  it('mailReport leaves the report as not sent to that person', async () => {
    const { id: userId } = await buildUser(api.db, { clientId });
    const schedule = { id: 'rsch_1', clientId, name: 'How it goes', cadence: 'Daily', hour: 8, filter: '{}' } as const;
    await api.db.reportSchedule.create({
      data: { ...schedule, createdAt: NOW, recipients: { create: { userId, isSending: true } } },
    });
    const payload = { scheduleId: 'rsch_1', userId, from: '2026-01-01', to: '2026-01-02' };
    await enqueue('mailReport', 'rsch_1', payload);

    await cancel('mailReport');

    const recipient = await api.db.reportRecipient.findFirst();
    expect(recipient).toMatchObject({ isSending: false, failedAt: expect.any(Date) });
  });
});

describe('a job that is tried again', () => {
  async function retry(kind: JobKind) {
    await api.db.job.updateMany({ where: { kind }, data: { state: 'Failed' } });
    const { id } = await api.db.job.findFirstOrThrow({ where: { kind } });
    return api.call('POST', `/console/jobs/${id}/retry`);
  }

  it('waits again', async () => {
    const { id } = await queued('Text');
    await enqueue('trainArticle', id);

    const { body } = await retry('trainArticle');

    expect(body.message).toBe(`trainArticle of ${id} is tried again.`);
    expect(await api.db.job.findFirst()).toMatchObject({ state: 'Waiting', attempts: 0 });
  });

  it.each([
    [
      'crawlSite',
      'Begin another',
      async () => {
        const source = { id: 'csrc_2', clientId, createdAt: NOW, kind: 'List', addresses: '[]' } as const;
        await api.db.crawlSource.create({ data: { ...source, maxDepth: 0, maxPages: 5 } });
        const run = { id: 'crun_2', clientId, createdAt: NOW, sourceId: 'csrc_2', rules: '{}', endedAt: NOW };
        return api.db.crawlRun.create({ data: run });
      },
    ],
    [
      'importArticles',
      'Upload the zip again',
      () =>
        api.db.articleImport.create({
          data: { id: 'aimp_2', clientId, name: 'a.zip', size: 1, createdAt: NOW, endedAt: NOW },
        }),
    ],
    [
      'deliverWebhook',
      'Send it again',
      async () => {
        const { id: endpointId } = await buildWebhookEndpoint(api.db, { clientId });
        return buildWebhookDelivery(api.db, { endpointId, state: 'Failed' });
      },
    ],
  ] as const)('%s stays as it is once it has ended, and says what to do', async (kind, what, make) => {
    const { id } = await make();
    await enqueue(kind, id);

    const { body } = await retry(kind);

    expect(body.message).toContain(what);
    expect(await api.db.job.findFirst()).toMatchObject({ state: 'Failed' });
  });
});
