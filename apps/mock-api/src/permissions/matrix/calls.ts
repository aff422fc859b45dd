import {
  getNamedType,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { schema } from '#schema.ts';
import { subscribe } from '#testing/subscriber.ts';
import type { TestApi } from '#testing/testApi.ts';
import type { Ids } from './records.ts';
import type { Outcome, Row } from './row.ts';

export type Operation = { document: string; variables: Record<string, unknown> };

/** What came of an operation, the text of its answer, and whether it was an error. */
export type Answer = { outcome: Outcome; text: string; isRefused: boolean };

let calls = 0;

/**
 * The operation that calls one root field with the row's arguments, which belong to the owner of `ids`; also with the
 * id at `path` when the row lists it as optional.
 */
export function operation(name: string, { args, optionalIds, select = '' }: Row, ids: Ids, path = ''): Operation {
  const [type = '', fieldName = ''] = name.split('.');
  const required = args?.(ids, `unique-${(calls += 1)}`) ?? {};
  const optional = optionalIds?.[path]?.(ids);
  const variables = optional === undefined ? required : withValue(required, path, optional);
  const used = ROOT_FIELDS.get(name)?.args.filter((argument) => argument.name in variables) ?? [];
  const declared = used.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const given = used.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const list = (text: string) => (text ? `(${text})` : '');
  const document = `${type.toLowerCase()} ${list(declared)} { ${fieldName}${list(given)} ${select} }`;
  return { document, variables };
}

/** Executes an operation, each time from another address. */
export async function send(api: TestApi, sent: Operation & { token: string | null }): Promise<Answer> {
  if (sent.document.startsWith('subscription')) return subscribeOnce(api, sent);
  const { document, ...options } = sent;
  const { body } = await api.run(document, { ...options, ip: `198.51.100.${(calls += 1) % 250}` });
  const [error] = body.errors ?? [];
  const outcome = error ? String(error.extensions?.code) : kindOf(Object.values(body.data)[0]);
  return { outcome, text: JSON.stringify(body), isRefused: error !== undefined };
}

function kindOf(value: unknown): Outcome {
  if (value === null) return 'null';
  return JSON.stringify(value) === '{}' ? 'empty' : 'ok';
}

async function subscribeOnce(api: TestApi, subscription: Operation & { token: string | null }): Promise<Answer> {
  const address = api.api.httpServer.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const subscriber = await subscribe(api, `http://localhost:${port}`, subscription);
  await subscriber.stop();
  const [code = 'ok'] = subscriber.errors;
  const outcome = subscriber.closed.includes(4403) ? 'UNAUTHENTICATED' : String(code);
  return { outcome, text: JSON.stringify(subscriber.received), isRefused: outcome !== 'ok' };
}

/** Every field that an operation may begin with, by its type and name. */
export const ROOT_FIELDS: ReadonlyMap<string, GraphQLField<unknown, unknown>> = new Map(
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => [`${root?.name}.${field.name}`, field]),
  ),
);

/** Where a root field takes ids: `id`, `input.conversationId`. */
export const idPaths = (name: string): string[] => pathsOfIds(ROOT_FIELDS.get(name)?.args ?? []);

function pathsOfIds(inputs: readonly (GraphQLArgument | GraphQLInputField)[], parent = ''): string[] {
  return inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (named.name === 'ID') return [parent + name];
    return isInputObjectType(named) ? pathsOfIds(Object.values(named.getFields()), `${parent}${name}.`) : [];
  });
}

/** The id at a path such as `input.conversationId`; of a list the first one. */
export const idAt = (variables: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) => firstOf(Object.entries(inner ?? {}).find(([name]) => name === key)?.[1]),
      variables,
    );

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** The operation with another id at a path; a list there then holds it alone. */
export const withId = ({ document, variables }: Operation, path: string, id: string): Operation => ({
  document,
  variables: withValue(variables, path, id),
});

const withValue = (variables: object, path: string, value: unknown): Record<string, unknown> =>
  Object(put(variables, path.split('.'), value));

function put(value: unknown, [key = '', ...rest]: string[], leaf: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => put(one, [key, ...rest], leaf));
  const inner: Record<string, unknown> = { ...Object(value) };
  const isList = Array.isArray(inner[key]) && !Array.isArray(leaf);
  return { ...inner, [key]: rest.length > 0 ? put(inner[key], rest, leaf) : isList ? [leaf] : leaf };
}
