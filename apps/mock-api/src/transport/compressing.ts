import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';

/** What is streamed would wait until there is enough to compress; refusals are short. */
const isWorthIt = (response: ServerResponse) =>
  response.statusCode < 400 && !String(response.getHeader('content-type')).startsWith('text/event-stream');

/** Its types ask for Express's request and response, it for no more than Node's. A method may take the wider. */
type Middleware = { handle(request: IncomingMessage, response: ServerResponse, next: () => void): void };

const compress: Middleware['handle'] = compression({
  filter: (request, response) => isWorthIt(response) && compression.filter(request, response),
});

/**
 * `listener`, whose answers of 1 kB and more are compressed for who takes it: text of all kinds, but no pictures and archives.
 * The length of an answer tells a stranger nothing of what it holds: no other site can ask with somebody's session (csrf.ts).
 */
export const compressing =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    compress(request, response, () => listener(request, response));
