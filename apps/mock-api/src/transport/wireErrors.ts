import type { ExecutionResult, GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import type { Context } from '#context.ts';

type Result = ExecutionResult & { stringify?: (result: ExecutionResult) => string };

/**
 * How errors look on the wire. A session error comes first, since clients look at the first only. It keeps its status in
 * `extensions.http`, which Yoga takes for itself otherwise. The answer's own HTTP status is an error's only while there
 * is no data. In production nothing is suggested to those who guess names.
 */
export function useWireErrors(isProduction: boolean): Plugin {
  return {
    onResultProcess(event) {
      const { result } = event;
      if (Array.isArray(result) || Symbol.asyncIterator in result || !result.errors?.length) return;
      event.setResult(onWire(result, isProduction));
    },
  };
}

function onWire(result: Result, isProduction: boolean): Result {
  const errors = wireErrors(result.errors ?? [], isProduction);
  return {
    ...result,
    errors: result.data ? errors.map((error) => (error.extensions.http ? withoutHttp(error) : error)) : errors,
    stringify: (clean) => JSON.stringify({ ...clean, errors: clean.errors?.map(withStatus) }),
  };
}

/** The errors in the order and wording that callers get, over HTTP and websocket alike. */
export function wireErrors(errors: readonly GraphQLError[], isProduction: boolean): GraphQLError[] {
  const ordered = errors.toSorted((a, b) => Number(isSessionError(b)) - Number(isSessionError(a)));
  return isProduction ? ordered.map(withoutSuggestions) : ordered;
}

const isSessionError = ({ extensions }: GraphQLError) => extensions.status === 401;

/** The status that `domainError` gave, in both places where clients look for it; Yoga's own marks stay here. */
export function withStatus(error: GraphQLError) {
  const json = error.toJSON();
  const { http: _http, unexpected: _unexpected, ...extensions } = error.extensions;
  if (Object.keys(extensions).length === 0) return json;
  const { status } = extensions;
  return { ...json, extensions: typeof status === 'number' ? { ...extensions, http: { status } } : extensions };
}

function withoutHttp(error: GraphQLError): GraphQLError {
  const { http: _http, ...extensions } = error.extensions;
  return copyOf(error, error.message, extensions);
}

function withoutSuggestions(error: GraphQLError): GraphQLError {
  const [message = error.message] = error.message.split(' Did you mean ');
  return message === error.message ? error : copyOf(error, message, error.extensions);
}

function copyOf(
  { nodes, source, positions, path, originalError }: GraphQLError,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  return createGraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}

/** Makes the context's `responseExtensions` the answer's `extensions`. */
export function useResponseExtensions(): Plugin<Pick<Context, 'responseExtensions'>> {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone({ result, setResult }) {
        const { responseExtensions: extensions } = args.contextValue;
        if (Symbol.asyncIterator in result || Object.keys(extensions).length === 0) return;
        setResult({ ...result, extensions: { ...result.extensions, ...extensions } });
      },
    }),
  };
}
