import type { Plugin } from 'graphql-yoga';
import { viewerFrom } from '#auth/viewer.ts';
import type { Context, Deps, Viewer } from '#context.ts';

/** What a request or a socket tells about its caller. */
export type Caller = {
  /** The whole `Authorization` value. Cookies never count. */
  authorization: string | null;
  ip: string;
  userAgent: string | null;
};

/** What Yoga and the websocket know of an operation before its context is built. */
export type OperationContext = {
  /** Absent on websockets. */
  request?: Request;
  req?: { socket: { remoteAddress?: string | undefined } };
  /** Where an in-process request claims to come from. */
  ip?: string | undefined;
  /** Set by the websocket. */
  caller?: Caller;
  params?: { query?: unknown; extensions?: unknown };
};

/** Gives every operation its Context, over HTTP and websocket alike. */
export function useOperationContext(deps: Deps): Plugin<OperationContext> {
  return {
    async onContextBuilding({ context }) {
      const extensions = context.params?.extensions;
      const own = await contextFor(deps, context.caller ?? callerOf(context), isRecord(extensions) ? extensions : {});
      Object.defineProperties(context, Object.getOwnPropertyDescriptors(own));
    },
  };
}

function callerOf({ request, req, ip }: OperationContext): Caller {
  return {
    authorization: request?.headers.get('authorization') ?? null,
    ip: req?.socket.remoteAddress ?? ip ?? '127.0.0.1',
    userAgent: request?.headers.get('user-agent') ?? null,
  };
}

/**
 * A bad token throws only when a resolver asks who the viewer is: signing in and refreshing must work for whoever still
 * carries an expired one.
 */
async function contextFor(
  deps: Deps,
  { authorization, ip, userAgent }: Caller,
  requestExtensions: Readonly<Record<string, unknown>>,
): Promise<Context> {
  const readViewer = await settled(viewerFrom(deps, authorization));
  return {
    ...deps,
    get viewer() {
      return readViewer();
    },
    caller: { ip, userAgent, authorization },
    requestExtensions,
    responseExtensions: {},
  };
}

function settled(viewer: Promise<Viewer | null>): Promise<() => Viewer | null> {
  return viewer.then(
    (found) => () => found,
    (error: unknown) => () => {
      throw error;
    },
  );
}

/** An object with keys, as JSON has them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
