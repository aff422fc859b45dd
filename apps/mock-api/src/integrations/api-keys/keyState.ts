import type { ApiKey } from '@parley/db';
import type { ApiKeyState } from '#__generated__/resolvers.ts';

/** Whether a key is good. */
export function keyState({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Date): ApiKeyState {
  if (revokedAt) return 'Revoked';
  return expiresAt && expiresAt <= now ? 'Expired' : 'Active';
}

/** Until when the secret before the last rotation works too; null when it does not. */
export const graceOf = ({ previousUntil, ...key }: ApiKey, now: Date): Date | null =>
  previousUntil && previousUntil > now && keyState(key, now) === 'Active' ? previousUntil : null;
