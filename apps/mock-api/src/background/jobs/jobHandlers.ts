import { mailReport } from '#analytics/by-mail/mailReport.ts';
import { runEvaluation } from '#assistants/gpt-settings/runEvaluation.ts';
import { trainArticle } from '#answers/training/trainArticle.ts';
import { extractDocument } from '#content/documents/extractDocument.ts';
import { importArticles } from '#content/import/importArticles.ts';
import { crawlSite } from '#content/webpages/crawlSite.ts';
import { readWebpage } from '#content/webpages/readWebpage.ts';
import { deliverWebhook } from '#integrations/webhooks/deliverWebhook.ts';
import { fetchProduct } from '#product-discovery/sync/fetchProduct.ts';
import { syncStore } from '#product-discovery/sync/syncStore.ts';
import { sendTicket } from '#integrations/zendesk/sendTicket.ts';
import type { JobHandler, JobKind } from './job.ts';

/** Who does the jobs that are our own work. */
export const JOB_HANDLERS: Readonly<Partial<Record<JobKind, JobHandler>>> = {
  extractDocument,
  fetchProduct,
  importArticles,
  runEvaluation,
  syncStore,
  trainArticle,
};

/** What waits for other people's sites, in lanes of its own: a slow one does not keep the rest waiting. */
export const READING_HANDLERS: Readonly<Partial<Record<JobKind, JobHandler>>> = { crawlSite, readWebpage };

/** What is sent by mail, and to services that companies have connected, in lanes of its own for the same reason. */
export const SENDING_HANDLERS: Readonly<Partial<Record<JobKind, JobHandler>>> = { mailReport, sendTicket };

/** What waits for the programs of companies, in lanes of its own for the same reason. */
export const TELLING_HANDLERS: Readonly<Partial<Record<JobKind, JobHandler>>> = { deliverWebhook };

/** Who does which kind of job, in whatever lanes. */
export const ALL_HANDLERS: Readonly<Partial<Record<JobKind, JobHandler>>> = {
  ...JOB_HANDLERS,
  ...READING_HANDLERS,
  ...SENDING_HANDLERS,
  ...TELLING_HANDLERS,
};
