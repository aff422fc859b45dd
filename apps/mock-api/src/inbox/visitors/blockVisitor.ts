import type { Visitor } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { announceChange, appendEvent } from '#inbox/live/appendEvent.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { requireVisitorOf } from './visitors.service.ts';

type Deps = Pick<Context, 'db' | 'events'> & Auditing;

/**
 * Keeps a visitor from writing, or lets them write again, and says so in their conversations that are not resolved.
 * Changes and tells nothing when it stands so already. Throws NOT_FOUND.
 */
export async function setVisitorBlocked(
  deps: Deps,
  { user, clientId }: StaffMember,
  { visitorId, isBlocked }: { visitorId: string; isBlocked: boolean },
): Promise<Visitor> {
  const now = deps.clock.now();
  const { visitor, changed } = await deps.db.$transaction(async (tx) => {
    const [visitor] = await tx.visitor.updateManyAndReturn({
      where: { id: visitorId, clientId, blockedAt: isBlocked ? null : { not: null } },
      data: { blockedAt: isBlocked ? now : null },
    });
    if (!visitor) return { visitor: await requireVisitorOf(tx, clientId, visitorId), changed: [] };
    await audit(tx, by(deps), { action: isBlocked ? 'VisitorBlocked' : 'VisitorUnblocked', target: visitor });
    const conversations = await tx.conversation.findMany({ where: { visitorId, status: { not: 'Resolved' } } });
    const event = isBlocked ? told.blocked(user, visitor.name) : told.unblocked(user, visitor.name);
    const changed = [];
    for (const conversation of conversations) changed.push(await appendEvent(tx, { conversation, event, now }));
    return { visitor, changed };
  });
  for (const change of changed) announceChange(deps, change);
  return visitor;
}
