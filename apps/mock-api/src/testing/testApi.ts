import { createEmbedding } from '#answers/embedding.ts';
import { answerQuestion } from '#answers/answerQuestion.ts';
import { createLanguageModel } from '#outside/languageModel.ts';
import { createJobQueue } from '#background/jobs/jobQueue.ts';
import { createEvents } from '#boundedEvents.ts';
import { alsoForVisitors } from '#chat/alsoForVisitors.ts';
import { createClock } from '#clock.ts';
import { readConfig, type Config } from '#config.ts';
import { createPageReader } from '#content/webpages/pageReader.ts';
import type { Deps, OutgoingMail } from '#context.ts';
import { domainError } from '#errors.ts';
import { createFetchOutside } from '#outside/fetchOutside.ts';
import { createPresence } from '#inbox/presence/presence.ts';
import { createApi, type Api } from '#server.ts';
import { createStandInFaults, type StandInFaults } from '#stand-ins/faults.ts';
import { playServices } from '#stand-ins/playedServices.ts';
import type { ApiOptions } from '#transport/hooks.ts';
import { stripeForTests } from './stripeForTests.ts';
import { createTestDb, type TestDb } from './testDb.ts';

export type TestApiOptions = {
  /** Overrides of what `readConfig({})` says. */
  config?: Partial<Config>;
  /** Google's answers; refuses every code unless given. */
  google?: Deps['google'];
  /** Stripe, played without a port, unless given. */
  stripe?: Deps['stripe'];
  /** What is made of questions, in place of the real engines. */
  answer?: Deps['answer'];
  /** Called after the mail was put into `mails`. */
  sendMail?: Deps['sendMail'];
  /** An existing database; `close` leaves it alone. */
  testDb?: TestDb;
} & ApiOptions;

export type RunOptions = {
  variables?: Record<string, unknown>;
  operationName?: string;
  /** Sent as `Authorization: Bearer …`. */
  token?: string | null;
  headers?: Record<string, string>;
  /** The request's GraphQL `extensions`. */
  extensions?: Record<string, unknown>;
  /** The address that the caller seems to come from. */
  ip?: string;
};

export type RunError = { message: string; path?: (string | number)[]; extensions: Record<string, unknown> };

export type RunResult<Data> = {
  status: number;
  headers: Headers;
  body: { data?: Data; errors?: RunError[]; extensions?: Record<string, unknown> };
};

// Tests read whatever they selected.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyData = any;

export type TestApi = {
  deps: Deps;
  api: Api;
  /** Executes by an HTTP POST that never leaves the process. */
  run: <Data = AnyData>(document: string, options?: RunOptions) => Promise<RunResult<Data>>;
  /** Opens a real port; answers the origin, like `http://localhost:41234`. */
  listen: () => Promise<string>;
  /** A request to the Stripe that is played here, as the page makes it. */
  askStripe: (request: Request) => Promise<Response>;
  /** A request to one of the other services that are played here, or to the API. */
  askOutside: (request: Request) => Promise<Response>;
  standInFaults: StandInFaults;
  /** What was sent, oldest first. */
  mails: OutgoingMail[];
  clock: Deps['clock'];
  db: Deps['db'];
  close: () => Promise<void>;
};

/** The whole API on a database of its own, without a process of its own. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { config: overrides, google, stripe, answer, sendMail, testDb = await createTestDb(), ...apiOptions } = options;
  const mails: OutgoingMail[] = [];
  const clock = createClock();
  const events = alsoForVisitors(createEvents());
  // Shops are played on the API's own host, as `npm start` allows.
  const config = {
    ...readConfig({ ALLOWED_PRIVATE_HOSTS: 'localhost:4000' }),
    databaseUrl: testDb.url,
    port: 0,
    ...overrides,
  };
  const played = stripeForTests({ db: testDb.db, clock, config });
  let waited = 0;
  const deps: Deps = {
    db: testDb.db,
    events,
    presence: createPresence(events),
    clock,
    config,
    stripe: stripe ?? played.stripe,
    sendMail: async (mail) => {
      mails.push(mail);
      await sendMail?.(mail);
    },
    fetchOutside: createFetchOutside({ privateHosts: config.allowedPrivateHosts }),
    jobs: createJobQueue(clock),
    outside: {
      send: (request) => askOutside(request),
      sendToMerchant: (request) => askOutside(request),
      sendForFile: (request) => askOutside(request),
      pause: async (milliseconds) => {
        waited += milliseconds;
      },
      timeoutMs: 500,
    },
    embedding: createEmbedding(config),
    pageReader: createPageReader(),
    languageModel: createLanguageModel(config),
    answer: answer ?? ((question, asking) => answerQuestion(deps, question, asking)),
    google: google ?? (() => Promise.reject(domainError('GOOGLE_SIGN_IN_FAILED', 'Google did not accept the code.'))),
  };
  const api = createApi(deps, apiOptions);
  const standInFaults = createStandInFaults();
  const services = playServices({
    ...deps,
    faults: standInFaults,
    send: (request) => askOutside(request),
    most: 25,
    waited: () => waited,
  });
  // What the services tell of comes to the API itself.
  const askOutside = async (request: Request) => (await services(request.clone())) ?? api.fetch(request);

  return {
    deps,
    api,
    askStripe: played.askStripe,
    askOutside,
    standInFaults,
    mails,
    clock,
    db: deps.db,
    run: (document, runOptions) => run(api, document, runOptions),
    listen: async () => `http://localhost:${await api.listen(0)}`,
    close: async () => {
      await api.close();
      await deps.embedding.stop();
      await deps.pageReader.stop();
      if (!options.testDb) await testDb.remove();
    },
  };
}

async function run<Data>(api: Api, document: string, options: RunOptions = {}): Promise<RunResult<Data>> {
  const { variables, operationName, extensions, token, headers, ip } = options;
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json;q=0.9',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify({ query: document, variables, operationName, extensions }),
  });
  const response = await api.fetch(request, { ip });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
}
