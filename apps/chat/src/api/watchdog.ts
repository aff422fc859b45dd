import type { Client } from 'graphql-ws';

/** How long a pong, or the acknowledgement of a new socket, may take. In milliseconds. */
const PONG_TIMEOUT = 5_000;
const CONNECT_TIMEOUT = 15_000;

/**
 * Ends a socket whose other side has gone mute: a dead network closes nothing, it only stops answering. Ending it makes
 * the client connect again.
 */
export function watchdog(client: Client) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const disarm = () => clearTimeout(timer);
  const arm = (milliseconds: number) => {
    disarm();
    timer = setTimeout(() => client.terminate(), milliseconds);
  };
  client.on('connecting', () => arm(CONNECT_TIMEOUT));
  client.on('connected', disarm);
  client.on('ping', (isReceived) => {
    if (!isReceived) arm(PONG_TIMEOUT);
  });
  client.on('pong', (isReceived) => {
    if (isReceived) disarm();
  });
  client.on('closed', disarm);
}
