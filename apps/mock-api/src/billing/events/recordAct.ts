import { audit, by, type Act, type Auditing } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { NEWEST_FIRST } from '#newestFirst.ts';

/** What somebody did about plan and bill, and the plan, code, card or invoice that it was about. */
export type BillingAct = Pick<Act, 'action'> & { detail: string | null };

/** Two presses are one act: what is done again within this is not written down again. */
const SAME_ACT_MS = 10_000;

/**
 * Writes into the audit log what was done at Stripe: no transaction of ours can hold that, and asking for the same again is
 * no error there.
 */
export async function recordAct(ctx: Pick<Context, 'db'> & Auditing, { action, detail }: BillingAct): Promise<void> {
  const who = by(ctx);
  if (!who) return;
  const { clientId, actor, at } = who;
  const last = await ctx.db.auditEntry.findFirst({ where: { clientId }, orderBy: NEWEST_FIRST });
  const isSame =
    last?.action === action &&
    last.detail === detail &&
    last.actorId === actor?.id &&
    at.getTime() - last.createdAt.getTime() < SAME_ACT_MS;
  if (!isSame) await audit(ctx.db, who, { action, detail });
}
