import { once } from 'node:events';
import type { Server } from 'node:http';

/** Opens `port`, which `variable` has set, and answers which it is. Throws a sentence that says what to do when it cannot be had. */
export async function listen(
  httpServer: Server,
  port: number,
  host: string | undefined,
  variable = 'API_PORT',
): Promise<number> {
  try {
    httpServer.listen(port, host);
    await once(httpServer, 'listening');
  } catch (error) {
    throw new Error(sentenceFor(error, port, host, variable), { cause: error });
  }
  const address = httpServer.address();
  return typeof address === 'object' && address ? address.port : port;
}

function sentenceFor(error: unknown, port: number, host: string | undefined, variable: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another with ${variable}.`;
  if (code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1024 with ${variable}.`;
  return `Cannot listen on ${host ?? 'port'} ${port}: ${error instanceof Error ? error.message : String(error)}`;
}
