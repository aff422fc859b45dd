import { readGraphQLBody } from './readGraphQLBody.ts';
import { NoReplyError, type GraphQLBody } from './transport.ts';

const TIMEOUT_MS = 30_000;

type Message = {
  url: string;
  /** Goes by POST with a body, else by GET. */
  body?: object;
  token?: string | null;
  signal?: AbortSignal;
  /** Arrives although the page is closed meanwhile. */
  keepalive?: boolean;
};

/** One request to the API. Throws NoReplyError, UnreadableReplyError, or the signal's reason when aborted. */
export async function sendGraphQL(message: Message, fetchFrom: typeof fetch = fetch): Promise<GraphQLBody> {
  const { url, body, token, signal, keepalive = false } = message;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetchFrom(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/graphql-response+json, application/json;q=0.9',
        // On GET too: servers take it as proof that no plain form or image sent the request.
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive,
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new NoReplyError(cause);
    });
    return await readGraphQLBody(response);
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause;
  }
}
