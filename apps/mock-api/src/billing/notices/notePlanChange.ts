import type { ClientSubscription } from '@parley/db';
import type { Deps } from '#context.ts';
import { noteNotice } from './noteNotice.ts';

/** Remembers to confirm by mail how a company's plan is now: once for each change, also one that goes back and forth. */
export async function notePlanChange(deps: Pick<Deps, 'db' | 'clock'>, now: ClientSubscription): Promise<void> {
  const { clientId, stripeId, type, cancellationDate, downgradeType } = now;
  // Who pays by invoice settles it otherwise.
  if (!stripeId) return;
  const what = [type, cancellationDate ? 'cancelled' : 'runs', downgradeType ?? ''].join(' ');
  const key = `PlanChanged ${stripeId} ${what} ${deps.clock.now().toISOString()}`;
  await noteNotice(deps, clientId, { kind: 'PlanChanged', subjectId: stripeId, key });
}
