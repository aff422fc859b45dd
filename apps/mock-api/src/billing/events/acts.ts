import { requireStaff } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { notePlanChange } from '../notices/notePlanChange.ts';
import { recordAct, type BillingAct } from './recordAct.ts';
import { subscriptionAct } from './subscriptionAct.ts';

/** Lets somebody who may manage the company change its subscription, and writes down what became of it. */
export async function changingSubscription<T>(ctx: Context, change: (clientId: string) => Promise<T>): Promise<T> {
  const { clientId } = requireStaff(ctx, 'MANAGE_CLIENT');
  return withKeyLock(`acts of ${clientId}`, async () => {
    const read = () => ctx.db.clientSubscription.findUnique({ where: { clientId } });
    const before = await read();
    const result = await change(clientId);
    const after = await read();
    const act = before && after && subscriptionAct(before, after);
    if (act) {
      await recordAct(ctx, act);
      await notePlanChange(ctx, after);
    }
    return result;
  });
}

/**
 * Lets somebody who may manage the company do something about its bill, and writes it down. `about` says in words of what it
 * was: null where there is no more to say, undefined where nothing was done.
 */
export async function acting<T>(
  ctx: Context,
  action: BillingAct['action'],
  act: (clientId: string) => Promise<T>,
  about: (result: T) => string | null | undefined = () => null,
): Promise<T> {
  const { clientId } = requireStaff(ctx, 'MANAGE_CLIENT');
  const result = await act(clientId);
  const detail = about(result);
  if (detail !== undefined) await recordAct(ctx, { action, detail });
  return result;
}
