import type { Conversation, Prisma } from '@parley/db';
import type { RunMacroInput } from '#__generated__/resolvers.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';
import { keyReused } from '#inbox/appendMessage.ts';
import { announceDone, workThrough, type Done } from '#inbox/change/workThrough.ts';
import { requireMacro } from './macros.service.ts';
import { withActions } from './macroRow.ts';
import { checkRun } from './checkRun.ts';
import { storedOutcome, type RunOutcome } from './runOutcome.ts';
import { workOf } from './workOf.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence'>;
type Ran = RunOutcome & { runId: string; conversations: Conversation[] };

/**
 * Does all actions of a macro on conversations, all of them or none but those whose message would have holes. The same key
 * does it once. Throws NOT_FOUND, BAD_INPUT with `field`, KEY_REUSED.
 */
export async function runMacro(deps: Deps, staff: StaffMember, input: RunMacroInput): Promise<Ran> {
  checkRun(input);
  const { done, ...ran } = await deps.db.$transaction(
    async (tx) => (await ranBefore(tx, staff, input)) ?? runNow(tx, staff, { input, now: deps.clock.now() }),
  );
  await announceDone(deps, staff, done);
  return ran;
}

type Run = Ran & { done: readonly Done[] };

async function ranBefore(tx: Prisma.TransactionClient, staff: StaffMember, input: RunMacroInput): Promise<Run | null> {
  const { clientId, user } = staff;
  const run = await tx.macroRun.findUnique({ where: { userId_key: { userId: user.id, key: input.key } } });
  if (!run) return null;
  const outcome = storedOutcome(run);
  const isSame = outcome.macroId === input.macroId && outcome.conversationIds.join() === input.conversationIds.join();
  if (!isSame) throw keyReused();
  const ids = outcome.undo.map(({ id }) => id);
  const rows = await tx.conversation.findMany({ where: { id: { in: ids }, clientId } });
  const conversations = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { ...outcome, runId: run.id, conversations, done: [] };
}

type Now = { input: RunMacroInput; now: Date };

async function runNow(tx: Prisma.TransactionClient, staff: StaffMember, { input, now }: Now): Promise<Run> {
  const { macroId, conversationIds, key } = input;
  const runId = newId('MacroRun');
  const [macro] = await withActions(tx, staff.clientId, [await requireMacro(tx, staff, macroId)]);
  const actions = macro?.actions ?? [];
  const { work, leftOut } = await workOf(tx, staff, { actions, input, runId, now });
  const done = await workThrough(tx, staff, { work, now });
  const outcome = {
    macroId,
    conversationIds,
    undo: done.map(({ undo }) => undo),
    messageIds: done.flatMap(({ messages }) => messages.filter(({ kind }) => kind !== 'Event').map(({ id }) => id)),
    leftOut,
    passedOver: [...actions.entries()].flatMap(([index, { isGone }]) => (isGone ? index : [])),
  };
  const row = { id: runId, userId: staff.user.id, key, outcome: JSON.stringify(outcome), createdAt: now };
  await tx.macroRun.create({ data: row });
  await tx.macro.update({ where: { id: macroId }, data: { usageCount: { increment: 1 } } });
  return { ...outcome, runId, conversations: done.map(({ conversation }) => conversation), done };
}
