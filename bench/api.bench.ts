import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
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
const TSX = import.meta.resolve('tsx');

/** What the inbox's list asks for. */
const INBOX = `query Inbox($count: Int = 25) { conversations(first: $count) { edges { cursor node {
  __typename id version status visitorName containMessagesUnreadByAgents unreadCount lastMessagePreview
  lastMessageAuthor lastActivityAt waitingSince assistant { id title } } } pageInfo { endCursor hasNextPage } } }`;

/**
 * The inbox operation by persisted-query GET with authorization, uncompressed, beside bare node:http and Apollo: asked again
 * and again while nothing is written, and `anew`, each request another one, of which no answer is kept.
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
      const apollo = await start(['--import', TSX, resolve(import.meta.dirname, 'servers/apollo.ts')]);
      const token = await signIn(api, DEMO_LOGINS[0].email, DEMO_PASSWORD);
      const [ours, theirs] = [await register(api, token), await register(apollo, token)];
      if (!isDeepStrictEqual(JSON.parse(ours), JSON.parse(theirs))) throw new Error('Apollo answers something else.');
      writeFileSync(join(folder, 'answer.json'), ours);
      const raw = await start([
        '--import',
        TSX,
        resolve(import.meta.dirname, 'servers/raw.ts'),
        join(folder, 'answer.json'),
      ]);

      const rounds = await interleave(
        {
          api: () => answersPerSecond(api, token, ours),
          anew: () => answersPerSecond(api, token, ours, { isAnew: true }),
          raw: () => answersPerSecond(raw, token, ours),
          apollo: () => answersPerSecond(apollo, token, theirs),
        },
        ROUNDS,
      );
      figures.add({
        name: 'api.inbox-vs-node-http',
        value: medianRatio(rounds, 'api', 'raw'),
        unit: 'x',
        limit: { atLeast: 0.35 },
      });
      figures.add({
        name: 'api.inbox-vs-apollo',
        value: medianRatio(rounds, 'api', 'apollo'),
        unit: 'x',
        limit: { atLeast: 5 },
      });
      for (const other of ['raw', 'apollo']) {
        const value = medianRatio(rounds, 'anew', other);
        figures.add({ name: `api.inbox-anew-vs-${other}`, value, unit: 'x', limit: null });
      }
      for (const name of ['api', 'anew', 'raw', 'apollo']) {
        figures.add({ name: `api.inbox.${name}`, value: median(rounds, name), unit: 'answers/s', limit: null });
      }
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
    }
  });

const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(INBOX).digest('hex') };
const PATH = `/graphql?${new URLSearchParams({
  operationName: 'Inbox',
  variables: '{"count":25}',
  extensions: JSON.stringify({ persistedQuery }),
}).toString()}`;

const headersFor = (token: string) => ({
  authorization: `Bearer ${token}`,
  accept: 'application/graphql-response+json, application/json',
  'x-apollo-operation-name': 'Inbox',
  'accept-encoding': 'identity',
});

/** Teaches a server the operation and answers what it then says to a GET by hash. Throws unless that is a full page. */
async function register(origin: string, token: string): Promise<string> {
  await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...headersFor(token), 'content-type': 'application/json' },
    body: JSON.stringify({ query: INBOX, variables: { count: 25 }, extensions: { persistedQuery } }),
  });
  const response = await fetch(origin + PATH, { headers: headersFor(token) });
  const text = await response.text();
  const answer: { data?: { conversations: { edges: unknown[] } } } = JSON.parse(text);
  if (response.status !== 200 || answer.data?.conversations.edges.length !== 25) throw new Error(`No page: ${text}`);
  return text;
}

async function answersPerSecond(
  origin: string,
  token: string,
  expectBody: string,
  { isAnew = false } = {},
): Promise<number> {
  const { requests, duration, errors, timeouts, mismatches, non2xx } = await autocannon({
    url: origin + PATH,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { ...headersFor(token), ...(isAnew ? { 'x-asked': '[<id>]' } : {}) },
    idReplacement: isAnew,
    expectBody,
  });
  if (errors + timeouts + mismatches + non2xx > 0) {
    throw new Error(`Failed answers: ${JSON.stringify({ errors, timeouts, mismatches, non2xx })}`);
  }
  return requests.total / duration;
}
