import * as v from 'valibot';

/** An authorization request that may be granted; `state` and `nonce` come back as they came. */
export type AuthorizationRequest = {
  redirectUri: string;
  codeChallenge: string;
  scope: string;
  state: string | null;
  nonce: string | null;
};

/** Who may ask, as registered at Google. */
export type RegisteredClient = { clientId: string; redirectUris: readonly string[] };

/**
 * `refused`: nobody may be sent back, for the address is not to be trusted. `error`: the client is told by a redirect.
 */
type CheckedRequest =
  | { kind: 'valid'; request: AuthorizationRequest }
  | { kind: 'error'; redirectUri: string; state: string | null; error: string }
  | { kind: 'refused'; error: string };

const parameters = v.object({
  client_id: v.optional(v.string()),
  redirect_uri: v.optional(v.string()),
  response_type: v.optional(v.string()),
  scope: v.optional(v.string(), ''),
  state: v.nullish(v.string(), null),
  nonce: v.nullish(v.string(), null),
  code_challenge: v.optional(v.string(), ''),
  code_challenge_method: v.optional(v.string()),
});

/** Checks the parameters of an authorization request: RFC 6749 §4.1.2.1, RFC 7636 §4.3, OpenID Connect Core §3.1.2. */
export function checkAuthorizationRequest(search: URLSearchParams, client: RegisteredClient): CheckedRequest {
  const asked = v.parse(parameters, Object.fromEntries(search));
  const { redirect_uri: redirectUri, code_challenge: codeChallenge, scope, state, nonce } = asked;
  if (asked.client_id !== client.clientId) return { kind: 'refused', error: 'invalid_client' };
  if (!redirectUri || !client.redirectUris.includes(redirectUri)) {
    return { kind: 'refused', error: 'redirect_uri_mismatch' };
  }
  const fail = (error: string): CheckedRequest => ({ kind: 'error', redirectUri, state, error });
  if (asked.response_type !== 'code') return fail('unsupported_response_type');
  const scopes = scope.split(' ');
  if (!scopes.includes('openid') || !scopes.includes('email')) return fail('invalid_scope');
  if (asked.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge)) return fail('invalid_request');
  return { kind: 'valid', request: { redirectUri, codeChallenge, scope, state, nonce } };
}
