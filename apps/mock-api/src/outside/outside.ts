import type { FetchOutside, OpenOutside } from './fetchOutside.ts';
import type { Send } from './request.ts';

/** The ways out to services of others. */
export type Outside = {
  /** To services whose address the configuration says. */
  send: Send;
  /** To addresses that a company gives: never into a network of ours. */
  sendToMerchant: Send;
  /** As that, for a file of any size: its body comes as it is read. */
  sendForFile: Send;
  /** Waits between attempts; real time unless given. */
  pause?: (milliseconds: number) => Promise<unknown>;
  timeoutMs?: number;
};

/** `fetchOutside` in the form that clients of services take; redirects are none of theirs. */
export function sendGuarded(fetchOutside: FetchOutside): Send {
  return async (request) => {
    const { method } = request;
    if (method !== 'GET' && method !== 'POST' && method !== 'PUT' && method !== 'DELETE') throw new TypeError(method);
    const body = method === 'GET' ? undefined : await request.text();
    const answer = await fetchOutside(request.url, {
      method,
      headers: Object.fromEntries(request.headers),
      signal: request.signal,
      mostRedirects: 0,
      mostBytes: 20_000_000,
      ...(body && { body }),
    });
    const isEmpty = answer.status === 204 || answer.status === 304;
    return new Response(isEmpty ? null : Buffer.from(answer.body), {
      status: answer.status,
      headers: [...answer.headers],
    });
  };
}

/** `openOutside` in that form: the body is left to the reader, whose signal ends it. Redirects are none of theirs. */
export function sendGuardedForFile(openOutside: OpenOutside): Send {
  return async (request) => {
    if (request.method !== 'GET') throw new TypeError(request.method);
    const { response } = await openOutside(request.url, {
      headers: Object.fromEntries(request.headers),
      signal: request.signal,
      mostRedirects: 0,
    });
    const isEmpty = response.status === 204 || response.status === 304;
    return new Response(isEmpty || !response.body ? null : asBody(response.body), {
      status: response.status,
      headers: [...response.headers],
    });
  };
}

/** Node's type of a stream as the one that `Response` takes. */
function asBody(stream: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return?.()),
  });
}
