import type { Plugin } from 'graphql-yoga';

const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-site',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
};

/** Puts the headers on every answer, errors included; a route's own choice of one of them stays. */
export function useSecurityHeaders(isProduction: boolean): Plugin {
  const headers = Object.entries({
    ...HEADERS,
    ...(isProduction ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  });
  return {
    onResponse({ response }) {
      for (const [name, value] of headers) {
        if (!response.headers.has(name)) response.headers.set(name, value);
      }
    },
  };
}
