/** The code of an answer that never came, or was no GraphQL: the network, a proxy, a server that is down. */
export const UNREACHABLE = 'UNREACHABLE';

/** Why the API did not do what it was asked. `code` is one of schema.graphql's, or UNREACHABLE. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  /** When to ask again, with TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds: number | null;

  /** Which answer is at fault, with BAD_INPUT. */
  readonly field: string | null;

  constructor(code: string, message: string, retryAfterSeconds: number | null = null, field: string | null = null) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.field = field;
  }
}

export const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
