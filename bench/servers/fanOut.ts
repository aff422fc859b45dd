import { openDb } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { startSession } from '../../apps/mock-api/src/auth/sessions.ts';
import { createPageReader } from '../../apps/mock-api/src/content/webpages/pageReader.ts';
import { createEmbedding } from '../../apps/mock-api/src/answers/embedding.ts';
import { createLanguageModel } from '../../apps/mock-api/src/outside/languageModel.ts';
import { createJobQueue } from '../../apps/mock-api/src/background/jobs/jobQueue.ts';
import { createEvents } from '../../apps/mock-api/src/boundedEvents.ts';
import { createClock } from '../../apps/mock-api/src/clock.ts';
import { readConfig } from '../../apps/mock-api/src/config.ts';
import type { Deps } from '../../apps/mock-api/src/context.ts';
import { createPresence } from '../../apps/mock-api/src/inbox/presence/presence.ts';
import { createStripe } from '../../apps/mock-api/src/outside/stripe.ts';
import { createApi } from '../../apps/mock-api/src/server.ts';

/*
 * The API itself, with staff in it: `/tokens` answers a hundred of theirs, and whatever is asked of `/publish` tells all who
 * listen that a conversation has changed.
 */
const PEOPLE = 100;
const config = readConfig(process.env);
const db = openDb(config.databaseUrl);
const events = createEvents();
const deps: Deps = {
  db,
  events,
  presence: createPresence(events),
  clock: createClock(),
  config,
  sendMail: () => Promise.resolve(),
  stripe: createStripe(config),
  fetchOutside: () => Promise.reject(new Error('Not here.')),
  outside: { send: fetch, sendToMerchant: fetch, sendForFile: fetch },
  google: () => Promise.reject(new Error('Not here.')),
  jobs: createJobQueue(createClock()),
  embedding: createEmbedding(config),
  pageReader: createPageReader(),
  languageModel: createLanguageModel(config),
  answer: () => Promise.reject(new Error('Not here.')),
};

const conversation = await buildConversation(db, { messages: ['I cannot find my order. Could you help me?'] });
const { clientId } = conversation;
const tokens: string[] = [];
for (let n = 0; n < PEOPLE; n++) {
  const { id } = await buildUser(db, { clientId });
  const { accessToken } = await startSession(deps, id, { rememberMe: false, userAgent: null });
  tokens.push(accessToken);
}

let { version } = conversation;
const api = createApi(deps, {
  routes: [
    async ({ url }) => {
      if (url.endsWith('/tokens')) return Response.json(tokens);
      if (!url.endsWith('/publish')) return null;
      version += 1;
      deps.events.publish('conversation:updated', clientId, { ...conversation, version });
      return new Response();
    },
  ],
});
const port = await api.listen(0, '127.0.0.1');
console.log(`http://127.0.0.1:${port}`);
process.once('SIGTERM', () => process.exit(0));
