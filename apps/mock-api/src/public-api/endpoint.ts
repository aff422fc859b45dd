import type { ApiKey } from '@parley/db';
import type * as v from 'valibot';
import type { ApiScope } from '#__generated__/resolvers.ts';
import type { Deps } from '#context.ts';
import { parseInput } from '#input.ts';
import { idempotencyKeyOf } from './idempotencyKey.ts';

export type ApiDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'config'>;

/** What came, before it is looked at. */
export type Came = {
  key: ApiKey;
  /** What stands in the path for what its braces name. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
  /** The header `Idempotency-Key`. */
  idempotencyKey: string | null;
};

type Out<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** What an endpoint is asked, as its definition reads it; `clientId` is the key's, and the only one there is. */
type Asked<Query extends v.ObjectEntries, Body extends v.ObjectEntries> = Pick<
  Came,
  'key' | 'params' | 'idempotencyKey'
> & {
  clientId: string;
  query: Out<Query>;
  body: Out<Body>;
};

type Definition<Query extends v.ObjectEntries, Body extends v.ObjectEntries, Answer extends v.GenericSchema> = {
  /** Its name in the OpenAPI document, and in whatever is made of that. */
  id: string;
  method: 'GET' | 'POST';
  /** Below /api/v1. */
  path: string;
  summary: string;
  scope: ApiScope;
  query: Query;
  /** Of a POST, as JSON. */
  body: Body;
  /** A body that works, for the command that tries it. */
  example?: v.InferInput<v.ObjectSchema<Body, undefined>>;
  answer: Answer;
  run: (deps: ApiDeps, asked: Asked<Query, Body>) => Promise<v.InferOutput<Answer>>;
};

/** Something that the public API does: routes, document and the dashboard's list are made of these. */
export type Endpoint = Omit<Definition<v.ObjectEntries, v.ObjectEntries, v.GenericSchema>, 'run' | 'example'> & {
  example?: object;
  /** Throws BAD_INPUT naming the field, and what its service throws. */
  answerTo: (deps: ApiDeps, came: Came) => Promise<unknown>;
};

/** Makes an endpoint of its definition, by which what comes is read. */
export function endpoint<Query extends v.ObjectEntries, Body extends v.ObjectEntries, Answer extends v.GenericSchema>({
  run,
  ...definition
}: Definition<Query, Body, Answer>): Endpoint {
  const { query, body } = definition;
  return {
    ...definition,
    answerTo: (deps, { key, params, idempotencyKey, ...came }) =>
      run(deps, {
        key,
        clientId: key.clientId,
        params,
        idempotencyKey: idempotencyKeyOf(idempotencyKey),
        query: parseInput(query, came.query),
        body: parseInput(body, came.body),
      }),
  };
}
