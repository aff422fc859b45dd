import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** What an answer came to. `body` is its text; `status` is null when the connection ended without an answer. */
export type Answered = { status: number | null; body: string };

/** One HTTP exchange below the GraphQL server, where connections can be broken. */
export type Exchange = {
  method: string;
  authorization: string | null;
  /** Breaks the connection now. */
  drop: () => void;
  /** Lets the work be done, and breaks the connection instead of answering, or in the middle of the answer. */
  loseAnswer: (how: 'wholly' | 'halfway') => void;
  /** Called once, when the exchange is over. */
  onEnd: (listener: (answered: Answered) => void) => void;
};

const current = new AsyncLocalStorage<Exchange>();

/** The exchange that the running code answers; undefined for calls that came by no network. */
export const currentExchange = () => current.getStore();

/** Puts every request that is `isWatched` into an exchange of its own. */
export function watchExchanges(server: Server, isWatched: (path: string) => boolean): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const pass = () => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    const [path = '/'] = (request.url ?? '/').split('?');
    if (isWatched(path)) current.run(exchangeOf(request, response), pass);
    else pass();
  });
}

function exchangeOf(request: IncomingMessage, response: ServerResponse): Exchange {
  const chunks: Buffer[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let lost: 'wholly' | 'halfway' | null = null;

  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  Object.assign(response, {
    write: (chunk: unknown, ...rest: unknown[]) => {
      keep(chunk);
      return lost ? true : Reflect.apply(write, response, [chunk, ...rest]);
    },
    end: (chunk: unknown, ...rest: unknown[]) => {
      keep(chunk);
      if (!lost) return Reflect.apply(end, response, [chunk, ...rest]);
      if (lost === 'halfway') sendHalf(response, Buffer.concat(chunks), write);
      else response.destroy();
      return response;
    },
  });

  return {
    method: request.method ?? 'GET',
    authorization: request.headers.authorization ?? null,
    drop: () => void request.socket.destroy(),
    loseAnswer: (how) => {
      lost = how;
    },
    onEnd: (listener) => {
      response.once('close', () => {
        const isAnswered = response.writableFinished && !lost;
        listener({ status: isAnswered ? response.statusCode : null, body: Buffer.concat(chunks).toString('utf8') });
      });
    },
  };
}

/** The head promises the whole body, then the connection breaks: what a proxy's time-out or a lost line looks like. */
function sendHalf(response: ServerResponse, body: Buffer, write: ServerResponse['write']): void {
  if (!response.headersSent) response.setHeader('content-length', body.length);
  write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}
