import { createGraphQLError } from 'graphql-yoga';

type Details = { code?: string; headers?: Record<string, string> };

/** Refuses a request as a whole: an error whose HTTP status is sent whatever the caller accepts. */
export function requestError(status: number, message: string, { code = 'BAD_REQUEST', headers }: Details = {}) {
  return createGraphQLError(message, { extensions: { code, http: { status, ...(headers ? { headers } : {}) } } });
}
