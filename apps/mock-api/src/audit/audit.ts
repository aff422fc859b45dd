import type { Prisma, User } from '@parley/db';
import type { AuditAction, AuditChange } from '#__generated__/resolvers.ts';
import { requireUser } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';

/*
 * The audit log: who did what in a company. Inside the transaction that changes something, say what was done:
 *
 *   await audit(tx, by(ctx), { action: 'LabelCreated', target: label });
 *   await audit(tx, by(ctx), { action: 'LabelChanged', target: after, changes: changesBetween(before, after, { name: 'name' }) });
 *   await audit(tx, by(ctx, user), { action: 'SignedIn' });        // somebody who is not the viewer (yet)
 *   await audit(tx, byNobody(ctx, clientId), { … });               // a job, or somebody who did not get in
 *
 * `audited.ts` says of each mutation what it writes, or why nothing; the compiler asks for a new one's line, and a test calls
 * them all. A new action is a value of `AuditAction` in the contract, a line in `domains.ts` and a sentence in the dashboard
 * (users/audit-log/whatWasDone.ts). Never write secrets, nor what visitors say.
 */

/** What writing into the log takes, besides the transaction. */
export type Auditing = Pick<Context, 'clock' | 'viewer' | 'caller'>;

export type By = { clientId: string; actor: Pick<User, 'id' | 'name'> | null; ip: string | null; at: Date };

export type Act = {
  action: AuditAction;
  /** What it was done to, as it is called. */
  target?: { id: string; name: string };
  /** What else is to be said of it, in words. */
  detail?: string | null;
  /** Where given and empty nothing was done, and nothing is written. */
  changes?: readonly AuditChange[];
};

/** The viewer, or somebody who has just proven who they are; null for an account that belongs to no company. */
export function by(ctx: Auditing, user: Pick<User, 'id' | 'name' | 'clientId'> = requireUser(ctx).user): By | null {
  const { clientId } = user;
  return clientId ? { clientId, actor: user, ip: ipOf(ctx), at: ctx.clock.now() } : null;
}

/** Nobody who was signed in: a job without a `caller`, or somebody who did not get in. */
export function byNobody(ctx: Pick<Auditing, 'clock'> & Partial<Pick<Auditing, 'caller'>>, clientId: string): By {
  return { clientId, actor: null, ip: ipOf(ctx), at: ctx.clock.now() };
}

/** Somebody who has proven who they are where nobody knows from where they came. */
export const byPerson = ({ id, name, clientId }: Pick<User, 'id' | 'name' | 'clientId'>, at: Date): By | null =>
  clientId ? { clientId, actor: { id, name }, ip: null, at } : null;

/** An IPv4 address that came by IPv6 is written as people know it. */
const ipOf = ({ caller }: Partial<Pick<Auditing, 'caller'>>) => caller?.ip.replace(/^::ffff:(?=[\d.]+$)/, '') ?? null;

/** Writes down that somebody did something. */
export async function audit(
  tx: Prisma.TransactionClient,
  who: By | null,
  { action, target, detail = null, changes }: Act,
): Promise<void> {
  if (!who || changes?.length === 0) return;
  const { clientId, actor, ip, at } = who;
  await tx.auditEntry.create({
    data: {
      id: newId('AuditEntry'),
      clientId,
      action,
      actorId: actor?.id,
      actorName: actor?.name,
      actorIp: ip,
      targetId: target?.id,
      targetName: target?.name,
      detail,
      changes: JSON.stringify(changes ?? []),
      createdAt: at,
    },
  });
}
