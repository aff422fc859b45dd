import * as v from 'valibot';
import { mark } from '#language/t.ts';
import { ApiError, UNREACHABLE } from './ApiError.ts';

/** How long an answer may take, in milliseconds, before the chat counts the API as out of reach. */
const PATIENCE = 15_000;

const errorSchema = v.object({
  message: v.string(),
  extensions: v.optional(
    v.object({
      code: v.optional(v.string()),
      retryAfterSeconds: v.optional(v.number()),
      field: v.optional(v.string()),
    }),
  ),
});
const bodySchema = v.object({ data: v.optional(v.unknown()), errors: v.optional(v.array(errorSchema)) });

export type Request<S extends v.GenericSchema> = {
  query: string;
  variables?: Record<string, unknown>;
  token?: string;
  /** What `data` must look like. */
  answer: S;
};

export type Post = <S extends v.GenericSchema>(request: Request<S>) => Promise<v.InferOutput<S>>;

/** GraphQL by POST to `url`, the token in a header and never in an address. Fails with an ApiError. */
export function postGraphql(url: string, fetchFrom: typeof fetch = fetch): Post {
  return async ({ query, variables, token, answer }) => {
    const body = await fetchFrom(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        // Makes the browser ask the API first, so that no other site can post in this one's name.
        'apollo-require-preflight': 'true',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE),
    })
      .then((response) => response.json())
      .then((json) => v.parse(bodySchema, json))
      .catch(unreachable);
    const error = body.errors?.[0];
    if (error) throw refusal(error);
    const parsed = v.safeParse(answer, body.data);
    return parsed.success ? parsed.output : unreachable();
  };
}

function unreachable(): never {
  throw new ApiError(UNREACHABLE, mark('The chat cannot be reached right now.'));
}

function refusal({ message, extensions }: v.InferOutput<typeof errorSchema>): ApiError {
  const code = extensions?.code ?? 'INTERNAL_SERVER_ERROR';
  // What the API says of a crash is not for visitors; trying again may help.
  if (code === 'INTERNAL_SERVER_ERROR') return new ApiError(UNREACHABLE, mark('Something went wrong on our side.'));
  if (code === 'OVERLOADED') return new ApiError(UNREACHABLE, message);
  return new ApiError(code, message, extensions?.retryAfterSeconds ?? null, extensions?.field ?? null);
}
