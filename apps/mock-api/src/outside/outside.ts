import type { FetchOutside } from './fetchOutside.ts';
import type { Send } from './request.ts';

/** The ways out to services of others. */
export type Outside = {
  /** To services whose address the configuration says. */
  send: Send;
  /** To addresses that a company gives: never into a network of ours. */
  sendToMerchant: Send;
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
