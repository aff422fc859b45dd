import type { Conversation, Prisma, Visitor } from '@parley/db';
import type { Context } from '#context.ts';
import { announceChange, changeConversation, type Changed } from '#inbox/live/appendEvent.ts';
import type { ConversationEvent } from '#inbox/live/conversationEvent.ts';
import { attributesOf, attributesText, renameConversations } from './visitors.service.ts';

type Join = { from: Visitor; into: Visitor; event: ConversationEvent; now: Date };

/** What `announceMerge` has to tell once it is stored. */
export type Joined = { visitor: Visitor; changed: readonly Changed[]; renamed: readonly Conversation[] };

/**
 * Two visitors are one person: all that `from` has goes to `into`, whose own details win, and whoever comes back in that browser
 * is `into` from now on.
 */
export async function joinVisitors(tx: Prisma.TransactionClient, { from, into, event, now }: Join): Promise<Joined> {
  const visitor = await tx.visitor.update({ where: { id: into.id }, data: union(into, from) });
  await tx.visitor.updateMany({
    where: { OR: [{ id: from.id }, { mergedIntoId: from.id }] },
    data: { mergedIntoId: into.id },
  });
  await tx.formSubmission.updateMany({ where: { visitorId: from.id }, data: { visitorId: into.id } });
  await tx.visitorPageView.updateMany({ where: { visitorId: from.id }, data: { visitorId: into.id } });
  // Their own conversations may have learnt an address; the others are renamed as they move.
  const renamed = visitor.email === into.email ? [] : await renameConversations(tx, visitor);
  const changed = await moveConversations(tx, { from, visitor, event, now });
  return { visitor, changed, renamed };
}

type Merged = { fromId: string; clientId: string; joined: Joined };

/** Tells all whom it concerns, once it is stored. */
export function announceMerge(deps: Pick<Context, 'db' | 'events'>, { fromId, clientId, joined }: Merged): void {
  // Whoever is there in that browser listens as the visitor they no longer are.
  deps.events.publish('access:changed', fromId, { userId: fromId });
  for (const change of joined.changed) announceChange(deps, change);
  for (const conversation of joined.renamed) deps.events.publish('conversation:updated', clientId, conversation);
}

type Move = { from: Visitor; visitor: Visitor; event: ConversationEvent; now: Date };

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
