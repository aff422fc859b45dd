import { getOperationAST, parse } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import type { Config } from '#config.ts';
import { callerIp, isRecord, type OperationContext } from './context.ts';
import type { ApiOptions, BeforeOperation, OperationInfo, Route } from './hooks.ts';
import type { PersistedQueryStore } from './persistedQueries.ts';

/** Lets `ApiOptions` step in over HTTP. */
export function useHooks(
  { beforeOperation, routes = [] }: ApiOptions,
  store: PersistedQueryStore,
  config: Pick<Config, 'trustedProxies'>,
): Plugin<OperationContext> {
  return {
    ...(routes.length > 0 ? answeringRoutes(routes, config) : {}),
    ...(beforeOperation ? interrupting(beforeOperation, store) : {}),
  };
}

function answeringRoutes(routes: readonly Route[], config: Pick<Config, 'trustedProxies'>): Plugin<OperationContext> {
  return {
    async onRequest(event) {
      if (event.url.pathname === '/graphql') return;
      const ip = callerIp(config, { ...event.serverContext, request: event.request });
      for (const route of routes) {
        const response = await answerOf(() => route(event.request, ip));
        // A copy, since the headers of some responses cannot be added to.
        if (response) return event.endResponse(new event.fetchAPI.Response(response.body, response));
      }
    },
  };
}

/** What a route throws is nobody's business but the operator's. */
async function answerOf(answer: () => Promise<Response | null>): Promise<Response | null> {
  try {
    return await answer();
  } catch (error) {
    console.error(error);
    return new Response(null, { status: 500 });
  }
}

function interrupting(beforeOperation: BeforeOperation, store: PersistedQueryStore): Plugin {
  const responses = new WeakMap<Request, Response>();
  return {
    async onParams(event) {
      const { params, request } = event;
      const outcome = await beforeOperation(await operationInfo(params, request.method, store));
      if (!outcome) return;
      if (outcome instanceof Response) responses.set(request, outcome);
      // The plugins after this one must not look at what is not going to be executed.
      event.setParams({ query: '{ __typename }' });
      event.setResult(outcome instanceof Response ? {} : { errors: [outcome] });
    },
    onResultProcess: (event) => {
      const response = responses.get(event.request);
      const type = response?.headers.get('content-type') ?? 'application/json';
      if (response) event.setResultProcessor(() => response, type);
    },
  };
}

async function operationInfo(
  params: GraphQLParams,
  method: string,
  store: PersistedQueryStore,
): Promise<OperationInfo> {
  const text = params.query ?? (await storedText(params, store));
  const operation = text ? operationOf(text, params.operationName) : null;
  return {
    operationName: params.operationName ?? operation?.name?.value ?? null,
    kind: operation?.operation ?? (method === 'GET' ? 'query' : null),
    persisted: persistedHash(params) === null ? 'no' : params.query ? 'hashAndText' : 'hash',
    transport: 'http',
  };
}

async function storedText(params: GraphQLParams, store: PersistedQueryStore): Promise<string | null> {
  const hash = persistedHash(params);
  return hash === null ? null : ((await store.get(hash)) ?? null);
}

function persistedHash({ extensions }: GraphQLParams): string | null {
  const persisted = isRecord(extensions) ? extensions.persistedQuery : null;
  const hash = isRecord(persisted) ? persisted.sha256Hash : null;
  return typeof hash === 'string' ? hash : null;
}

/** Null for what does not parse: its errors are found later, with their places. */
function operationOf(text: string, operationName: string | null | undefined) {
  try {
    return getOperationAST(parse(text, { noLocation: true, maxTokens: 2000 }), operationName ?? undefined) ?? null;
  } catch {
    return null;
  }
}
