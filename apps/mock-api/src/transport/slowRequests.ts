import type { IncomingMessage, RequestListener } from 'node:http';

/** Milliseconds within which a request must have come in whole. */
type TimeLimit = (request: IncomingMessage) => number;

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * `listener`, for requests that come in within their time. Node has one such limit for a whole server; this is what lets
 * files take longer than all else. A slower one is answered 408, as by Node, and its connection closed.
 */
export function refusingSlowRequests(listener: RequestListener, limitOf: TimeLimit): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const timer = setTimeout(() => {
      if (request.complete) return;
      if (!response.headersSent) socket.write(TIMED_OUT);
      socket.destroySoon();
    }, limitOf(request));
    request.once('close', () => clearTimeout(timer));
    listener(request, response);
  };
}
