import type { Prisma } from '@parley/db';
import { domainError } from '#errors.ts';

/**
 * Makes sure that somebody can still do everything when `id` no longer does. To be asked in the transaction that changes
 * it: two at once would otherwise each rely on the other. Throws LAST_ADMIN.
 */
export async function requireOtherAdmin(
  tx: Pick<Prisma.TransactionClient, 'user'>,
  clientId: string,
  id: string,
): Promise<void> {
  const others = await tx.user.count({ where: { clientId, role: 'Admin', status: 'Active', id: { not: id } } });
  if (others === 0)
    throw domainError('LAST_ADMIN', 'A company needs at least one Admin. Make somebody else one first.');
}

/** Whoever acts must still be an Admin in the transaction: another one may have changed that meanwhile. Throws FORBIDDEN. */
export async function requireStillAdmin(tx: Pick<Prisma.TransactionClient, 'user'>, id: string): Promise<void> {
  if ((await tx.user.count({ where: { id, role: 'Admin', status: 'Active' } })) > 0) return;
  throw domainError('FORBIDDEN', 'Only an Admin may do this.');
}

export const noUser = () => domainError('NOT_FOUND', 'This person does not work here any more.');
