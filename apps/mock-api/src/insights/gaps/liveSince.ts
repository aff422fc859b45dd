import type { GapAction } from '@parley/db';
import type { Deps } from '#context.ts';

/** Since when visitors meet what was made of a gap; null: not yet, or no longer. */
export async function liveSince(
  { db }: Pick<Deps, 'db'>,
  clientId: string,
  { kind, targetId }: Pick<GapAction, 'kind' | 'targetId'>,
): Promise<Date | null> {
  if (kind === 'AutomatedFaq') {
    const faq = await db.automatedFaq.findUnique({ where: { id: targetId, clientId, deletedAt: null } });
    return faq?.state === 'Live' ? faq.updatedAt : null;
  }
  const first = await db.version.findFirst({
    where: { clientId, subjectId: targetId },
    orderBy: { number: 'asc' },
    select: { publishedAt: true },
  });
  return first?.publishedAt ?? null;
}
