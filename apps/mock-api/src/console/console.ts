import type { Deps } from '#context.ts';
import type { Api } from '#server.ts';
import { createStandInFaults } from '#stand-ins/faults.ts';
import type { ApiOptions } from '#transport/hooks.ts';
import { refusalOf } from './access.ts';
import { json, Refused } from './answers.ts';
import { assetRoutes } from './assets.http.ts';
import { clockRoutes } from './clock.http.ts';
import { dataRoutes } from './data.http.ts';
import { watchExchanges } from './exchanges.ts';
import { createFaultBoard } from './faultBoard.ts';
import { faultRoutes } from './faults.http.ts';
import { graphiqlRoutes } from './graphiql.http.ts';
import { loginRoutes } from './logins.http.ts';
import { jobRoutes } from './jobs.http.ts';
import { mailRoutes } from './mails.http.ts';
import { watchOperations } from './operations.ts';
import { createOutage } from './outage.ts';
import { pageRoutes } from './page.http.ts';
import { createRequestLog, type LoggedRequest } from './requestLog.ts';
import { requestRoutes } from './requests.http.ts';
import { type ConsoleRoute, findRoute } from './routes.ts';
import { createSnapshotStore } from './snapshotStore.ts';
import { healSockets, socketRoutes } from './sockets.http.ts';
import { standInRoutes } from './standIns.http.ts';

/** As a restarting server closes them: clients come back and fetch everything anew. */
const SERVICE_RESTART = 1012;

export type ParleyConsole = {
  /** Goes into `createApi`. */
  options: ApiOptions;
  /** Called with what `createApi` answered, before it listens. */
  attach: (api: Pick<Api, 'httpServer' | 'sockets' | 'setAway'>) => void;
  /** The last operations, newest first. */
  requests: () => readonly LoggedRequest[];
};

/**
 * The stand-in's own page at `/`, and the same over HTTP under `/console`: sign-in, mailbox, clock, faults, data. In
 * production there is none of it, and the addresses are unknown.
 */
export function createConsole(deps: Deps, standInFaults = createStandInFaults()): ParleyConsole {
  if (deps.config.isProduction) return { options: {}, attach: () => {}, requests: () => [] };

  const board = createFaultBoard();
  const log = createRequestLog();
  const allowedOrigins = [deps.config.webUrl, deps.config.chatUrl, ...deps.config.allowedOrigins];
  let routes: readonly ConsoleRoute[] = [];

  return {
    options: {
      beforeOperation: watchOperations({ deps, board, log }),
      routes: [(request) => answer(request, routes, allowedOrigins)],
    },
    requests: () => log.list(),
    attach: ({ httpServer, sockets, setAway }) => {
      watchExchanges(httpServer, (path) => path === '/graphql' || path === '/console/outage');
      const snapshots = createSnapshotStore(deps);
      const onReset = () => {
        deps.clock.setOffset(0);
        board.switchOff();
        standInFaults.switchOff();
        log.clear();
        healSockets(sockets);
      };
      const onRestored = () => void sockets.close(SERVICE_RESTART, 'The data was replaced');
      routes = [
        ...pageRoutes({ deps, board, log, sockets, snapshots }),
        ...assetRoutes(),
        ...loginRoutes(deps),
        ...mailRoutes(deps),
        ...graphiqlRoutes(deps),
        ...dataRoutes(snapshots, onReset, onRestored),
        ...clockRoutes(deps.clock),
        ...faultRoutes(board),
        ...standInRoutes(standInFaults),
        ...socketRoutes(deps, sockets, createOutage(setAway)),
        ...requestRoutes(log),
        ...jobRoutes(deps),
      ];
    },
  };
}

async function answer(
  request: Request,
  routes: readonly ConsoleRoute[],
  allowedOrigins: readonly string[],
): Promise<Response | null> {
  const url = new URL(request.url);
  if (url.pathname !== '/' && url.pathname !== '/console' && !url.pathname.startsWith('/console/')) return null;
  // What a browser asks before it sends another site's write is the API's own business.
  if (request.method === 'OPTIONS') return null;

  const { match, allowed } = findRoute(routes, request.method, url.pathname);
  const refusal = refusalOf(
    {
      method: request.method,
      host: request.headers.get('host') ?? url.host,
      origin: request.headers.get('origin'),
      contentType: request.headers.get('content-type'),
    },
    allowedOrigins,
  );
  if (refusal) return json({ message: refusal.message }, refusal.status);
  if (allowed.length === 0) return json({ message: `The console has nothing at ${url.pathname}.` }, 404);
  if (!match) return json({ message: `${url.pathname} takes ${allowed.join(', ')}.` }, 405);

  try {
    return await match.route.answer({ request, url, params: match.params, body: await bodyOf(request) });
  } catch (error) {
    if (error instanceof Refused) return json({ message: error.message }, error.status);
    throw error;
  }
}

/** Undefined for a request without a body. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, 'The body is not JSON.');
  }
}
