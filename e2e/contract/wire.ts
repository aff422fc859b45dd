import { createFetchGraphQL } from '../../apps/web/src/relay/fetchGraphQL.ts';
import type { GraphQLBody, GraphQLOperation } from '../../apps/web/src/relay/transport.ts';

export type Sent = { method: string; url: string; authorization: string | null; body: string; hasHash: boolean };

/** `fetch` that writes down what goes over the wire before `answer` sees it. */
export function spyOn(answer: typeof fetch): { fetch: typeof fetch; sent: Sent[]; methods: () => string[] } {
  const sent: Sent[] = [];
  return {
    sent,
    methods: () => sent.map(({ method }) => method),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.clone().text();
      sent.push({
        method: request.method,
        url: request.url,
        authorization: request.headers.get('authorization'),
        body,
        hasHash: `${request.url}${body}`.includes('persistedQuery'),
      });
      return answer(input, init);
    },
  };
}

type LinkOptions = { url?: string; answer?: typeof fetch; accessToken?: () => string | null };

/** The dashboard's own link, and what it sends. */
export function createLink({
  url = 'http://localhost/graphql',
  answer = fetch,
  accessToken = () => null,
}: LinkOptions) {
  const wire = spyOn(answer);
  return { send: createFetchGraphQL({ url, fetch: wire.fetch, accessToken }), ...wire };
}

let counter = 0;

/** A query that no server has seen. */
export function freshQuery(selection = '__typename'): GraphQLOperation {
  const name = `Fresh${counter++}`;
  return { name, operationKind: 'query', id: null, text: `query ${name} { ${selection} }` };
}

/** Answers one body after the other, the last one for ever. */
export function answering(...answers: { status?: number; body: GraphQLBody | string }[]): typeof fetch {
  return async () => {
    const { status = 200, body = {} } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
    return typeof body === 'string'
      ? new Response(body, { status, headers: { 'content-type': 'text/html' } })
      : Response.json(body, { status });
  };
}
