import type { Plugin } from 'graphql-yoga';
import type { Config } from '#config.ts';

/** Seconds; Chromium's own upper bound. */
const PREFLIGHT_MAX_AGE = 7200;

/** The origins that may call the API from a browser, to the letter. */
export function allowedOrigins({ webUrl, chatUrl, allowedOrigins: others }: Config): ReadonlySet<string> {
  return new Set([webUrl, chatUrl, ...others].map((url) => new URL(url).origin));
}

/** CORS for exactly these origins, without credentials. Others get no header, and no reason. */
export function useCors(origins: ReadonlySet<string>): Plugin {
  return {
    onRequest(event) {
      if (event.request.method !== 'OPTIONS') return;
      event.endResponse(new event.fetchAPI.Response(null, { status: 204, headers: { Allow: 'GET, POST, OPTIONS' } }));
    },
    onResponse({ request, response }) {
      response.headers.append('Vary', 'Origin, Accept');
      const origin = request.headers.get('origin');
      if (origin === null || !origins.has(origin)) return;
      response.headers.set('Access-Control-Allow-Origin', origin);
      if (request.method !== 'OPTIONS') return;
      response.headers.set('Access-Control-Allow-Methods', 'GET, POST');
      response.headers.set(
        'Access-Control-Allow-Headers',
        'authorization, content-type, apollo-require-preflight, x-apollo-operation-name',
      );
      response.headers.set('Access-Control-Max-Age', String(PREFLIGHT_MAX_AGE));
    },
  };
}
