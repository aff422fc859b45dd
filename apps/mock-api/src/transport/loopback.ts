import type { Server } from 'node:http';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Turns away whoever connects from another machine: a development server signs anybody in. Listening on both loopback
 * addresses by name would need two servers.
 */
export function acceptLoopbackOnly(httpServer: Server): void {
  httpServer.prependListener('connection', (socket) => {
    if (!LOOPBACK.test(socket.remoteAddress ?? '')) socket.destroy();
  });
}
