import { SignJWT, calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Clock } from '#clock.ts';
import { subjectOf } from './accounts.ts';
import type { Grant } from './codes.ts';

type Issuer = { issuer: string; clientId: string; clock: Clock };

async function createKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { privateKey, kid, jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } };
}

/** Signs ID tokens with an RS256 key of this process, made when it is first needed. */
export function createIdTokens({ issuer, clientId, clock }: Issuer) {
  let made: ReturnType<typeof createKey> | null = null;
  const key = () => (made ??= createKey());

  /** The published half of the key (RFC 7517). */
  async function keySet(): Promise<{ keys: JWK[] }> {
    return { keys: [(await key()).jwk] };
  }

  /** The ID token of a grant, good for an hour, with the claims that Google puts in. */
  async function sign({ account, request }: Grant): Promise<string> {
    const { privateKey, kid } = await key();
    const now = Math.floor(clock.now().getTime() / 1000);
    const claims = {
      azp: clientId,
      email: account.email,
      email_verified: account.emailVerified,
      name: account.name,
      ...(request.nonce !== null && { nonce: request.nonce }),
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(subjectOf(account))
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(privateKey);
  }

  return { keySet, sign };
}

export type IdTokens = ReturnType<typeof createIdTokens>;
