import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

type UpgradeRules = {
  origins: ReadonlySet<string>;
  /** Whether pages that this very server delivers may connect, which the console's are in development. */
  allowsOwnPages: boolean;
  isRefusing: () => boolean;
};

/** Turns HTTP upgrades of `/graphql` into websockets. Browsers must come from an allowed origin. */
export function acceptUpgrades(httpServer: Server, server: WebSocketServer, rules: UpgradeRules): void {
  httpServer.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const status = refusal(request, rules);
    if (status) return refuse(socket, status);
    server.handleUpgrade(request, socket, head, (webSocket) => server.emit('connection', webSocket, request));
  });
}

function refusal(
  { url, headers }: IncomingMessage,
  { origins, allowsOwnPages, isRefusing }: UpgradeRules,
): number | null {
  if (isRefusing()) return 503;
  if (url?.split('?')[0] !== '/graphql') return 404;
  const { origin, host } = headers;
  if (origin === undefined || origins.has(origin)) return null;
  return allowsOwnPages && isOwnPage(origin, host) ? null : 403;
}

function isOwnPage(origin: string, host: string | undefined): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url !== null && url.host === host && LOOPBACK.has(url.hostname);
}

function refuse(socket: Duplex, status: number): void {
  socket.once('error', () => socket.destroy());
  // Whoever keeps their half of the connection open would keep the server from closing.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
