import { readClaims } from './tokenClaims.ts';

/** How long before its end a token is replaced, and the least part of a short life that must have passed. */
const AHEAD_MS = 60_000;
const SHORT_LIFE_SHARE = 0.8;

/**
 * Milliseconds until a token should be replaced. `now` is null for a token that was issued this moment: then clocks that
 * disagree do not matter. Null for tokens that do not say, and for those that seem to have ended: the API knows better.
 */
export function msUntilRefresh(token: string, now: number | null): number | null {
  const { iat, exp } = readClaims(token);
  if (iat === undefined || exp === undefined || exp <= iat) return null;
  const life = (exp - iat) * 1000;
  const remaining = now === null ? life : exp * 1000 - now;
  if (remaining <= 0 || remaining > life) return null;
  return Math.max(0, remaining - Math.min(AHEAD_MS, life * (1 - SHORT_LIFE_SHARE)));
}
