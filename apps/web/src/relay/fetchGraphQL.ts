import { isPageLeaving } from './pageLeaving.ts';
import { createHashCache, persistedQueryVerdict } from './persistedQueries.ts';
import { persistedQueryUrl } from './persistedQueryUrl.ts';
import { sendGraphQL } from './sendGraphQL.ts';
import type { GraphQLBody, GraphQLOperation } from './transport.ts';

/** Node's servers refuse URLs above 15 kB with 431; proxies sooner. */
const MAX_URL_LENGTH = 8000;

/** Operations whose variables are secrets: never in a URL, whatever their kind. */
const POST_ONLY: ReadonlySet<string> = new Set(['AccessTokenQuery']);

type Transport = {
  /** The GraphQL endpoint, with or without an origin. */
  url: string;
  fetch: typeof fetch;
  /** Asked anew for each request, so that a retry carries a refreshed token. */
  accessToken: () => string | null;
  hashOf?: (text: string) => Promise<string> | null;
};

type RequestOptions = { signal?: AbortSignal; extensions?: Readonly<Record<string, unknown>> };
export type FetchGraphQL = (
  operation: GraphQLOperation,
  variables: Readonly<Record<string, unknown>>,
  options?: RequestOptions,
) => Promise<GraphQLBody>;

/**
 * GraphQL over HTTP with automatic persisted queries (spec §7): queries go as a hash by GET, mutations and whatever is
 * secret or too long by POST with the text; an answer that does not know the hash is followed by one POST with hash and
 * text, and one that knows no hashes at all by plain POSTs from then on.
 *
 * Answers the body whatever it says. Throws NoReplyError, UnreadableReplyError, or the signal's reason when aborted.
 */
export function createFetchGraphQL(transport: Transport): FetchGraphQL {
  const { url, accessToken, hashOf = createHashCache() } = transport;
  let serverKnowsHashes = true;

  const get = (target: string, signal?: AbortSignal) =>
    sendGraphQL({ url: target, token: accessToken(), signal }, transport.fetch);

  return async (operation, variables, { signal, extensions } = {}) => {
    const operationName = operation.name;
    const text = async () => (typeof operation.text === 'function' ? operation.text() : (operation.text ?? ''));
    const post = async (more?: object) => {
      // Before anything is waited for: it is done by who is here now, also by somebody about to sign out.
      const token = accessToken();
      const keepalive = isPageLeaving();
      const body = {
        operationName,
        variables,
        query: await text(),
        ...((extensions ?? more) && { extensions: { ...extensions, ...more } }),
      };
      return sendGraphQL({ url, body, token, signal, keepalive }, transport.fetch);
    };

    if (operation.operationKind !== 'query' || POST_ONLY.has(operationName) || !serverKnowsHashes) return post();

    const sha256Hash = operation.id ?? (await hashOf(await text()));
    if (!sha256Hash) return post();
    const persistedQuery = { version: 1, sha256Hash };
    const target = persistedQueryUrl(url, { operationName, variables, sha256Hash, extensions });
    if (target.length > MAX_URL_LENGTH) return post({ persistedQuery });

    const body = await get(target, signal);
    const verdict = persistedQueryVerdict(body);
    if (verdict === 'known') return body;
    if (verdict === 'notFound') return post({ persistedQuery });
    serverKnowsHashes = false;
    return post();
  };
}
