import type { Prisma, User } from '@parley/db';

/** What somebody shared stays with their colleagues when they go: it becomes `to`'s. What was theirs alone goes with them. */
export async function keepShared(
  tx: Prisma.TransactionClient,
  { from, to }: { from: Pick<User, 'id' | 'name'>; to: Pick<User, 'id'> },
): Promise<void> {
  const shared = { where: { ownerId: from.id, scope: 'All' as const }, data: { ownerId: to.id } };
  await tx.cannedReply.updateMany(shared);
  await tx.macro.updateMany(shared);
  const taken = new Set((await tx.savedView.findMany({ where: { ownerId: to.id } })).map(({ name }) => name));
  for (const { id, name } of await tx.savedView.findMany({ where: shared.where })) {
    const free = taken.has(name) ? `${name} (${from.name})` : name;
    // Twice the same name and more: then it goes after all.
    if (!taken.has(free)) await tx.savedView.update({ where: { id }, data: { ownerId: to.id, name: free } });
    taken.add(free);
  }
}
