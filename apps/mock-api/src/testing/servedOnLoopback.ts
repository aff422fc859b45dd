import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** Serves on loopback until the test is over; answers `host:port`. */
export async function servedOnLoopback(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Nothing listens.');
  return `127.0.0.1:${address.port}`;
}
