import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Codes } from './codes.ts';
import type { IdTokens } from './idTokens.ts';

type Endpoint = { clientId: string; clientSecret: string; codes: Codes; idTokens: IdTokens };

const exchange = v.object({ code: v.string(), code_verifier: v.string(), redirect_uri: v.string() });

/** Exchanges authorization codes: RFC 6749 §4.1.3 and §5.2, RFC 7636 §4.5. */
export function createTokenEndpoint({ clientId, clientSecret, codes, idTokens }: Endpoint) {
  return async function token(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const client = clientOf(request, form);
    if (client.id !== clientId || client.secret !== clientSecret) return answer({ error: 'invalid_client' }, 401);
    if (form.get('grant_type') !== 'authorization_code') return answer({ error: 'unsupported_grant_type' }, 400);
    const asked = v.safeParse(exchange, Object.fromEntries(form));
    if (!asked.success) return answer({ error: 'invalid_request' }, 400);
    const { code, code_verifier: codeVerifier, redirect_uri: redirectUri } = asked.output;
    const grant = codes.redeem({ code, codeVerifier, redirectUri });
    if (!grant) return answer({ error: 'invalid_grant', error_description: 'Bad Request' }, 400);
    return answer({
      access_token: `ya29.${randomBytes(32).toString('base64url')}`,
      expires_in: 3599,
      scope: grant.request.scope,
      token_type: 'Bearer',
      id_token: await idTokens.sign(grant),
    });
  };
}

/** The client's credentials, from the body or as HTTP Basic (RFC 6749 §2.3.1). */
function clientOf(request: Request, form: URLSearchParams): { id: string | null; secret: string | null } {
  const basic = /^Basic (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!basic) return { id: form.get('client_id'), secret: form.get('client_secret') };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
}

function answer(body: Record<string, unknown>, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
