import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server seem to be gone: while it is away, open connections are broken, websockets included, and new ones are
 * broken at once.
 */
export function createAbsence(httpServer: Server): (isAway: boolean) => void {
  const open = new Set<Socket>();
  let isAway = false;
  httpServer.on('connection', (socket) => {
    if (isAway) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return (next) => {
    isAway = next;
    if (isAway) for (const socket of open) socket.resetAndDestroy();
  };
}
