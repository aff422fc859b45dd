import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { accountGone, sessionOver } from '#auth/messages.ts';
import type { Exchange } from './exchanges.ts';
import type { Fault } from './faults.ts';

const ERROR_PAGE =
  '<!doctype html><title>500</title><h1>Internal Server Error</h1><p>The server behind this proxy failed.</p>';

/**
 * What becomes of an operation that meets `fault`: an answer instead of its own, or null to let it run. Breaks the
 * connection where that is the fault.
 */
export function applyFault(fault: Fault, exchange: Exchange | undefined): Response | GraphQLError | null {
  switch (fault.kind) {
    case 'Latency':
      return null;
    case 'Unauthenticated':
      return sessionOver();
    case 'UserNotFound':
      return accountGone();
    case 'Error':
      return createGraphQLError(fault.message, { extensions: { code: fault.code } });
    case 'PersistedQueryNotSupported':
      return persistedQueryError('PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED');
    case 'PersistedQueryNotFound':
      return persistedQueryError('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND');
    case 'ServerErrorPage':
      return new Response(ERROR_PAGE, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'DroppedRequest':
      exchange?.drop();
      return new Response(null, { status: 502 });
    case 'DroppedAnswer':
      exchange?.loseAnswer('wholly');
      return null;
    case 'TruncatedAnswer':
      exchange?.loseAnswer('halfway');
      return null;
    default:
      return fault satisfies never;
  }
}

/** As Apollo Server has it: HTTP 200, with the words that clients look for in message and code. */
function persistedQueryError(message: string, code: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code, http: { status: 200 } } });
}
