import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { openDb } from '@parley/db';
import { viewerFrom } from '../../apps/mock-api/src/auth/viewer.ts';
import { createPageReader } from '../../apps/mock-api/src/content/webpages/pageReader.ts';
import { createEmbedding } from '../../apps/mock-api/src/answers/embedding.ts';
import { createLanguageModel } from '../../apps/mock-api/src/outside/languageModel.ts';
import { createJobQueue } from '../../apps/mock-api/src/background/jobs/jobQueue.ts';
import { createEvents } from '../../apps/mock-api/src/boundedEvents.ts';
import { createClock } from '../../apps/mock-api/src/clock.ts';
import { readConfig } from '../../apps/mock-api/src/config.ts';
import type { Context, Deps } from '../../apps/mock-api/src/context.ts';
import { createPresence } from '../../apps/mock-api/src/inbox/presence/presence.ts';
import { createStripe } from '../../apps/mock-api/src/outside/stripe.ts';
import { schema } from '../../apps/mock-api/src/schema.ts';

/** The same schema, resolvers, database and tokens behind Apollo's server, with its own persisted queries. */
const config = readConfig(process.env);
const events = createEvents();
const deps: Deps = {
  db: openDb(config.databaseUrl),
  events,
  presence: createPresence(events),
  clock: createClock(),
  config,
  sendMail: () => Promise.resolve(),
  stripe: createStripe(config),
  fetchOutside: () => Promise.reject(new Error('Not here.')),
  outside: { send: fetch, sendToMerchant: fetch },
  google: () => Promise.reject(new Error('Not here.')),
  jobs: createJobQueue(createClock()),
  embedding: createEmbedding(config),
  pageReader: createPageReader(),
  languageModel: createLanguageModel(config),
  answer: () => Promise.reject(new Error('Not here.')),
};

const server = new ApolloServer<Context>({ schema, includeStacktraceInErrorResponses: false });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: async ({ req }) => ({
    ...deps,
    viewer: await viewerFrom(deps, req.headers.authorization ?? null),
    caller: { ip: req.socket.remoteAddress ?? '127.0.0.1', userAgent: req.headers['user-agent'] ?? null },
    requestExtensions: {},
    responseExtensions: {},
  }),
});
console.log(url);
process.once('SIGTERM', () => process.exit(0));
