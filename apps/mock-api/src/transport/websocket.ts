import type { IncomingMessage, Server } from 'node:http';
import { getOperationAST, OperationTypeNode, type ExecutionArgs, type GraphQLError } from 'graphql';
import type { Context as SocketContext, SubscribePayload } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { createGraphQLError, type YogaServerInstance } from 'graphql-yoga';
import { WebSocketServer } from 'ws';
import type { Deps } from '#context.ts';
import { callerAddress } from './callerAddress.ts';
import { createAdmission } from './admission.ts';
import { isRecord, type OperationContext } from './context.ts';
import type { BeforeOperation } from './hooks.ts';
import { maskError } from './maskError.ts';
import type { SocketRegistry } from './socketRegistry.ts';
import { createFanOut } from './fanOut.ts';
import { SHARING } from './sharedStreams.ts';
import { isListener } from './listener.ts';
import { acceptUpgrades } from './upgrades.ts';
import { wireErrors, withStatus } from './wireErrors.ts';

/** Bytes of one message. */
const MAX_PAYLOAD = 65_536;
/** Milliseconds between pings; a socket whose pong is missing by the next one is terminated. */
const KEEP_ALIVE = 12_000;
const MAX_SUBSCRIPTIONS = 50;

type WebsocketOptions = {
  httpServer: Server;
  deps: Deps;
  yoga: Pick<YogaServerInstance<OperationContext, object>, 'getEnveloped'>;
  registry: SocketRegistry;
  origins: ReadonlySet<string>;
  beforeOperation: BeforeOperation | undefined;
  isClosing: () => boolean;
};

/** `dispose` closes all sockets with 1001 and resolves when they are gone; `terminate` does not ask. */
export type Websocket = { dispose: () => Promise<void>; terminate: () => void };

type Socket = SocketContext<Record<string, unknown> | undefined, Extra>;

/** Serves subscriptions by the graphql-transport-ws protocol. */
export function serveWebsocket(options: WebsocketOptions): Websocket {
  const { httpServer, deps, registry, origins } = options;
  const isRefusing = () => options.isClosing() || registry.isRefusing();
  const { isProduction } = deps.config;
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD, perMessageDeflate: false });
  const admission = createAdmission(deps);
  server.on('connection', (socket, request) => registry.add(socket, request.socket));
  const format = (errors: readonly GraphQLError[]) => wireErrors(errors, isProduction).map(withStatus);

  const fanOut = createFanOut(format, SHARING);

  const { dispose } = useServer(
    {
      // Whatever goes wrong inside: never in a close reason.
      isProd: true,
      onConnect: async (context) => {
        const { socket } = context.extra;
        const viewer = await admission.admit(socket, authorizationOf(context.connectionParams));
        if (viewer) registry.accepted(socket, viewer, () => Object.keys(context.subscriptions).length);
        return viewer !== null;
      },
      onSubscribe: (socket, _id, payload) => prepare(options, socket, payload),
      subscribe: (args) => fanOut.subscribe(args),
      onOperation: ({ extra }, id, _payload, _args, result) => {
        if (isListener(result)) result.deliverTo(extra.socket, id);
      },
      onNext: (_socket, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: format(result.errors) } : undefined,
      onError: (_socket, _id, _payload, errors) => format(errors),
    },
    server,
    KEEP_ALIVE,
  );
  acceptUpgrades(httpServer, server, { origins, allowsOwnPages: !isProduction, isRefusing });

  return {
    dispose: async () => {
      admission.dispose();
      await dispose();
    },
    terminate: () => {
      for (const socket of server.clients) socket.terminate();
    },
  };
}

/** A throw in here would close the socket, and with it every other subscription: all that fails is answered instead. */
async function prepare(
  options: WebsocketOptions,
  socket: Socket,
  payload: SubscribePayload,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  try {
    return await executionArgs(options, socket, payload);
  } catch (error) {
    return [maskError(error)];
  }
}

async function executionArgs(
  { yoga, deps, beforeOperation }: WebsocketOptions,
  { subscriptions, connectionParams, extra }: Socket,
  payload: SubscribePayload,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS) {
    return [refusal(`This connection already has ${MAX_SUBSCRIPTIONS} subscriptions.`, 'TOO_MANY_SUBSCRIPTIONS')];
  }
  const { schema, parse, validate, contextFactory } = yoga.getEnveloped({
    params: payload,
    caller: {
      authorization: authorizationOf(connectionParams),
      ip: addressOf(extra.request, deps),
      userAgent: extra.request.headers['user-agent'] ?? null,
    },
  });
  const document = parse(payload.query);
  const errors = validate(schema, document);
  if (errors.length > 0) return errors;

  const operation = getOperationAST(document, payload.operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return [refusal('Only subscriptions go over the websocket: send this by HTTP.', 'BAD_REQUEST')];
  }
  const operationName = payload.operationName ?? operation.name?.value ?? null;
  const outcome = await beforeOperation?.({
    operationName,
    kind: 'subscription',
    persisted: 'no',
    transport: 'websocket',
  });
  if (outcome && !(outcome instanceof Response)) return [outcome];

  return {
    schema,
    document,
    operationName: payload.operationName,
    variableValues: payload.variables,
    contextValue: await contextFactory(),
  };
}

function addressOf({ socket, headers }: IncomingMessage, { config }: Pick<Deps, 'config'>): string {
  const header = headers['x-forwarded-for'];
  const forwardedFor = Array.isArray(header) ? header.join() : (header ?? null);
  return callerAddress({ address: socket.remoteAddress ?? 'unknown', forwardedFor }, config.trustedProxies);
}

function authorizationOf(connectionParams: unknown): string | null {
  if (!isRecord(connectionParams)) return null;
  const value = connectionParams.Authorization ?? connectionParams.authorization;
  return typeof value === 'string' ? value : null;
}

const refusal = (message: string, code: string) => createGraphQLError(message, { extensions: { code } });
