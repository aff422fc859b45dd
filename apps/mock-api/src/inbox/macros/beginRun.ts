import type { MacroRun, Prisma } from '@parley/db';
import type { RunMacroInput } from '#__generated__/resolvers.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { checkSnooze } from '#inbox/change/checkChanges.ts';
import { noConversations } from '#inbox/conversations/noConversation.ts';
import { checkRun } from './checkRun.ts';
import { requireMacro } from './macros.service.ts';
import { storedOutcome, type RunOutcome } from './runOutcome.ts';
import { storedActions, type StoredAction } from './storedAction.ts';

type Asked = { input: RunMacroInput; now: Date };

/**
 * The run that a key stands for: a new one, which has done nothing yet, or the one that was begun with it before. Throws
 * NOT_FOUND, with the `ids` of conversations that are not there; BAD_INPUT with `field`; KEY_REUSED.
 */
export async function beginRun(tx: Prisma.TransactionClient, staff: StaffMember, asked: Asked): Promise<MacroRun> {
  const { input, now } = asked;
  checkRun(input);
  const { key, macroId, conversationIds } = input;
  const before = await tx.macroRun.findUnique({ where: { userId_key: { userId: staff.user.id, key } } });
  if (before) return requireSame(before, input);
  const actions = storedActions(await requireMacro(tx, staff, macroId));
  checkTime(actions, asked);
  await requireConversations(tx, staff, conversationIds);
  await tx.macro.update({ where: { id: macroId }, data: { usageCount: { increment: 1 } } });
  const outcome: RunOutcome = {
    macroId,
    conversationIds: [...conversationIds],
    snoozedUntil: input.snoozedUntil ?? null,
    actions,
    undo: [],
    left: [],
    messageIds: [],
    leftOut: [],
    passedOver: [],
    undoneIds: [],
    partlyUndoneIds: [],
    changedSinceIds: [],
  };
  const row = { id: newId('MacroRun'), userId: staff.user.id, key, createdAt: now };
  return tx.macroRun.create({ data: { ...row, outcome: JSON.stringify(outcome) } });
}

function requireSame(run: MacroRun, input: RunMacroInput): MacroRun {
  const { macroId, conversationIds, snoozedUntil } = storedOutcome(run);
  const isSame =
    macroId === input.macroId &&
    conversationIds.join() === input.conversationIds.join() &&
    snoozedUntil?.getTime() === input.snoozedUntil?.getTime();
  if (!isSame) throw keyReused();
  return run;
}

const keyReused = () => domainError('KEY_REUSED', 'This key already stands for another run. Run yours with a new key.');

/** Refuses words of time that the runner has not said the meaning of, and a meaning that cannot be. Throws BAD_INPUT. */
function checkTime(actions: readonly StoredAction[], { input: { snoozedUntil }, now }: Asked): void {
  const words = actions.flatMap((action) => ('snoozeUntil' in action ? (action.snoozeUntil ?? []) : [])).at(0);
  if (!words) return;
  if (!snoozedUntil) {
    throw domainError('BAD_INPUT', `Say until when “${words}” snoozes.`, { field: 'snoozedUntil' });
  }
  checkSnooze({ status: 'Snoozed', snoozedUntil }, now);
}

async function requireConversations(
  tx: Prisma.TransactionClient,
  { clientId }: StaffMember,
  ids: readonly string[],
): Promise<void> {
  const rows = await tx.conversation.findMany({ where: { id: { in: [...ids] }, clientId }, select: { id: true } });
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) throw noConversations(missing);
}
