import { randomBytes } from 'node:crypto';
import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';
import * as v from 'valibot';
import type { Config } from '#config.ts';
import type { Deps } from '#context.ts';
import { sessionOver } from './messages.ts';

type TokenDeps = Pick<Deps, 'clock' | 'config'>;

const MINUTE = 60_000;
/** A remembered access token is short because its refresh token renews it unseen. */
const REMEMBERED_ACCESS_MS = 10 * MINUTE;
export const UNREMEMBERED_ACCESS_MS = 8 * 60 * MINUTE;
const VISITOR_TOKEN_MS = 30 * 24 * 60 * MINUTE;

const expiry = { exp: v.number() };
const staffClaims = v.object({ ...expiry, aud: v.literal('staff'), sub: v.string(), sid: v.string() });
const visitorClaims = v.object({
  ...expiry,
  aud: v.literal('visitor'),
  sub: v.string(),
  cid: v.string(),
  aid: v.string(),
});
const assetClaims = v.object({ ...expiry, aud: v.literal('asset'), sub: v.string(), sid: v.string() });
const tokenClaims = v.variant('aud', [staffClaims, visitorClaims]);

/** What a verified bearer token says; `exp` in seconds since 1970. */
export type TokenClaims = v.InferOutput<typeof tokenClaims>;

const key = ({ config }: TokenDeps) => new TextEncoder().encode(config.tokenSecret);
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

function sign(deps: TokenDeps, claims: JWTPayload, expiresAt: Date): Promise<string> {
  return (
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      // Clients tell a fresh token from the one that failed, also when both are given within a second.
      .setJti(randomBytes(9).toString('base64url'))
      .setIssuedAt(seconds(deps.clock.now()))
      .setExpirationTime(seconds(expiresAt))
      .sign(key(deps))
  );
}

type AccessTokenOf = { userId: string; sessionId: string; rememberMe: boolean; sessionExpiresAt: Date };

/** The access token of one session: 10 minutes when remembered, otherwise 8 hours, and never beyond the session. */
export function signAccessToken(deps: TokenDeps, session: AccessTokenOf): Promise<string> {
  const life = session.rememberMe ? REMEMBERED_ACCESS_MS : UNREMEMBERED_ACCESS_MS;
  const end = Math.min(deps.clock.now().getTime() + life, session.sessionExpiresAt.getTime());
  return sign(deps, { sub: session.userId, sid: session.sessionId, aud: 'staff' }, new Date(end));
}

type VisitorTokenOf = { visitorId: string; clientId: string; assistantId: string };

/** A visitor's chat token: 30 days, good for one assistant's chat only. */
export function signVisitorToken(deps: TokenDeps, visitor: VisitorTokenOf): Promise<string> {
  const claims = { sub: visitor.visitorId, cid: visitor.clientId, aid: visitor.assistantId, aud: 'visitor' };
  return sign(deps, claims, new Date(deps.clock.now().getTime() + VISITOR_TOKEN_MS));
}

/** What a token in an image's address opens; it is no bearer token. */
export function signAssetToken(deps: TokenDeps, session: { userId: string; sessionId: string }, life: number) {
  const claims = { sub: session.userId, sid: session.sessionId, aud: 'asset' };
  return sign(deps, claims, new Date(deps.clock.now().getTime() + life));
}

/** Whose session an asset token belongs to. Throws UNAUTHENTICATED for any other token, and one that has expired. */
export async function verifyAssetToken(deps: TokenDeps, token: string) {
  const claims = await checkSignature(deps, token, assetClaims);
  if (claims.exp <= seconds(deps.clock.now())) throw sessionOver();
  return { userId: claims.sub, sessionId: claims.sid };
}

/** Tokens whose signature was found good, which it stays; by the configuration that holds their key. */
const verified = new WeakMap<Config, Map<string, TokenClaims>>();
const MAX_VERIFIED = 1000;

/** The claims of a bearer token. Throws UNAUTHENTICATED for one that is not ours, tampered with or expired. */
export async function verifyToken(deps: TokenDeps, token: string): Promise<TokenClaims> {
  const claims = await claimsOf(deps, token);
  if (claims.exp <= seconds(deps.clock.now())) throw sessionOver();
  return claims;
}

/** As `verifyToken`, also of a token that has expired. */
export async function claimsOf(deps: TokenDeps, token: string): Promise<TokenClaims> {
  const known = verified.get(deps.config) ?? new Map<string, TokenClaims>();
  verified.set(deps.config, known);
  const claims = known.get(token) ?? (await checkSignature(deps, token, tokenClaims));
  known.set(token, claims);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_VERIFIED) break;
    known.delete(oldest);
  }
  return claims;
}

async function checkSignature<Schema extends typeof tokenClaims | typeof assetClaims>(
  deps: TokenDeps,
  token: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  try {
    // Expiry is asked about each time, of tokens known already too: here nothing has expired yet.
    const { payload } = await jwtVerify(token, key(deps), { algorithms: ['HS256'], currentDate: new Date(0) });
    return v.parse(schema, payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof v.ValiError) throw sessionOver();
    throw error;
  }
}
