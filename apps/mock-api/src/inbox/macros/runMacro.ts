import { setImmediate } from 'node:timers/promises';
import type { Conversation, Prisma } from '@parley/db';
import type { RunMacroInput } from '#__generated__/resolvers.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { announceDone, applyChanges, type Done } from '#inbox/change/applyChanges.ts';
import { leftOf } from '#inbox/change/stillToUndo.ts';
import { beginRun } from './beginRun.ts';
import { actionRows } from './macroRow.ts';
import { nowStanding, storedOutcome, storeOutcome, type RunOutcome } from './runOutcome.ts';
import { workOn } from './workOn.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence' | 'config' | 'sendMail'>;
type Ran = RunOutcome & { runId: string; conversations: Conversation[] };

/**
 * Does all actions of a macro on conversations, on each all of them or none. The same key does it once, and goes on where it
 * broke off. Throws NOT_FOUND, BAD_INPUT with `field`, KEY_REUSED, LIMIT_REACHED.
 */
export async function runMacro(deps: Deps, staff: StaffMember, input: RunMacroInput): Promise<Ran> {
  const run = await deps.db.$transaction((tx) => beginRun(tx, staff, { input, now: deps.clock.now() }));
  for (const id of pendingOf(run)) {
    const done = await deps.db.$transaction((tx) => runOn(tx, staff, { runId: run.id, id, now: deps.clock.now() }));
    await announceDone(deps, staff, done);
    // The driver holds up the process while it works: between two conversations others have their turn.
    await setImmediate();
  }
  const outcome = storedOutcome(await deps.db.macroRun.findUniqueOrThrow({ where: { id: run.id } }));
  const ids = outcome.undo.map(({ id }) => id);
  return { ...outcome, runId: run.id, conversations: await nowStanding(deps.db, staff.clientId, ids) };
}

type Run = { outcome: string; undoneAt: Date | null };

/** The conversations that a run has still to come to; none once it is being undone. */
function pendingOf(run: Run): string[] {
  const { conversationIds, undo, leftOut } = storedOutcome(run);
  const past = new Set([...undo.map(({ id }) => id), ...leftOut.map(({ conversationId }) => conversationId)]);
  return run.undoneAt ? [] : conversationIds.filter((id) => !past.has(id));
}

type On = { runId: string; id: string; now: Date };

/** Runs it on one conversation and keeps that in the same transaction; nothing when the same key has come there before. */
async function runOn(tx: Prisma.TransactionClient, staff: StaffMember, { runId, id, now }: On): Promise<Done[]> {
  const run = await tx.macroRun.findUniqueOrThrow({ where: { id: runId } });
  if (!pendingOf(run).includes(id)) return [];
  const outcome = storedOutcome(run);
  // Whom and what it names may go while it is under way.
  const actions = await actionRows(tx, staff.clientId, outcome.actions);
  const gone = [...actions.entries()].flatMap(([index, { isGone }]) => (isGone ? index : []));
  const { work, leftOut } = await workOn(tx, staff, { ...outcome, actions, runId, id });
  const done = await applyChanges(tx, staff, { work, now });
  const messages = done.flatMap((one) => one.messages).filter(({ kind }) => kind !== 'Event');
  await storeOutcome(tx, runId, {
    ...outcome,
    undo: [...outcome.undo, ...done.map(({ undo }) => undo)],
    left: [...outcome.left, ...done.map(({ conversation }) => leftOf(conversation))],
    messageIds: [...outcome.messageIds, ...messages.map((message) => message.id)],
    leftOut: [...outcome.leftOut, ...leftOut],
    passedOver: [...new Set([...outcome.passedOver, ...gone])].toSorted((one, other) => one - other),
  });
  return done;
}
