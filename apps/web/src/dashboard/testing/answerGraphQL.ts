import { vi } from 'vitest';

export type Answer = (variables: Record<string, unknown>) => Record<string, unknown> | Promise<Record<string, unknown>>;
export type GraphQLRequest = { name: string; variables: Record<string, unknown> };

/**
 * Stands in for the API below everything of ours: `answers` by operation name. An operation without an answer stays open;
 * an answer that throws is a GraphQL error with that message. Answers what was asked, in its order.
 */
export function answerGraphQL(answers: Record<string, Answer>) {
  const requests: GraphQLRequest[] = [];

  vi.stubGlobal('fetch', async (target: string, { body }: { body?: string } = {}) => {
    const request = body ? fromBody(body) : fromUrl(target);
    requests.push(request);
    const answer = answers[request.name];
    if (!answer) return new Promise(() => {});
    return Response.json(await bodyOf(answer, request.variables));
  });

  return requests;
}

async function bodyOf(answer: Answer, variables: Record<string, unknown>) {
  try {
    return { data: await answer(variables) };
  } catch (error) {
    if (error instanceof TypeError) throw error;
    const message = error instanceof Error ? error.message : 'Refused.';
    return { data: null, errors: [{ message, extensions: { code: 'BAD_INPUT' } }] };
  }
}

function fromBody(body: string): GraphQLRequest {
  const { operationName, variables } = JSON.parse(body);
  return { name: operationName, variables };
}

function fromUrl(target: string): GraphQLRequest {
  const search = new URL(target).searchParams;
  return { name: search.get('operationName') ?? '', variables: JSON.parse(search.get('variables') ?? '{}') };
}
