import { setImmediate } from 'node:timers/promises';
import type { Conversation } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { announceDone } from '#inbox/change/applyChanges.ts';
import { announceForgotten } from '#inbox/notifications/notifications.service.ts';
import { nowStanding, storedOutcome, type RunOutcome } from './runOutcome.ts';
import { undoOn, type Undone } from './undoOn.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence' | 'config' | 'sendMail'>;
type Answer = Pick<RunOutcome, 'partlyUndoneIds' | 'changedSinceIds'> & {
  conversations: Conversation[];
  keptMessagesCount: number;
};

/**
 * Makes conversations what they were before one's own run of a macro, and takes back what it said while that can be; each
 * all or nothing. What was changed again since stays as it is. Undoing again answers the same, and goes on where it broke off. Throws NOT_FOUND.
 */
export async function undoMacroRun(deps: Deps, staff: StaffMember, runId: string): Promise<Answer> {
  const now = deps.clock.now();
  const { undo, undoneIds } = storedOutcome(await beginUndo(deps, staff, { runId, now }));
  const ids = undo.map(({ id }) => id);
  for (const id of ids.filter((one) => !undoneIds.includes(one))) {
    const undone = await deps.db.$transaction((tx) => undoOn(tx, staff, { runId, id, now }));
    if (undone) await announceUndone(deps, staff, undone);
    // As in a run: others have their turn.
    await setImmediate();
  }
  const { messageIds, partlyUndoneIds, changedSinceIds } = storedOutcome(
    await deps.db.macroRun.findUniqueOrThrow({ where: { id: runId } }),
  );
  return {
    conversations: await nowStanding(deps.db, staff.clientId, ids),
    keptMessagesCount: await deps.db.message.count({ where: { id: { in: messageIds }, takenBackAt: null } }),
    partlyUndoneIds,
    changedSinceIds,
  };
}

/** From now on the run itself does not go on. */
function beginUndo({ db }: Deps, { user }: StaffMember, { runId, now }: { runId: string; now: Date }) {
  return db.$transaction(async (tx) => {
    const run = await tx.macroRun.findUnique({ where: { id: runId, userId: user.id } });
    if (!run) throw domainError('NOT_FOUND', 'This was too long ago to be undone.');
    return tx.macroRun.update({ where: { id: runId }, data: { undoneAt: run.undoneAt ?? now } });
  });
}

async function announceUndone(deps: Deps, staff: StaffMember, { taken, done }: Undone): Promise<void> {
  for (const { message, told } of taken) {
    announceForgotten(deps, told);
    deps.events.publish('message:updated', message.conversationId, message);
  }
  await announceDone(deps, staff, done);
  for (const { before, conversation } of done) {
    if (taken.length > 0 && before.version === conversation.version) {
      deps.events.publish('conversation:updated', conversation.clientId, conversation);
    }
  }
}
