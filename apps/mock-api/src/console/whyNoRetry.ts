import type { Deps } from '#context.ts';

type Ended = { kind: string; subjectId: string };

/** Why a job that has ended would do nothing if it were done again, and where it is begun anew; null: it would do something. */
export async function whyNoRetry({ db }: Pick<Deps, 'db'>, { kind, subjectId: id }: Ended): Promise<string | null> {
  switch (kind) {
    case 'crawlSite': {
      const run = await db.crawlRun.findUnique({ where: { id } });
      return run?.endedAt ? 'This crawl has ended. Begin another in the dashboard, under Content, Webpages.' : null;
    }
    case 'importArticles': {
      const found = await db.articleImport.findUnique({ where: { id } });
      return found?.endedAt ? 'This import has ended. Upload the zip again in the dashboard, under Content.' : null;
    }
    case 'deliverWebhook': {
      const delivery = await db.webhookDelivery.findUnique({ where: { id } });
      return delivery && delivery.state !== 'Waiting'
        ? 'This delivery has ended. Send it again in the dashboard, under Integrations, Webhooks.'
        : null;
    }
    default:
      return null;
  }
}
