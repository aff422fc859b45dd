import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import type { GoogleCode, GoogleIdentity } from '#context.ts';
import { googleSignInFailed } from '#auth/messages.ts';

const tokenAnswer = v.object({ id_token: v.string() });
const idToken = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email()),
  email_verified: v.boolean(),
  nonce: v.string(),
  name: v.optional(v.string()),
});

/**
 * Exchanges authorization codes at Google (OAuth 2.0 with PKCE) and checks the ID token it answers: signature, issuer,
 * audience, nonce and expiry. Rejects with GOOGLE_SIGN_IN_FAILED when any of it is not as it must be.
 */
export function createGoogle({ google }: Pick<Config, 'google'>, clock: Clock) {
  const keys = createRemoteJWKSet(new URL(google.keysUrl));

  async function idTokenOf({ code, codeVerifier, redirectUri }: GoogleCode): Promise<string> {
    const answer = await fetch(google.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
        client_id: google.clientId,
        client_secret: google.clientSecret,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw googleSignInFailed();
    return v.parse(tokenAnswer, await answer.json()).id_token;
  }

  async function identityOf(code: GoogleCode): Promise<GoogleIdentity> {
    const { payload } = await jwtVerify(await idTokenOf(code), keys, {
      issuer: google.issuer,
      audience: google.clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
      currentDate: clock.now(),
    });
    const claims = v.parse(idToken, payload);
    if (claims.nonce !== code.nonce) throw googleSignInFailed();
    return {
      subject: claims.sub,
      email: claims.email,
      emailVerified: claims.email_verified,
      name: claims.name ?? claims.email,
    };
  }

  return async (code: GoogleCode): Promise<GoogleIdentity> => {
    try {
      return await identityOf(code);
    } catch (error) {
      throw isGooglesFault(error) ? googleSignInFailed() : error;
    }
  };
}

/** Unreachable, slow, not JSON, not the promised shape, or a token that does not verify. */
function isGooglesFault(error: unknown): boolean {
  return [TypeError, DOMException, SyntaxError, v.ValiError, errors.JOSEError].some((kind) => error instanceof kind);
}
