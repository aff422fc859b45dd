import { GraphQLError } from 'graphql';
import * as v from 'valibot';
import { maskError } from '#transport/maskError.ts';

/** The codes of errors that programs see, with the status of HTTP that each has. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  insufficient_scope: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  quota_exceeded: 429,
  internal_error: 500,
  overloaded: 503,
} as const;

export type ApiErrorCode = keyof typeof ERROR_STATUS;

const isCode = (name: string): name is ApiErrorCode => name in ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS).filter(isCode);

export const ApiErrorRecord = v.pipe(
  v.object({
    error: v.object({
      code: v.picklist(ERROR_CODES),
      message: v.pipe(v.string(), v.description('A sentence for people.')),
      field: v.optional(v.pipe(v.string(), v.description('What was wrong about what was sent.'))),
    }),
  }),
  v.title('Error'),
);

type Told = { code: ApiErrorCode; message: string; field?: string | undefined; retryAfterSeconds?: number | undefined };

/** An error as programs get it. */
export function errorResponse({ code, message, field, retryAfterSeconds }: Told, headers: Record<string, string> = {}) {
  return Response.json(
    { error: { code, message, ...(field !== undefined && { field }) } },
    {
      status: ERROR_STATUS[code],
      headers: {
        'Cache-Control': 'no-store',
        ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
        ...headers,
      },
    },
  );
}

const BY_DOMAIN_CODE: Readonly<Record<string, ApiErrorCode>> = {
  BAD_INPUT: 'invalid_input',
  NOT_FOUND: 'not_found',
  KEY_REUSED: 'conflict',
  TOO_MANY_ATTEMPTS: 'rate_limited',
  LIMIT_REACHED: 'quota_exceeded',
  OVERLOADED: 'overloaded',
};

const Extensions = v.object({
  code: v.string(),
  field: v.optional(v.string()),
  retryAfterSeconds: v.optional(v.number()),
});

/** What a program is told of what went wrong in answering it; of what nobody foresaw nothing but that. */
export function toldOf(thrown: unknown): Told {
  const { message, extensions } = maskError(
    thrown instanceof GraphQLError || thrown instanceof Error ? thrown : new Error(String(thrown)),
  );
  const { code = '', field, retryAfterSeconds } = v.is(Extensions, extensions) ? extensions : {};
  return { code: BY_DOMAIN_CODE[code] ?? 'internal_error', message, field, retryAfterSeconds };
}
