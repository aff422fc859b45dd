import type { Plugin } from 'graphql-yoga';
import { isRecord } from './context.ts';
import { requestError } from './requestErrors.ts';

/** Characters. Node itself answers 431 from about 16,000 on; clients change to POST at 8,000. */
const MAX_URL_LENGTH = 10_000;

const PARAMETERS = ['query', 'operationName', 'variables', 'extensions'] as const;

/**
 * Takes GraphQL from GET and from JSON by POST and from nothing else: forms, multipart and text reach no resolver. What
 * is malformed is answered 4xx, never 500.
 */
export function useStrictRequests(): Plugin {
  return {
    onRequestParse({ request, setRequestParser, endResponse, fetchAPI }) {
      if (request.method !== 'GET' && request.method !== 'POST') {
        throw requestError(405, 'GraphQL is served by GET and POST only.', { headers: { Allow: 'GET, POST' } });
      }
      if (request.url.length > MAX_URL_LENGTH) throw requestError(414, 'This address is too long: use POST.');
      if (request.method === 'GET') return setRequestParser(({ url }) => parametersOf(url));
      if (!isJson(request.headers.get('content-type'))) endResponse(new fetchAPI.Response(null, { status: 415 }));
    },
    onParams({ params }) {
      if (
        params.operationName !== undefined &&
        params.operationName !== null &&
        typeof params.operationName !== 'string'
      ) {
        throw requestError(400, 'The parameter operationName must be a string.');
      }
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      if (!args.contextValue.request) return;
      setResultAndStopExecution({ errors: [requestError(400, 'Subscriptions are served over the websocket only.')] });
    },
  };
}

function isJson(contentType: string | null): boolean {
  const [mediaType = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  return mediaType.trim() === 'application/json' && (!charset || /^charset="?utf-8"?$/.test(charset));
}

/** An empty parameter counts as left out; `operationName=null` is an operation of that name. */
function parametersOf(url: string) {
  const search = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
  for (const name of PARAMETERS) {
    if (search.getAll(name).length > 1) throw requestError(400, `The parameter ${name} was given more than once.`);
  }
  return {
    query: search.get('query') || undefined,
    operationName: search.get('operationName') || undefined,
    variables: recordOf(search, 'variables'),
    extensions: recordOf(search, 'extensions'),
  };
}

function recordOf(search: URLSearchParams, name: string): Record<string, unknown> | undefined {
  const text = search.get(name);
  if (!text) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw requestError(400, `The parameter ${name} is not JSON.`);
  }
  if (value === null) return undefined;
  if (!isRecord(value)) throw requestError(400, `The parameter ${name} must be a JSON object.`);
  return value;
}
