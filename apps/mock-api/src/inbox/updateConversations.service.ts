import type { Conversation, Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { announceChange, changeConversation, type Changed } from './appendEvent.ts';
import { checkChanges } from './change/checkChanges.ts';
import type { ConversationChange, Standing } from './change/conversationChange.ts';
import { namesOf } from './change/namesOf.ts';
import { planChange, type Planned } from './change/planChange.ts';
import { notify } from './notifications/notify.ts';
import { noConversations } from './noConversation.ts';
import { unansweredOf } from './unanswered.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence'>;
type Updated = { conversations: Conversation[]; undo: ConversationChange[] };

/**
 * Changes conversations, all of them or none, and answers each with the change that would undo it. What stands already as
 * it should is left alone. Throws BAD_INPUT with `field`; NOT_FOUND, with `ids`.
 */
export async function updateConversations(
  deps: Deps,
  { user, clientId }: StaffMember,
  changes: readonly ConversationChange[],
): Promise<Updated> {
  const now = deps.clock.now();
  checkChanges(changes, now);
  const done = await deps.db.$transaction(async (tx) => {
    const standing = await standingOf(tx, clientId, changes);
    const names = await namesOf(tx, clientId, { changes, standing: [...standing.values()] });
    const outcomes = [];
    for (const change of changes) {
      const before = standing.get(change.id);
      if (!before) throw noConversations([change.id]);
      const planned = planChange(before, change, { actor: user, names, now });
      outcomes.push({ before, undo: planned.undo, ...(await carryOut(tx, before, planned, now)) });
    }
    return outcomes;
  });
  for (const { changed } of done) if (changed) announceChange(deps, changed);
  for (const { before, conversation } of done) {
    if (conversation.assigneeId && conversation.assigneeId !== before.assigneeId) {
      await notify(deps, { kind: 'Assigned', conversation, userIds: [conversation.assigneeId], actor: user });
    }
  }
  return { conversations: done.map(({ conversation }) => conversation), undo: done.map(({ undo }) => undo) };
}

/** The conversations with all that a change depends on. Throws NOT_FOUND. */
async function standingOf(
  tx: Prisma.TransactionClient,
  clientId: string,
  changes: readonly ConversationChange[],
): Promise<Map<string, Standing>> {
  const ids = changes.map(({ id }) => id);
  const rows = await tx.conversation.findMany({ where: { id: { in: ids }, clientId } });
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) throw noConversations(missing);
  const labels = await tx.conversationLabel.findMany({ where: { conversationId: { in: ids } } });
  const unanswered = await unansweredOf(tx, changesWait(changes) ? ids : []);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        labelIds: labels.filter(({ conversationId }) => conversationId === row.id).map(({ labelId }) => labelId),
        unanswered: unanswered(row.id),
      },
    ]),
  );
}

/** Whether somebody may begin to wait for a person by these changes. */
function changesWait(changes: readonly ConversationChange[]): boolean {
  return changes.some(({ status, handledBy, unassign }) => status || handledBy || unassign?.includes('Assignee'));
}

async function carryOut(
  tx: Prisma.TransactionClient,
  conversation: Standing,
  { isChanged, data, labels, events }: Planned,
  now: Date,
): Promise<{ conversation: Conversation; changed: Changed | null }> {
  if (!isChanged) return { conversation, changed: null };
  const { id: conversationId } = conversation;
  const { addLabelIds, removeLabelIds } = labels;
  if (removeLabelIds.length > 0) {
    await tx.conversationLabel.deleteMany({ where: { conversationId, labelId: { in: removeLabelIds } } });
  }
  if (addLabelIds.length > 0) {
    await tx.conversationLabel.createMany({ data: addLabelIds.map((labelId) => ({ conversationId, labelId })) });
  }
  const changed = await changeConversation(tx, { conversation, events, data, now });
  return { conversation: changed.conversation, changed };
}
