import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { config } from '#config.ts';
import { sendGraphQL } from './sendGraphQL.ts';
import { session } from './sessionPort.ts';
import { settleAnswer } from './settleAnswer.ts';
import type { GraphQLBody } from './transport.ts';

type Call<TOperation extends OperationType> = {
  /** The compiled document: the contract is checked at build time, without Relay at run time. */
  operation: GraphQLTaggedNode;
  variables: TOperation['variables'];
  /** Whoever calls, if somebody is signed in. */
  token?: string | null;
  extensions?: Readonly<Record<string, unknown>>;
};

/**
 * One call for screens that load no Relay. Throws the first error after the session rule of spec §8, or NoReplyError and
 * UnreadableReplyError.
 */
export async function postGraphQL<TOperation extends OperationType>(
  call: Call<TOperation>,
): Promise<GraphQLBody & { data: TOperation['response'] }> {
  const body = await postPlain(call);
  settleAnswer(body, { operationKind: 'mutation', token: call.token ?? null }, session);
  return { ...body, data: body.data ?? {} };
}

/** The same without any rule: the answer as it came. By POST and with its text: these variables are secrets. */
export async function postPlain<TOperation extends OperationType>(call: Call<TOperation>): Promise<GraphQLBody> {
  const { operation, variables, token, extensions } = call;
  if (typeof operation === 'function' || !('params' in operation)) throw new Error('Only an operation can be sent.');
  const { name: operationName, text: query } = operation.params;
  return sendGraphQL({
    url: config.graphqlUrl,
    body: { operationName, query, variables, extensions },
    token,
    // The sign-out of somebody who closes the tab still arrives.
    keepalive: true,
  });
}
