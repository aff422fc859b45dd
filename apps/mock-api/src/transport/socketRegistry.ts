import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Viewer } from '#context.ts';
import type { OpenSocket, OpenSockets } from './hooks.ts';

type Entry = { connection: Socket; known: Omit<OpenSocket, 'subscriptions'>; subscriptions: () => number };

export type SocketRegistry = OpenSockets & {
  add: (socket: WebSocket, connection: Socket) => void;
  /** Notes whose socket it is, and how to count its subscriptions. */
  accepted: (socket: WebSocket, viewer: Viewer, subscriptions: () => number) => void;
};

/** Knows every open websocket. */
export function createSocketRegistry(): SocketRegistry {
  const open = new Map<WebSocket, Entry>();
  let isFrozen = false;
  let isRefusing = false;
  let closesAfterAck: number | null = null;

  const socketsOf = (userId?: string) =>
    [...open].filter(([, { known }]) => userId === undefined || known.userId === userId).map(([socket]) => socket);

  return {
    add(socket, connection) {
      const known = { id: randomUUID(), viewer: null, userId: null, openedAt: new Date() };
      open.set(socket, { connection, known, subscriptions: () => 0 });
      if (isFrozen) connection.cork();
      socket.once('close', () => open.delete(socket));
    },
    accepted(socket, viewer, subscriptions) {
      const entry = open.get(socket);
      if (entry) open.set(socket, { ...entry, known: { ...entry.known, ...nameOf(viewer) }, subscriptions });
      const code = closesAfterAck;
      // The acknowledgement is written before the next turn of the event loop.
      if (code !== null) setImmediate(() => socket.close(code));
    },
    list: () => [...open.values()].map(({ known, subscriptions }) => ({ ...known, subscriptions: subscriptions() })),
    close(code, reason, userId) {
      const sockets = socketsOf(userId);
      for (const socket of sockets) socket.close(code, reason);
      return sockets.length;
    },
    terminate(userId) {
      const sockets = socketsOf(userId);
      for (const socket of sockets) socket.terminate();
      return sockets.length;
    },
    setFrozen(next) {
      if (next === isFrozen) return;
      isFrozen = next;
      // Held back below the websocket, so that not even its own pings and pongs go out.
      for (const { connection } of open.values()) {
        if (next) connection.cork();
        else connection.uncork();
      }
    },
    isFrozen: () => isFrozen,
    setRefusing: (next) => {
      isRefusing = next;
    },
    isRefusing: () => isRefusing,
    setClosesAfterAck: (code) => {
      closesAfterAck = code;
    },
    closesAfterAck: () => closesAfterAck,
  };
}

function nameOf(viewer: Viewer): Pick<OpenSocket, 'viewer' | 'userId'> {
  return viewer.kind === 'staff'
    ? { viewer: viewer.user.name, userId: viewer.user.id }
    : { viewer: viewer.visitorId, userId: viewer.visitorId };
}
