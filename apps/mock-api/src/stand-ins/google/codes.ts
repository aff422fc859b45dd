import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { GoogleAccount } from './accounts.ts';
import type { AuthorizationRequest } from './authorizationRequest.ts';

const LIFE_MS = 10 * 60_000;

export type Grant = { account: GoogleAccount; request: AuthorizationRequest };
type Presented = { code: string; codeVerifier: string; redirectUri: string };

/** The authorization codes that wait to be exchanged: each good once, for ten minutes. */
export function createCodes(clock: Clock) {
  const grants = new Map<string, Grant & { expiresAt: number }>();

  function issue(grant: Grant): string {
    const now = clock.now().getTime();
    for (const [code, { expiresAt }] of grants) if (expiresAt <= now) grants.delete(code);
    const code = `4/${randomBytes(32).toString('base64url')}`;
    grants.set(code, { ...grant, expiresAt: now + LIFE_MS });
    return code;
  }

  /** What was granted; null unless the code is live and everything fits it. A code once presented is used up. */
  function redeem({ code, codeVerifier, redirectUri }: Presented): Grant | null {
    const grant = grants.get(code);
    grants.delete(code);
    if (!grant || grant.expiresAt <= clock.now().getTime()) return null;
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    if (grant.request.redirectUri !== redirectUri || grant.request.codeChallenge !== challenge) return null;
    return grant;
  }

  return { issue, redeem };
}

export type Codes = ReturnType<typeof createCodes>;
