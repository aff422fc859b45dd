import type { Deps } from '#context.ts';
import { deleteConversations, deleteVisitors } from '../deleteInPieces.ts';

type RemovingDeps = Pick<Deps, 'db' | 'events'>;

/** Takes away what companies that were deleted have left, their largest parts in pieces. To be called as time passes. */
export async function removeDeletedCompanies(deps: RemovingDeps, signal?: AbortSignal): Promise<void> {
  const clients = await deps.db.client.findMany({ where: { deletedAt: { not: null } }, select: { id: true } });
  for (const { id } of clients) await remove(deps, id, signal);
}

async function remove(deps: RemovingDeps, clientId: string, signal?: AbortSignal): Promise<void> {
  const { db } = deps;
  await deleteConversations(deps, { clientId }, signal);
  await deleteVisitors(deps, { clientId }, signal);
  if (signal?.aborted) return;
  // All other rows of a company name it, and go with it.
  await db.client.deleteMany({ where: { id: clientId } });
}
