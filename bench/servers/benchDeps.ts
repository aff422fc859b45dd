import { openDb } from '@parley/db';
import { createPageReader } from '../../apps/mock-api/src/content/webpages/pageReader.ts';
import { createEmbedding } from '../../apps/mock-api/src/answers/embedding.ts';
import { createLanguageModel } from '../../apps/mock-api/src/outside/languageModel.ts';
import { createJobQueue } from '../../apps/mock-api/src/background/jobs/jobQueue.ts';
import { createEvents } from '../../apps/mock-api/src/boundedEvents.ts';
import { createClock } from '../../apps/mock-api/src/clock.ts';
import type { Config } from '../../apps/mock-api/src/config.ts';
import type { Deps } from '../../apps/mock-api/src/context.ts';
import { createPresence } from '../../apps/mock-api/src/inbox/presence/presence.ts';
import { createStripe } from '../../apps/mock-api/src/outside/stripe.ts';

/** What the API is made of where nothing outside is asked. */
export function benchDeps(config: Config): Deps {
  const events = createEvents();
  return {
    db: openDb(config.databaseUrl),
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
}
