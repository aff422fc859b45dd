import type { ApiKey } from '@parley/db';
import type { Deps } from '#context.ts';
import { SCOPE_WORDS, scopesOf } from '#integrations/api-keys/scopes.ts';
import type { Route } from '#transport/hooks.ts';
import { readText } from '#transport/readText.ts';
import { admitRequest, secondsToRoom } from './admitRequest.ts';
import { errorResponse, toldOf } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';
import { API_PATH, endpointsAt } from './endpoints.ts';
import { identifyKey } from './identifyKey.ts';
import { openApi } from './openApi.ts';

/**
 * The public REST API below /api/v1, for the programs of companies: by a key, never by a session or a cookie. Its document is
 * open to all; every other request that comes with a good key counts against the plan.
 */
export function publicApiRoute(deps: Deps): Route {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== API_PATH && !pathname.startsWith(`${API_PATH}/`)) return null;
    const path = pathname.slice(API_PATH.length).replace(/\/$/, '');
    if (path === '/openapi.json' && request.method === 'GET') return Response.json(openApi(deps.config));
    const key = await identifyKey(deps, request.headers.get('authorization'));
    if (typeof key === 'string') {
      return errorResponse({ code: 'unauthenticated', message: key }, { 'WWW-Authenticate': 'Bearer realm="Parley"' });
    }
    try {
      await admitRequest(deps, key);
      return await answer(deps, { request, path, key });
    } catch (error) {
      const told = toldOf(error);
      return errorResponse({
        ...told,
        retryAfterSeconds: told.retryAfterSeconds ?? (await secondsToRoom(deps, key, error)),
      });
    }
  };
}

type Asking = { request: Request; path: string; key: ApiKey };

async function answer(deps: Deps, { request, path, key }: Asking): Promise<Response> {
  const found = endpointsAt(path);
  if (found.length === 0) return errorResponse({ code: 'not_found', message: 'There is nothing at this address.' });
  const asked = found.find(({ endpoint }) => endpoint.method === request.method);
  if (!asked) {
    const Allow = found.map(({ endpoint }) => endpoint.method).join(', ');
    return errorResponse({ code: 'method_not_allowed', message: `This address takes ${Allow}.` }, { Allow });
  }
  const { endpoint, params } = asked;
  if (!scopesOf(key).includes(endpoint.scope)) {
    const message = `This key is not allowed ${SCOPE_WORDS[endpoint.scope]}.`;
    return errorResponse({ code: 'insufficient_scope', message });
  }
  const body = endpoint.method === 'POST' ? await readJson(request) : {};
  if (body instanceof Response) return body;
  const record = await endpoint.answerTo(deps, {
    key,
    params,
    query: Object.fromEntries(new URL(request.url).searchParams),
    body,
    idempotencyKey: request.headers.get('idempotency-key'),
  });
  return Response.json(record, { status: statusOf(endpoint), headers: { 'Cache-Control': 'no-store' } });
}

/** Of what goes well. */
export const statusOf = ({ method }: Pick<Endpoint, 'method'>): 200 | 201 => (method === 'POST' ? 201 : 200);

async function readJson(request: Request): Promise<unknown> {
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  if (mediaType.trim() !== 'application/json') {
    return errorResponse({ code: 'unsupported_media_type', message: 'Send JSON, as application/json.' });
  }
  const text = await readText(request);
  if (text === null) return errorResponse({ code: 'payload_too_large', message: 'Send at most 1 MB.' });
  try {
    return JSON.parse(text);
  } catch {
    return errorResponse({ code: 'invalid_input', message: 'The body is not JSON.' });
  }
}
