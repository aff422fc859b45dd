import { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import type { FlowCode, FlowProblem } from '@parley/guided-flow/validateFlow';

/** The codes of errors that callers see. Anything else is masked as INTERNAL_SERVER_ERROR. */
type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'USER_NOT_FOUND'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_INPUT'
  | 'KEY_REUSED'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_EARLY'
  | 'TOO_LATE'
  | 'FILE_TOO_LARGE'
  | 'FILE_NOT_ALLOWED'
  | 'TOO_MANY_FILES'
  | 'INVALID_CREDENTIALS'
  | 'WRONG_PASSWORD'
  | 'NO_PASSWORD'
  | 'SECOND_FACTOR_REQUIRED'
  | 'WRONG_CODE'
  | 'WRONG_IDENTITY_HASH'
  | 'IDENTITY_REQUIRED'
  | 'INVALID_TOKEN'
  | 'EMAIL_TAKEN'
  | 'SIGNUP_CLOSED'
  | 'LAST_ADMIN'
  | 'GOOGLE_SIGN_IN_FAILED'
  | 'GOOGLE_ACCOUNT_UNKNOWN'
  | 'DRAFT_CHANGED'
  | 'NOTHING_CHANGED'
  | 'LIMIT_REACHED'
  | 'PAYMENT_REFUSED'
  | 'PAYMENTS_UNREACHABLE'
  | 'CALENDAR_UNREACHABLE'
  | 'MAPS_UNREACHABLE'
  | 'OVERLOADED'
  | 'FLOW_TESTS_FAILED'
  | FlowCode;

type Details = {
  field?: string;
  retryAfterSeconds?: number;
  ids?: readonly string[];
  challenge?: string;
  /** Of the codes of guided flows: the steps at fault, and all that is wrong. */
  nodeIds?: readonly string[];
  issues?: readonly (FlowProblem & { severity: 'Error' })[];
};

/**
 * An error the caller is meant to see, with a sentence a person can act on. Only UNAUTHENTICATED carries status 401, in
 * both places where clients look for it.
 */
export function domainError(code: ErrorCode, message: string, details: Details = {}) {
  const session = code === 'UNAUTHENTICATED' ? { status: 401, http: { status: 401 } } : {};
  return createGraphQLError(message, { extensions: { code, ...details, ...session } });
}

/** Whether this is an error of ours with this code. */
export const isDomainError = (error: unknown, code: ErrorCode): error is GraphQLError =>
  error instanceof GraphQLError && error.extensions.code === code;
