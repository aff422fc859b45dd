import type { Prisma, Visitor } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { announceChange, changeConversation, type Changed } from '#inbox/live/appendEvent.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { attributesOf, attributesText, renameConversations, requireVisitorOf } from './visitors.service.ts';

type Deps = Pick<Context, 'db' | 'events'> & Auditing;
type Merge = { visitorId: string; intoId: string };

/**
 * Two visitors were found to be one person: all that `visitorId` has goes to `intoId`, whose own details win, and whoever
 * comes back in that browser is `intoId` from now on. Throws NOT_FOUND, BAD_INPUT with `field`.
 */
export async function mergeVisitors(
  deps: Deps,
  { user, clientId }: StaffMember,
  { visitorId, intoId }: Merge,
): Promise<Visitor> {
  const now = deps.clock.now();
  const { visitor, changed, renamed } = await deps.db.$transaction(async (tx) => {
    const from = await requireVisitorOf(tx, clientId, visitorId);
    const into = await requireVisitorOf(tx, clientId, intoId);
    if (from.id === into.id) throw bad('intoId', 'Choose another visitor: this is the same one.');
    if (from.mergedIntoId) throw bad('visitorId', 'This visitor has been merged already.');
    if (into.mergedIntoId) throw bad('intoId', 'This visitor has been merged into somebody else.');
    const visitor = await tx.visitor.update({ where: { id: intoId }, data: union(into, from) });
    await tx.visitor.updateMany({
      where: { OR: [{ id: visitorId }, { mergedIntoId: visitorId }] },
      data: { mergedIntoId: intoId },
    });
    await tx.visitorPageView.updateMany({ where: { visitorId }, data: { visitorId: intoId } });
    await audit(tx, by(deps), { action: 'VisitorsMerged', target: visitor, detail: from.name });
    // Their own conversations may have learnt an address; the others are renamed as they move.
    const renamed = visitor.email === into.email ? [] : await renameConversations(tx, visitor);
    const event = told.merged(user, from.name, visitor.name);
    const changed = await moveConversations(tx, { from, visitor, event, now });
    return { visitor, changed, renamed };
  });
  // Whoever is there in that browser listens as the visitor they no longer are.
  deps.events.publish('access:changed', visitorId, { userId: visitorId });
  for (const change of changed) announceChange(deps, change);
  for (const conversation of renamed) deps.events.publish('conversation:updated', clientId, conversation);
  return visitor;
}

type Move = { from: Visitor; visitor: Visitor; event: ReturnType<typeof told.merged>; now: Date };

async function moveConversations(tx: Prisma.TransactionClient, { from, visitor, event, now }: Move) {
  const data = { visitorId: visitor.id, visitorName: visitor.name, visitorEmail: visitor.email };
  const conversations = await tx.conversation.findMany({ where: { visitorId: from.id } });
  const changed: Changed[] = [];
  for (const conversation of conversations) {
    changed.push(await changeConversation(tx, { conversation, events: [event], data, now }));
  }
  await tx.attachment.updateMany({ where: { uploaderId: from.id }, data: { uploaderId: visitor.id } });
  // What they wrote stays theirs: a key that is sent again must find its message.
  await tx.message.updateMany({
    where: { authorId: from.id, conversation: { visitorId: visitor.id } },
    data: { authorId: visitor.id },
  });
  return changed;
}

/** What is known of both; what `into` knows already wins. */
function union(into: Visitor, from: Visitor): Prisma.VisitorUncheckedUpdateInput {
  return {
    email: into.email ?? from.email,
    phone: into.phone ?? from.phone,
    locale: into.locale ?? from.locale,
    timezone: into.timezone ?? from.timezone,
    city: into.city ?? from.city,
    country: into.country ?? from.country,
    attributes: attributesText([...attributesOf(from), ...attributesOf(into)]),
    blockedAt: into.blockedAt ?? from.blockedAt,
    createdAt: into.createdAt < from.createdAt ? into.createdAt : from.createdAt,
    lastSeenAt: into.lastSeenAt > from.lastSeenAt ? into.lastSeenAt : from.lastSeenAt,
  };
}

const bad = (field: string, message: string) => domainError('BAD_INPUT', message, { field });
