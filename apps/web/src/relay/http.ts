import { config } from '#config.ts';
import { takeAskedAhead } from './askedAhead.ts';
import { createFetchGraphQL } from './fetchGraphQL.ts';
import { requestBegan } from './inFlight.ts';
import { createRequestGraphQL } from './requestGraphQL.ts';
import { session } from './sessionPort.ts';

const listeners = new Set<() => void>();

/** Calls back after every answer of the API: proof that it can be reached. Answers how to stop. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The API over HTTP, under the rules of the session. */
export const requestGraphQL = createRequestGraphQL(
  createFetchGraphQL({
    url: config.graphqlUrl,
    accessToken: session.accessToken,
    fetch: async (url, init) => {
      const ended = requestBegan();
      try {
        const isGet = typeof url === 'string' && init?.method === 'GET';
        const askedAhead = isGet ? await takeAskedAhead(url, session.accessToken(), init.signal) : undefined;
        const response = askedAhead ?? (await fetch(url, init));
        if (response.status < 500) for (const listener of listeners) listener();
        return response;
      } finally {
        ended();
      }
    },
  }),
  session,
);
