import { ARTICLE_ENDPOINTS } from './articleEndpoints.ts';
import { CONVERSATION_ENDPOINTS } from './conversationEndpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { FORM_ENDPOINTS } from './formEndpoints.ts';
import { VISITOR_ENDPOINTS } from './visitorEndpoints.ts';

/** Where the public API is. */
export const API_PATH = '/api/v1';

/** All that the public API does. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...CONVERSATION_ENDPOINTS,
  ...VISITOR_ENDPOINTS,
  ...ARTICLE_ENDPOINTS,
  ...FORM_ENDPOINTS,
];

/** The endpoints of a path below /api/v1, by method, with what stands there for the braces. */
export function endpointsAt(path: string): { endpoint: Endpoint; params: Record<string, string> }[] {
  const parts = path.split('/');
  return ENDPOINTS.flatMap((endpoint) => {
    const params = paramsOf(endpoint.path.split('/'), parts);
    return params ? [{ endpoint, params }] : [];
  });
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(expected)?.[1];
    if (name === undefined ? part !== expected : part === '') return null;
    if (name !== undefined) params[name] = part;
  }
  return params;
}
