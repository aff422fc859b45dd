import type { WebSocket } from 'ws';
import { identify } from '#auth/viewer.ts';
import type { Deps, Viewer } from '#context.ts';
import { maskError } from './maskError.ts';

/** Open sockets of one person or visitor at a time. */
const MAX_SOCKETS = 10;
/** How often expiry is looked at, in milliseconds; the clock may be moved at any time, so no timer is set to it. */
const EXPIRY_CHECK = 1000;

const FORBIDDEN = { code: 4403, reason: 'Forbidden' };
const TOO_MANY = { code: 1013, reason: 'Too many connections' };
const TRY_LATER = { code: 1013, reason: 'Try again later' };
const COME_AGAIN = { code: 1012, reason: 'Permissions changed' };

type Admission = {
  /**
   * Whose socket it is, by the `Authorization` value it came with; null when it may not stay. Closes it by itself once
   * the token expires or the session ends.
   */
  admit: (socket: WebSocket, authorization: string | null) => Promise<Viewer | null>;
  dispose: () => void;
};

/**
 * Decides which sockets stay: those of a viewer whose token is good, while it is good and the session lasts. A refused or
 * ended one is closed with 4403. Those that may come back get a code that clients reconnect on: 1013 for one too many and
 * while tokens cannot be looked at, 1012 when what the viewer may see has changed.
 */
export function createAdmission(deps: Deps): Admission {
  const expiries = new Map<WebSocket, Date>();
  const socketsByHolder = new Map<string, Set<WebSocket>>();
  const timer = setInterval(() => {
    const now = deps.clock.now();
    for (const [socket, expiry] of expiries) if (expiry <= now) forbid(socket);
  }, EXPIRY_CHECK).unref();

  return {
    async admit(socket, authorization) {
      const identity = await identify(deps, authorization).catch((error: unknown) => unidentified(socket, error));
      if (!identity || socket.readyState !== socket.OPEN) return null;

      const holder = holderOf(identity.viewer);
      const siblings = socketsByHolder.get(holder) ?? new Set<WebSocket>();
      if (siblings.size >= MAX_SOCKETS) {
        socket.close(TOO_MANY.code, TOO_MANY.reason);
        return null;
      }
      socketsByHolder.set(holder, siblings.add(socket));
      expiries.set(socket, identity.expiresAt);
      const stopWatching = closeWhenTold(deps, identity.viewer, socket);
      socket.once('close', () => {
        stopWatching();
        expiries.delete(socket);
        siblings.delete(socket);
        if (siblings.size === 0) socketsByHolder.delete(holder);
      });
      return identity.viewer;
    },
    dispose: () => clearInterval(timer),
  };
}

const forbid = (socket: WebSocket) => socket.close(FORBIDDEN.code, FORBIDDEN.reason);

/** A bad token is refused; one that could not be looked at may be a good one. */
function unidentified(socket: WebSocket, error: unknown): null {
  const { code } = maskError(error).extensions;
  if (code !== 'UNAUTHENTICATED' && code !== 'USER_NOT_FOUND') socket.close(TRY_LATER.code, TRY_LATER.reason);
  return null;
}

const holderOf = (viewer: Viewer) => (viewer.kind === 'staff' ? viewer.user.id : viewer.visitorId);

/** Running subscriptions keep the viewer they began with: what makes another of that viewer must end them. */
function closeWhenTold({ events }: Deps, viewer: Viewer, socket: WebSocket): () => void {
  const own = viewer.kind === 'staff' ? viewer.sessionId : null;
  const endings = events.subscribe('session:ended', holderOf(viewer));
  const changes = events.subscribe('access:changed', holderOf(viewer));
  const watchEndings = async () => {
    for await (const { sessionId } of endings) if (sessionId === null || sessionId === own) forbid(socket);
  };
  const watchChanges = async () => {
    for await (const _ of changes) socket.close(COME_AGAIN.code, COME_AGAIN.reason);
  };
  // One that fell behind may have missed its end.
  for (const watching of [watchEndings(), watchChanges()]) watching.catch(() => forbid(socket));
  return () => {
    void endings.return?.();
    void changes.return?.();
  };
}
