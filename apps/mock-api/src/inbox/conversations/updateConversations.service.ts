import type { Conversation, Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { checkChanges } from '#inbox/change/checkChanges.ts';
import type { ConversationChange } from '#inbox/change/conversationChange.ts';
import { announceDone, applyChanges } from '#inbox/change/applyChanges.ts';
import { leftOf, stillToUndo } from '#inbox/change/stillToUndo.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence' | 'config' | 'sendMail'>;
type Updated = { conversations: Conversation[]; undo: ConversationChange[]; changedSinceIds: string[] };

/**
 * Changes conversations, all of them or none, and answers each with the change that would undo it. What stands already as
 * it should is left alone, and so is what somebody has changed since the change that is undone. Throws BAD_INPUT with `field`;
 * NOT_FOUND, with `ids`.
 */
export async function updateConversations(
  deps: Deps,
  staff: StaffMember,
  changes: readonly ConversationChange[],
): Promise<Updated> {
  const now = deps.clock.now();
  checkChanges(changes, now);
  const { done, changedSinceIds } = await deps.db.$transaction(async (tx) => {
    const still = await stillToDo(tx, staff, changes);
    const work = still.map(({ change }) => ({ id: change.id, steps: [{ changes: [change] }] }));
    return {
      done: await applyChanges(tx, staff, { work, now }),
      changedSinceIds: still.flatMap(({ change, isAll }) => (isAll ? [] : change.id)),
    };
  });
  await announceDone(deps, staff, done);
  return {
    conversations: done.map(({ conversation }) => conversation),
    undo: done.map(({ undo, conversation }) => ({ ...undo, left: leftOf(conversation) })),
    changedSinceIds,
  };
}

/** The changes, those that undo without what was changed since. */
async function stillToDo(
  tx: Prisma.TransactionClient,
  { clientId }: StaffMember,
  changes: readonly ConversationChange[],
) {
  const ids = changes.flatMap(({ id, left }) => (left ? id : []));
  const standing = await tx.conversation.findMany({ where: { id: { in: ids }, clientId } });
  return changes.map(({ left, ...change }) => {
    const now = standing.find(({ id }) => id === change.id);
    return left && now ? stillToUndo(change, left, now) : { change, isAll: true };
  });
}
