import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import { identify, type Identity } from '#auth/viewer.ts';
import type { Context, Deps } from '#context.ts';
import { callerAddress } from './callerAddress.ts';

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
  req?: IncomingMessage;
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
      const caller = context.caller ?? callerOf(deps, context);
      const readIdentity = await identified(identify(deps, caller.authorization));
      const own = contextFor(deps, { caller, readIdentity, requestExtensions: isRecord(extensions) ? extensions : {} });
      Object.defineProperties(context, Object.getOwnPropertyDescriptors(own));
    },
  };
}

function callerOf({ config }: Pick<Deps, 'config'>, context: OperationContext): Caller {
  const { request } = context;
  return {
    authorization: request?.headers.get('authorization') ?? null,
    ip: callerIp(config, context),
    userAgent: request?.headers.get('user-agent') ?? null,
  };
}

/** The address that asks over HTTP. */
export function callerIp(
  { trustedProxies }: Pick<Deps['config'], 'trustedProxies'>,
  { request, req, ip }: Pick<OperationContext, 'request' | 'req' | 'ip'>,
): string {
  const address = req?.socket.remoteAddress ?? ip ?? '127.0.0.1';
  const forwardedFor = request?.headers.get('x-forwarded-for') ?? null;
  return callerAddress({ address, forwardedFor }, trustedProxies);
}

type Asked = Pick<Context, 'requestExtensions'> & { caller: Caller; readIdentity: () => Identity | null };

function contextFor(deps: Deps, { caller, readIdentity, requestExtensions }: Asked): Context {
  return {
    ...deps,
    get viewer() {
      return readIdentity()?.viewer ?? null;
    },
    caller,
    requestExtensions,
    responseExtensions: {},
  };
}

/**
 * A bad token throws only when a resolver asks who the viewer is: signing in and refreshing must work for whoever still
 * carries an expired one.
 */
async function identified(identifying: Promise<Identity | null>): Promise<() => Identity | null> {
  try {
    const identity = await identifying;
    return () => identity;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** An object with keys, as JSON has them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
