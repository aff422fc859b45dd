import type { ApiKey } from '@parley/db';
import { hashSecret } from '#auth/secrets.ts';
import { secretIn } from '#integrations/api-keys/keySecret.ts';
import { keyState } from '#integrations/api-keys/keyState.ts';
import type { ApiDeps } from './endpoint.ts';

const MINUTE_MS = 60_000;

/** Whose key came with a request, or in a sentence why it does not open anything. */
export async function identifyKey(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  authorization: string | null,
): Promise<ApiKey | string> {
  const secret = secretIn(authorization);
  if (secret === null) return 'Send your key as “Authorization: Bearer pk_live_…”.';
  const now = clock.now();
  const hash = hashSecret(secret);
  const key = await db.apiKey.findFirst({
    where: { OR: [{ hash }, { previousHash: hash, previousUntil: { gt: now } }], client: { deletedAt: null } },
  });
  if (!key) return 'There is no such key.';
  const state = keyState(key, now);
  if (state === 'Revoked') return 'This key was revoked.';
  if (state === 'Expired') return 'This key has expired.';
  return noteUse(db, key, now);
}

/** To the minute: not each request is to be a write. */
async function noteUse(db: ApiDeps['db'], key: ApiKey, now: Date): Promise<ApiKey> {
  if (key.lastUsedAt && Math.abs(now.getTime() - key.lastUsedAt.getTime()) < MINUTE_MS) return key;
  return db.apiKey.update({ where: { id: key.id }, data: { lastUsedAt: now } });
}
