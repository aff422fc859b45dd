import { randomInt } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { faultOf } from '@parley/db';

/** How long a caller should wait when the database was busy. */
const RETRY_AFTER_SECONDS = 1;

/**
 * What a caller sees of an error: a GraphQL or domain error as it is, a busy database as OVERLOADED, and nothing of
 * anything else, whose cause is logged once, under the code that the caller can give to support.
 */
export function maskError(error: unknown): GraphQLError {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return error;

  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  if (faultOf(cause)?.kind === 'Busy') {
    return createGraphQLError('The server is busy. Try again in a moment.', {
      ...place,
      extensions: { code: 'OVERLOADED', retryAfterSeconds: RETRY_AFTER_SECONDS },
    });
  }
  const supportCode = newSupportCode();
  console.error(`Support code ${supportCode}:`, cause);
  return createGraphQLError('Something went wrong on our side. Try again.', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', supportCode, unexpected: true },
  });
}

/** Without the signs that look or sound alike. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Six signs that can be read out. */
const newSupportCode = () => Array.from({ length: 6 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
