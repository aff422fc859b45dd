import { supportCodeOf } from './supportCode.ts';

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

/** What people read of a failure of the server's: its own words are not meant for them. */
export const SERVER_FAILED = 'Something went wrong on our side.';

/** Somebody answered, but not in GraphQL. */
export class UnreadableReplyError extends Error {
  override name = 'UnreadableReplyError';
  readonly supportCode: string;

  constructor(readonly status: number) {
    const supportCode = `H${status}`;
    super(withCode(supportCode));
    this.supportCode = supportCode;
  }
}

/** The first error of an answer, which is what callers get to see. Only what was written for people is its message. */
export class GraphQLRequestError extends Error {
  override name = 'GraphQLRequestError';
  readonly code: string | null;
  /** The input that was refused, for a message beside it. */
  readonly field: string | null;
  /** How long to wait before trying again. */
  readonly retryAfterSeconds: number | null;
  /** What support finds the failure by, where the message names it; null where the message is the server's own. */
  readonly supportCode: string | null;

  constructor(readonly entry: GraphQLErrorEntry) {
    const { code, field, retryAfterSeconds, supportCode } = entry.extensions ?? {};
    const given = typeof supportCode === 'string' ? supportCode : supportCodeOf(entry.message);
    const shown = isForPeople(entry) ? null : given;
    super(shown === null ? entry.message : withCode(shown));
    this.code = typeof code === 'string' ? code : null;
    this.field = typeof field === 'string' ? field : null;
    this.retryAfterSeconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null;
    this.supportCode = shown;
  }
}

/** The codes of servers and protocols, beside texts for developers. */
const TECHNICAL = ['INTERNAL_SERVER_ERROR', 'BAD_REQUEST', 'BAD_USER_INPUT'];

/** Whether an error carries a sentence for people: with a code of the product's, or about the session. */
function isForPeople(entry: GraphQLErrorEntry): boolean {
  const code = entry.extensions?.code;
  if (typeof code !== 'string') return hasStatus401(entry);
  return !TECHNICAL.includes(code) && !code.startsWith('GRAPHQL_');
}

const withCode = (supportCode: string) => `${SERVER_FAILED} Support code: ${supportCode}.`;

/** Whether an API refused an operation because it has no such fields: one with the specification's alone has none of our own. */
export const isNotServed = (error: unknown): boolean =>
  error instanceof GraphQLRequestError && error.code === 'GRAPHQL_VALIDATION_FAILED';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Servers put the status of an error in different places. */
export function hasStatus401({ extensions = {} }: GraphQLErrorEntry): boolean {
  const { http, response, originalError } = extensions;
  return [extensions, http, response, originalError].some(
    (place) => isRecord(place) && [place.status, place.statusCode].some((status) => Number(status) === 401),
  );
}
