/** One entry of a GraphQL answer's `errors`. */
export type GraphQLErrorEntry = { message: string; extensions?: Readonly<Record<string, unknown>> };

/** A GraphQL answer as it came over the wire. */
export type GraphQLBody = {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLErrorEntry[];
  extensions?: Readonly<Record<string, unknown>>;
};

/** What is sent: Relay's request parameters have this shape. */
export type GraphQLOperation = {
  name: string;
  operationKind: string;
  /** Lower-case hex sha-256 of the text, made at build time; null when the document was not persisted. */
  id?: string | null;
  /** The document, or how to get it when it is needed: a route table carries hashes only. */
  text?: string | null | (() => Promise<string>);
};

/** Nobody answered: no connection, a time-out, or only a gateway that stands before the API. */
export class NoReplyError extends Error {
  override name = 'NoReplyError';
  constructor(cause?: unknown) {
    super('Parley could not reach its server. Check your connection and try again.', { cause });
  }
}

/** Somebody answered, but not in GraphQL. */
export class UnreadableReplyError extends Error {
  override name = 'UnreadableReplyError';
  constructor(readonly status: number) {
    super(`The server gave an answer that Parley cannot read (HTTP ${status}). Try again in a moment.`);
  }
}

/** The first error of an answer, which is what callers get to see. */
export class GraphQLRequestError extends Error {
  override name = 'GraphQLRequestError';
  readonly code: string | null;
  /** The input that was refused, for a message beside it. */
  readonly field: string | null;
  /** How long to wait before trying again. */
  readonly retryAfterSeconds: number | null;

  constructor(readonly entry: GraphQLErrorEntry) {
    super(entry.message);
    const { code, field, retryAfterSeconds } = entry.extensions ?? {};
    this.code = typeof code === 'string' ? code : null;
    this.field = typeof field === 'string' ? field : null;
    this.retryAfterSeconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null;
  }
}

/** Whether an API refused an operation because it has no such fields: one with the specification's alone has none of our own. */
export const isNotServed = (error: unknown): boolean =>
  error instanceof GraphQLRequestError && error.code === 'GRAPHQL_VALIDATION_FAILED';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
