import { vi } from 'vitest';

/** A request as the API would have seen it. */
type SentRequest = { method: string; url: URL; authorization: string | null; body: SentBody | null };
type SentBody = { query?: string; variables: Record<string, unknown>; extensions?: Record<string, unknown> };

/** Stands in for `fetch`: answers what `answer` gives for the request of that number, and keeps what was sent. */
export function fakeApi(answer: (number: number) => Response | Promise<Response>) {
  const sent: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    // jsdom's signals are not those of Node's requests.
    const request = new Request(input, { ...init, signal: undefined });
    const text = await request.text();
    sent.push({
      method: request.method,
      url: new URL(request.url),
      authorization: request.headers.get('authorization'),
      body: text ? JSON.parse(text) : null,
    });
    return answer(sent.length);
  };
  return { sent, fetch };
}

/** The same in place of the global `fetch`, until `vi.unstubAllGlobals()`. */
export function stubApi(answer: (number: number) => Response | Promise<Response>): SentRequest[] {
  const { sent, fetch } = fakeApi(answer);
  vi.stubGlobal('fetch', fetch);
  return sent;
}
