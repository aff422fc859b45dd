import { config } from '#config.ts';
import { takeAskedAhead } from './askedAhead.ts';
import { createFetchGraphQL } from './fetchGraphQL.ts';
import { requestBegan } from './inFlight.ts';
import { createRequestGraphQL } from './requestGraphQL.ts';
import { onPersonLeaving } from './personScope.ts';
import { session } from './sessionPort.ts';
import type { GraphQLBody, GraphQLOperation } from './transport.ts';

const listeners = new Set<() => void>();

/** Calls back after every answer of the API: proof that it can be reached. Answers how to stop. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The API over HTTP, under the rules of the session. Knows nothing of Relay, so that the first request need not wait for it. */
export const requestGraphQL = createRequestGraphQL(
  createFetchGraphQL({
    url: config.graphqlUrl,
    accessToken: session.accessToken,
    fetch: async (...request) => {
      const ended = requestBegan();
      try {
        const response = await ((await askedAhead(...request)) ?? fetch(...request));
        if (response.status < 500) for (const listener of listeners) listener();
        return response;
      } finally {
        ended();
      }
    },
  }),
  session,
);

/** What failed on the way is asked once more, as if it had not been asked. The caller waits no longer than for its own. */
async function askedAhead(...[url, init]: Parameters<typeof fetch>): Promise<Response | undefined> {
  if (typeof url !== 'string' || init?.method !== 'GET') return undefined;
  const answer = takeAskedAhead(url, session.accessToken());
  return (
    answer &&
    new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', ({ target }) => reject(new Error('Given up.', { cause: target })));
      answer.then(resolve, () => resolve(undefined));
    })
  );
}

const early = new Map<string, Promise<GraphQLBody>>();

/** Sends a query without variables while Relay's code is still loading. The network takes the answer over, once. */
export function requestEarly(operation: GraphQLOperation & { id: string }) {
  if (early.has(operation.id)) return;
  const answer = requestGraphQL(operation, {});
  // Reported to whoever takes it.
  answer.catch(() => {});
  early.set(operation.id, answer);
}

export function takeEarly(id: string | null | undefined): Promise<GraphQLBody> | undefined {
  const answer = early.get(id ?? '');
  // While it is on its way, nobody need ask again.
  const forget = () => {
    if (id && early.get(id) === answer) early.delete(id);
  };
  answer?.then(forget, forget);
  return answer;
}

onPersonLeaving(() => early.clear());
