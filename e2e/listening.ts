import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Listens on a free port of the loopback interface and answers which. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.');
  return address.port;
}

/** A port that nothing listens on right now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
