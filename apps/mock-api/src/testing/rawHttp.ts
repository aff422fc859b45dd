import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { TestApi } from './testApi.ts';

export const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

type Parameters = Record<string, string | object>;

const urlOf = (parameters: Parameters | URLSearchParams) => {
  const search =
    parameters instanceof URLSearchParams
      ? parameters
      : new URLSearchParams(
          Object.entries(parameters).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : JSON.stringify(value),
          ]),
        );
  return `http://localhost/graphql?${search}`;
};

/** A GET as clients send it; objects become JSON. */
export async function get(
  { api }: TestApi,
  parameters: Parameters | URLSearchParams,
  headers: HeadersInit = JSON_HEADERS,
) {
  return answerOf(await api.fetch(new Request(urlOf(parameters), { headers })));
}

export async function post({ api }: TestApi, body: unknown, headers: HeadersInit = JSON_HEADERS) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return answerOf(await api.fetch(new Request('http://localhost/graphql', { method: 'POST', headers, body: text })));
}

async function answerOf(response: Response) {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
}

type Sending = { method: string; path: string; headers?: Record<string, string>; body?: string };

/** Sends over the network as it is told to, which fetch does not for every method and header. */
export function sendRaw(origin: string, { method, path, headers = {}, body = '' }: Sending) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const request = httpRequest(`${origin}${path}`, { method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

export const codeOf = ({ body }: { body: { errors?: { extensions?: { code?: string } }[] } | null }) =>
  body?.errors?.[0]?.extensions?.code;
