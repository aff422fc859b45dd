import { audit, byNobody } from '#audit/audit.ts';
import type { VisitorViewer } from '#auth/permissions.ts';
import { deleteConversations } from '#company/deleteInPieces.ts';
import type { Context } from '#context.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'events'>;

/** Of who is blocked, and would be let in again without it: nothing but that they are. */
const NAMELESS = {
  name: 'Visitor',
  email: null,
  phone: null,
  city: null,
  externalId: null,
  identityVerifiedAt: null,
  attributes: '{}',
  addresses: { deleteMany: {} },
  pageViews: { deleteMany: {} },
};

/**
 * Deletes what a visitor has said and sent in, and who they are, also as whom they were before the site knew them. Their token is good
 * no longer, unless they are blocked.
 */
export async function deleteVisitorData(deps: Deps, { visitorId, clientId }: VisitorViewer): Promise<boolean> {
  const { db, events, clock } = deps;
  const own = await db.visitor.findMany({
    where: { clientId, OR: [{ id: visitorId }, { mergedIntoId: visitorId }] },
    select: { id: true, blockedAt: true },
  });
  const ids = own.map(({ id }) => id);
  const theirs = { clientId, visitorId: { in: ids } };
  // A form may be kept without its conversation.
  await db.formSubmission.deleteMany({ where: { OR: [theirs, { conversation: theirs }] } });
  await deleteConversations(deps, theirs);
  await db.$transaction(async (tx) => {
    for (const { id, blockedAt } of own) {
      if (blockedAt) await tx.visitor.update({ where: { id, clientId }, data: NAMELESS });
    }
    await tx.visitor.deleteMany({ where: { id: { in: ids }, clientId, blockedAt: null } });
    // Without the address that they came from.
    await audit(tx, byNobody({ clock }, clientId), { action: 'VisitorDataDeleted' });
  });
  events.publish('access:changed', visitorId, { userId: visitorId });
  return true;
}
