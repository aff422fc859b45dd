import { slugOf } from '@parley/article-html/text';
import type { Prisma } from '@parley/db';

/** Gives a company that publishes its first article an address for its help centre, of its name as it is then. */
export async function giveHelpCentre(tx: Prisma.TransactionClient, clientId: string): Promise<void> {
  const { name, helpCentreSlug } = await tx.client.findUniqueOrThrow({ where: { id: clientId } });
  if (helpCentreSlug !== null) return;
  const wanted = slugOf(name) || 'help';
  const others = await tx.client.findMany({
    where: { helpCentreSlug: { startsWith: wanted } },
    select: { helpCentreSlug: true },
  });
  const taken = new Set(others.map((other) => other.helpCentreSlug));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  await tx.client.update({ where: { id: clientId }, data: { helpCentreSlug: free } });
}
