import type { GraphQLError } from 'graphql';

const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  USER_NOT_FOUND: 401,
  FORBIDDEN: 403,
  FILE_TOO_LARGE: 413,
  FILE_NOT_ALLOWED: 415,
  TOO_MANY_ATTEMPTS: 429,
  TOO_MANY_FILES: 429,
};

/** A refused upload: the same code and sentence as an error in GraphQL has, as `{code, message, retryAfterSeconds?}`. */
export function refusal({ message, extensions }: GraphQLError): Response {
  const { code, retryAfterSeconds } = extensions;
  return Response.json({ code, message, retryAfterSeconds }, { status: STATUS[String(code)] ?? 400 });
}
