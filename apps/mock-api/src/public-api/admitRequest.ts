import type { ApiKey } from '@parley/db';
import { takeHits } from '#auth/throttle.ts';
import { countUsage } from '#billing/usage/countUsage.ts';
import { periodAt } from '#billing/usage/periods.ts';
import { isDomainError } from '#errors.ts';
import type { ApiDeps } from './endpoint.ts';

/** Of one key. */
export const REQUESTS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/**
 * Counts a request against the key's minute and the company's plan. Throws TOO_MANY_ATTEMPTS with when to come again, and
 * LIMIT_REACHED; then it has not counted.
 */
export async function admitRequest(deps: ApiDeps, { id, clientId }: ApiKey): Promise<void> {
  await takeHits(deps, [{ key: `api:key:${id}`, hits: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS }]);
  const usage = { clientId, metric: 'ApiRequests', assistantId: null, at: deps.clock.now() } as const;
  await deps.db.$transaction((tx) => countUsage(tx, usage, 'Staff'));
}

/** When there is room in the plan again, in seconds; undefined for other errors, and where nobody knows. */
export async function secondsToRoom(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  { clientId }: ApiKey,
  error: unknown,
): Promise<number | undefined> {
  if (!isDomainError(error, 'LIMIT_REACHED')) return undefined;
  const now = clock.now();
  const { endsAt } = await periodAt(db, clientId, now);
  return endsAt ? Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : undefined;
}
