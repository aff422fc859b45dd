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
import type { Outcome, Row } from './row.ts';
import type { Ids } from './world.ts';

export type Operation = { document: string; variables: Record<string, unknown> };

let calls = 0;

/** The operation that calls one root field with the row's arguments. */
export function operation(name: string, { args, select = '' }: Row, ids: Ids): Operation {
  const [type = '', fieldName = ''] = name.split('.');
  const field = rootFields().get(name);
  const variables = args?.(ids, `unique-${(calls += 1)}`) ?? {};
  const used = field?.args.filter((argument) => argument.name in variables) ?? [];
  const declared = used.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const given = used.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const list = (text: string) => (text ? `(${text})` : '');
  const document = `${type.toLowerCase()} ${list(declared)} { ${fieldName}${list(given)} ${select} }`;
  return { document, variables };
}

/** What comes of an operation, and the text of its answer. */
export async function outcomeOf(
  api: TestApi,
  { document, variables, token }: Operation & { token: string | null },
): Promise<{ outcome: Outcome; text: string }> {
  if (document.startsWith('subscription')) {
    return { outcome: await subscriptionOutcome(api, { document, variables, token }), text: '' };
  }
  const { body } = await api.run(document, { token, variables, ip: `198.51.100.${(calls += 1) % 250}` });
  const [error] = body.errors ?? [];
  const outcome = error ? String(error.extensions?.code) : kindOf(Object.values(body.data)[0]);
  return { outcome, text: JSON.stringify(body) };
}

function kindOf(value: unknown): Outcome {
  if (value === null) return 'null';
  return JSON.stringify(value) === '{}' ? 'empty' : 'ok';
}

async function subscriptionOutcome(api: TestApi, subscription: Operation & { token: string | null }) {
  const address = api.api.httpServer.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const subscriber = await subscribe(api, `http://localhost:${port}`, subscription);
  await subscriber.stop();
  const [code = 'ok'] = subscriber.errors;
  return subscriber.closed.includes(4403) ? 'UNAUTHENTICATED' : String(code);
}

/** Every field that an operation may begin with, by its type and name. */
export function rootFields(): Map<string, GraphQLField<unknown, unknown>> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return new Map(
    roots.flatMap((root) =>
      Object.values(root?.getFields() ?? {}).map((field) => [`${root?.name}.${field.name}`, field]),
    ),
  );
}

/** Where a field takes ids: `id`, `input.conversationId`. */
export function idPaths(inputs: readonly (GraphQLArgument | GraphQLInputField)[], parents: string[] = []): string[][] {
  return inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (named.name === 'ID') return [[...parents, name]];
    return isInputObjectType(named) ? idPaths(Object.values(named.getFields()), [...parents, name]) : [];
  });
}

/** The value at a path such as `input.conversationId`; of a list the first one's. */
export const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => firstOf(Object.entries(inner ?? {}).find(([name]) => name === key)?.[1]), value);

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** The operation with `id` at a path of its arguments; as it is when none is given. */
export function withId({ document, variables }: Operation, path: string, id: unknown): Operation {
  return { document, variables: id === undefined ? variables : Object(put(variables, path.split('.'), id)) };
}

function put(value: unknown, [key = '', ...rest]: string[], leaf: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => put(one, [key, ...rest], leaf));
  const inner = Object.fromEntries(Object.entries(value ?? {}));
  return { ...inner, [key]: rest.length > 0 ? put(inner[key], rest, leaf) : leaf };
}
