import type { ApiRequest } from './api.ts';

const PASSED_ON = ['authorization', 'content-type', 'stripe-version'];

/**
 * What Stripe's official mock (github.com/stripe/stripe-mock) has against a request; null when it would answer it. The mock
 * knows every parameter of Stripe's API but no state, so that what it answers otherwise is of no use.
 */
export async function refusalOfMock(
  mockUrl: string,
  { method, url, headers, body }: Omit<ApiRequest, 'id'>,
): Promise<Response | null> {
  const sent = Object.fromEntries(
    PASSED_ON.flatMap((name) => [[name, headers.get(name) ?? '']]).filter(([, value]) => value),
  );
  const response = await fetch(`${mockUrl}${url.pathname}${url.search}`, {
    method,
    headers: sent,
    ...(method === 'GET' ? {} : { body }),
  });
  if (response.status < 400 || response.status >= 500) return null;
  return new Response(await response.text(), {
    status: response.status,
    headers: { 'content-type': 'application/json' },
  });
}
