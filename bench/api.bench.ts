import { createHash } from 'node:crypto';
import { copyFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { DEMO_LOGINS, DEMO_PASSWORD } from '@parley/db/demoLogins';
import { prepareSeeded } from '@parley/db/pristine';
import type { Figures } from './figures.ts';
import { interleave, median, medianRatio } from './interleave.ts';
import { PRODUCTION, startServer, type ServerProcess } from './serverProcess.ts';
import { signIn } from './signIn.ts';
import { inFolder } from './workspace.ts';

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 10;
const BUNDLE = resolve(import.meta.dirname, '../apps/mock-api/dist/main.js');
const APOLLO = resolve(import.meta.dirname, 'servers/apollo.ts');
const TSX = import.meta.resolve('tsx');

/** What the inbox's list asks for. */
const INBOX = `query Inbox($count: Int = 25, $filter: ConversationFilter) {
  conversations(first: $count, filter: $filter) { edges { cursor node {
    __typename id version status visitorName containMessagesUnreadByAgents unreadCount lastMessagePreview
    lastMessageAuthor lastActivityAt waitingSince assistant { id title } } } pageInfo { endCursor hasNextPage } } }`;

/**
 * The inbox operation by persisted-query GET with authorization, uncompressed, beside Apollo with the same resolvers. Each
 * request has other variables, so that neither server can repeat an answer.
 */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    if (!existsSync(BUNDLE)) throw new Error('There is no bundle of the API yet: npm run build');
    const file = join(folder, 'api.db');
    copyFileSync(await prepareSeeded(`file:${file}`, { now: new Date() }), file);
    const env = { ...PRODUCTION, DATABASE_URL: `file:${file}`, API_PORT: '0' };

    const servers: ServerProcess[] = [];
    const start = async (args: string[]) => {
      const server = await startServer(args, env);
      servers.push(server);
      return server.origin;
    };
    try {
      const api = await start([BUNDLE]);
      const apollo = await start(['--import', TSX, APOLLO]);
      const token = await signIn(api, DEMO_LOGINS[0].email, DEMO_PASSWORD);
      const [ours, theirs] = [await register(api, token), await register(apollo, token)];
      if (!isDeepStrictEqual(JSON.parse(ours), JSON.parse(theirs))) throw new Error('Apollo answers something else.');

      const rounds = await interleave(
        { api: () => answersPerSecond(api, token, ours), apollo: () => answersPerSecond(apollo, token, theirs) },
        ROUNDS,
      );
      figures.add({
        name: 'api.inbox-vs-apollo',
        value: medianRatio(rounds, 'api', 'apollo'),
        unit: 'x',
        limit: { atLeast: 2 },
      });
      for (const name of ['api', 'apollo']) {
        figures.add({ name: `api.inbox.${name}`, value: median(rounds, name), unit: 'answers/s', limit: null });
      }
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
    }
  });

const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(INBOX).digest('hex') };

/** Long before the first conversation, so that all requests get the same page. */
const FIRST_INSTANT = Date.UTC(2000, 0);
let asked = 0;

/** The address of the next request: the page of what was active since another instant. */
function nextPath(): string {
  asked += 1;
  return `/graphql?${new URLSearchParams({
    operationName: 'Inbox',
    variables: JSON.stringify({ count: 25, filter: { activeSince: new Date(FIRST_INSTANT + asked).toISOString() } }),
    extensions: JSON.stringify({ persistedQuery }),
  }).toString()}`;
}

const headersFor = (token: string) => ({
  authorization: `Bearer ${token}`,
  accept: 'application/graphql-response+json, application/json',
  'x-apollo-operation-name': 'Inbox',
  'accept-encoding': 'identity',
});

/** Teaches a server the operation and returns what it then answers to a GET by hash. Throws unless that is a full page. */
async function register(origin: string, token: string): Promise<string> {
  await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...headersFor(token), 'content-type': 'application/json' },
    body: JSON.stringify({ query: INBOX, variables: { count: 25 }, extensions: { persistedQuery } }),
  });
  const response = await fetch(origin + nextPath(), { headers: headersFor(token) });
  const text = await response.text();
  const answer: { data?: { conversations: { edges: unknown[] } } } = JSON.parse(text);
  if (response.status !== 200 || answer.data?.conversations.edges.length !== 25) throw new Error(`No page: ${text}`);
  return text;
}

async function answersPerSecond(origin: string, token: string, expected: string): Promise<number> {
  const { requests, duration, errors, timeouts, mismatches, non2xx } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: headersFor(token),
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    verifyBody: (body) => body === expected,
  });
  if (errors + timeouts + mismatches + non2xx > 0) {
    throw new Error(`Failed answers: ${JSON.stringify({ errors, timeouts, mismatches, non2xx })}`);
  }
  return requests.total / duration;
}
