import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import type { Websocket } from './websocket.ts';

/** Milliseconds that running requests get to finish. */
const GRACE = 10_000;

type Shutdown = {
  plugin: Plugin;
  isClosing: () => boolean;
  close: (httpServer: Server, websocket: Websocket) => Promise<void>;
};

/** Stops a server without cutting off who is being served. */
export function useShutdown(): Shutdown {
  let closing: Promise<void> | null = null;

  const drain = async (httpServer: Server, websocket: Websocket) => {
    const closed = httpServer.listening ? once(httpServer, 'close') : Promise.resolve();
    httpServer.close();
    const force = setTimeout(() => {
      websocket.terminate();
      httpServer.closeAllConnections();
    }, GRACE);
    await Promise.all([websocket.dispose(), closed]);
    clearTimeout(force);
  };

  return {
    plugin: {
      onRequest(event) {
        if (!closing) return;
        event.endResponse(new event.fetchAPI.Response(null, { status: 503, headers: { 'Retry-After': '1' } }));
      },
      onResponse({ response }) {
        // A connection that is kept alive would hold up the end.
        if (closing) response.headers.set('Connection', 'close');
      },
    },
    isClosing: () => closing !== null,
    close: (httpServer, websocket) => (closing ??= drain(httpServer, websocket)),
  };
}
