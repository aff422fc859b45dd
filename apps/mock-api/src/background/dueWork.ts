import { removeDeletedFaqs } from '#guided-flows/automated-faqs/faqBulk.ts';
import { countFacts } from '#analytics/countFacts.ts';
import { queueReports } from '#analytics/by-mail/queueReports.ts';
import { answerOpenQuestions } from '#answers/answerVisitors.ts';
import { removeUnusedImages } from '#assets/removeUnusedImages.ts';
import { inBackground } from './inBackground.ts';
import { JOB_HANDLERS, READING_HANDLERS, SENDING_HANDLERS, TELLING_HANDLERS } from './jobs/jobHandlers.ts';
import { type Handlers, runJobs } from './jobs/runJobs.ts';
import { noteExpiringCards } from '#billing/notices/noteExpiringCards.ts';
import { sendBillingNotices } from '#billing/notices/sendBillingNotices.ts';
import { sendUsageAlerts } from '#billing/usage/sendUsageAlerts.ts';
import { removeDeletedCompanies } from '#company/deletion/removeDeletedCompanies.ts';
import { prepareExports } from '#company/export/prepareExports.ts';
import { removeOldExports } from '#company/export/removeOldExports.ts';
import { enforceRetention } from '#company/retention/enforceRetention.ts';
import { publishDueArticles } from '#content/scheduleArticle.ts';
import type { Deps } from '#context.ts';
import { forgetPreviews, startDueCrawls } from '#content/webpages/dueCrawls.ts';
import { forgetDeliveries } from '#integrations/webhooks/deliveries.service.ts';
import { queueWebhooks } from '#integrations/webhooks/queueWebhooks.ts';
import { removeUnsent } from '#inbox/attachments/removeUnsent.ts';
import { removeUnfinished } from '#content/documents/removeUnfinished.ts';
import { sortTopics } from '#insights/sort/sortTopics.ts';
import { handOverIgnored } from '#guided-flows/running/handOverIgnored.ts';
import { endSnoozes } from '#inbox/conversations/endSnoozes.ts';
import { forgetRuns } from '#inbox/macros/forgetRuns.ts';
import { queueStoreSyncs } from '#product-discovery/sync/queueStoreSyncs.ts';
import { sendHeldMails } from '#inbox/notifications/sendHeldMails.ts';
import { sendDueMessages } from '#inbox/scheduled/sendDueMessages.ts';

const EVERY_MS = 1000;

type Work = Readonly<Record<string, (deps: Deps, signal: AbortSignal) => Promise<void>>>;

/** Jobs of a group at the same time; what is heavy in them is in workers. */
const LANES = 2;

/** Each lane looks for jobs by itself: a long one in the first keeps none waiting for the second. */
export const lanes = (what: string, handlers: Handlers): Work =>
  Object.fromEntries(
    Array.from({ length: LANES }, (_, lane) => [
      `${what} ${lane + 1}`,
      (deps: Deps, signal: AbortSignal) => runJobs(deps, handlers, signal),
    ]),
  );

/** The jobs by name; each does nothing when nothing is due. */
const WORK: Work = {
  'Ending snoozes': endSnoozes,
  'Handing over what was not answered': handOverIgnored,
  'Sending scheduled messages': sendDueMessages,
  'Mailing what came in quiet hours': sendHeldMails,
  'Telling of limits reached': sendUsageAlerts,
  'Looking for cards that expire': noteExpiringCards,
  'Telling of bills': sendBillingNotices,
  'Removing files that were not sent': removeUnsent,
  'Removing pictures that were not used': removeUnusedImages,
  'Removing uploads that were not finished': removeUnfinished,
  'Removing deleted FAQs': removeDeletedFaqs,
  'Forgetting runs of macros': forgetRuns,
  'Deleting what is kept no longer': enforceRetention,
  'Deleting companies': removeDeletedCompanies,
  'Preparing exports': prepareExports,
  'Removing old exports': removeOldExports,
  'Counting conversations': countFacts,
  'Sorting topics': sortTopics,
  'Answering visitors': answerOpenQuestions,
  'Publishing scheduled articles': publishDueArticles,
  'Reading sites that are due': startDueCrawls,
  'Forgetting previews of sites': forgetPreviews,
  'Looking shops over': queueStoreSyncs,
  'Queueing reports': queueReports,
  'Queueing webhooks': queueWebhooks,
  'Forgetting what webhooks told': forgetDeliveries,
  ...lanes('Doing jobs', JOB_HANDLERS),
  ...lanes('Telling webhooks', TELLING_HANDLERS),
  ...lanes('Reading sites', READING_HANDLERS),
  ...lanes('Sending to connected services', SENDING_HANDLERS),
};

/** Runs all jobs each second. Returns a function that stops them and aborts the ones that are running. */
export function startDueWork(deps: Deps, all: Work = WORK): () => void {
  const running = new Set<string>();
  const stopping = new AbortController();
  const timer = setInterval(() => {
    for (const [what, work] of Object.entries(all)) {
      if (running.has(what)) continue;
      running.add(what);
      inBackground(what, () => work(deps, stopping.signal).finally(() => running.delete(what)));
    }
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
