import { openDb, type Db } from '@parley/db';
import { migrate } from '@parley/db/migrate';
import { claimDatabase } from '@parley/db/ownership';
import { answerQuestion } from '#answers/answerQuestion.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { createEmbedding } from '#answers/embedding.ts';
import { createLanguageModel } from '#outside/languageModel.ts';
import { createJobQueue } from '#background/jobs/jobQueue.ts';
import { createEvents } from '#boundedEvents.ts';
import { alsoForVisitors } from '#chat/alsoForVisitors.ts';
import { WEBHOOKS_PATH } from '#billing/webhooks.http.ts';
import { createClock, type Clock } from '#clock.ts';
import { configWarnings, readConfig, STAND_IN_KEY, type Config } from '#config.ts';
import { createPageReader } from '#content/webpages/pageReader.ts';
import type { Deps } from '#context.ts';
import { startDueWork } from '#background/dueWork.ts';
import { createFetchOutside, createOpenOutside } from '#outside/fetchOutside.ts';
import { createGoogle } from '#outside/google.ts';
import { sendGuarded, sendGuardedForFile } from '#outside/outside.ts';
import { createPresence } from '#inbox/presence/presence.ts';
import { createSendMail, forgetMailTexts } from '#outside/mail.ts';
import { createStripe } from '#outside/stripe.ts';
import { createApi, type Api } from '#server.ts';
import type { Route } from '#transport/hooks.ts';
import { acceptLoopbackOnly } from '#transport/loopback.ts';

type RunningApi = {
  url: string;
  /** What whoever starts it should read. */
  warnings: readonly string[];
  /** Lets running requests finish, then closes the database. */
  stop: () => Promise<void>;
};

/**
 * The composition root: makes everything the API is made of, and opens its port. Throws with a sentence for the person
 * who started it when the configuration, the database or the port do not allow it.
 */
export async function run(env: NodeJS.ProcessEnv): Promise<RunningApi> {
  const config = readConfig(env);
  const release = claimDatabase(config.databaseUrl);
  await migrate(config.databaseUrl);
  const db = openDb(config.databaseUrl);
  if (config.isProduction) await forgetMailTexts(db);
  const clock = createClock();
  const events = alsoForVisitors(createEvents());
  let apiUrl: string | null = null;
  const stripe = await startStripe({
    db,
    clock,
    config,
    host: env.HOST,
    webhookUrl: () => apiUrl && `${apiUrl}${WEBHOOKS_PATH}`,
  });
  const fetchOutside = createFetchOutside({ privateHosts: config.allowedPrivateHosts });
  const deps: Deps = {
    db,
    events,
    presence: createPresence(events),
    clock,
    config,
    sendMail: createSendMail({ db, clock, config }),
    stripe: stripe.client,
    fetchOutside,
    google: createGoogle(config, clock),
    jobs: createJobQueue(clock),
    outside: {
      send: fetch,
      sendToMerchant: sendGuarded(fetchOutside),
      sendForFile: sendGuardedForFile(createOpenOutside({ privateHosts: config.allowedPrivateHosts })),
    },
    embedding: createEmbedding(config),
    pageReader: createPageReader(),
    languageModel: createLanguageModel(config),
    answer: (question, asking) => answerQuestion(deps, question, asking),
  };

  const api = config.isProduction ? createApi(deps) : await developmentApi(deps);
  if (!config.isProduction && !env.HOST) acceptLoopbackOnly(api.httpServer);
  // In development both loopback addresses are served, in production one is named.
  const port = await api.listen(config.port, env.HOST ?? (config.isProduction ? '127.0.0.1' : undefined));
  apiUrl = `http://localhost:${port}`;
  const stopDueWork = startDueWork(deps);

  const stop = async () => {
    stopDueWork();
    await api.close();
    await stripe.stop();
    await backgroundWorkDone();
    await deps.embedding.stop();
    await deps.pageReader.stop();
    await db.$disconnect();
    release();
  };
  return { url: apiUrl, warnings: configWarnings(config), stop };
}

type StripeSide = { db: Db; clock: Clock; config: Config; host: string | undefined; webhookUrl: () => string | null };

/** Our client of Stripe; of the one that is played here unless the configuration names another. */
async function startStripe(side: StripeSide) {
  const { config } = side;
  if (config.stripe.standInPort === null) return { client: createStripe(config), stop: async () => {} };
  const { serveStripe } = await import('#stand-ins/stripe/serveStripe.ts');
  const { origin, stop } = await serveStripe(side);
  return { client: createStripe({ stripe: { ...config.stripe, apiUrl: origin } }), stop };
}

/** With the console, and with the services of others played locally. Production does not even load their code. */
async function developmentApi(deps: Deps): Promise<Api> {
  const { createConsole } = await import('#console/console.ts');
  const { createGoogleStandIn } = await import('#stand-ins/google/googleStandIn.ts');
  const { createLanguageModelStandIn } = await import('#stand-ins/language-model/languageModelStandIn.ts');
  const { createShopStandIn } = await import('#stand-ins/shop/shopStandIn.ts');
  const { createSiteStandIn } = await import('#stand-ins/site/siteStandIn.ts');
  const { createSupportChatStandIn } = await import('#stand-ins/support-chat/supportChatStandIn.ts');
  const { createWebhookReceiverStandIn } = await import('#stand-ins/webhook-receiver/webhookReceiverStandIn.ts');
  const { createStandInFaults } = await import('#stand-ins/faults.ts');
  const { playServices } = await import('#stand-ins/playedServices.ts');
  const standInFaults = createStandInFaults();
  const services: Route = playServices({ ...deps, faults: standInFaults, send: fetch });
  const parleyConsole = createConsole(deps, standInFaults);
  const google: Route = createGoogleStandIn({
    basePath: '/stand-ins/google',
    config: deps.config,
    clock: deps.clock,
    accounts: () => staffAccounts(deps.db),
  });
  const supportChat: Route = createSupportChatStandIn({ basePath: '/stand-ins/support-chat', sendMail: deps.sendMail });
  const languageModel: Route = createLanguageModelStandIn({
    basePath: '/stand-ins/language-model',
    key: STAND_IN_KEY,
  });
  const shop: Route = createShopStandIn({ basePath: '/stand-ins/shop', deps });
  const webhookReceiver: Route = createWebhookReceiverStandIn({ basePath: '/stand-ins/webhook-receiver' });
  const site: Route = createSiteStandIn({ basePath: '/stand-ins/site', apiUrl: deps.config.apiUrl });
  const { routes = [], ...options } = parleyConsole.options;

  const api = createApi(deps, {
    ...options,
    routes: [google, supportChat, shop, site, webhookReceiver, languageModel, services, ...routes],
  });
  parleyConsole.attach(api);
  return api;
}

/** Whom the local Google offers to be: everybody in the database, up to what fits a page. */
function staffAccounts(db: Db) {
  return db.user.findMany({ select: { email: true, name: true }, orderBy: { createdAt: 'asc' }, take: 20 });
}
