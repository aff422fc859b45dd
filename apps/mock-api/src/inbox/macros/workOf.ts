import type { Prisma } from '@parley/db';
import type { RunMacroInput } from '#__generated__/resolvers.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { domainError } from '#errors.ts';
import { fillVariables } from '#inbox/canned/fillVariables.ts';
import { valuesOf, withValues } from '#inbox/canned/valuesOf.ts';
import { checkSnooze } from '#inbox/change/checkChanges.ts';
import type { Work } from '#inbox/change/workThrough.ts';
import { noConversations } from '#inbox/noConversation.ts';
import { actsOf } from './actsOf.ts';
import type { MacroActionRow } from './macroRow.ts';
import type { RunOutcome } from './runOutcome.ts';

type Run = { actions: readonly MacroActionRow[]; input: RunMacroInput; runId: string; now: Date };
type RunWork = { work: Work[]; leftOut: RunOutcome['leftOut'] };

/**
 * What a macro does with each conversation, and with which ones it does nothing, since what it says there would have holes.
 * Throws NOT_FOUND with `ids`, BAD_INPUT with `field`.
 */
export async function workOf(tx: Prisma.TransactionClient, staff: StaffMember, run: Run): Promise<RunWork> {
  const { actions, input, runId } = run;
  const { conversationIds } = input;
  const snoozedUntil = snoozeOf(run);
  const rows = await tx.conversation.findMany({
    where: { id: { in: [...conversationIds] }, clientId: staff.clientId },
    include: withValues,
  });
  const conversations = new Map(rows.map((row) => [row.id, row]));
  const missing = conversationIds.filter((id) => !conversations.has(id));
  if (missing.length > 0) throw noConversations(missing);

  const texts = actions.flatMap(({ body }) => body ?? []).join('\n');
  const [work, leftOut]: [Work[], RunOutcome['leftOut']] = [[], []];
  for (const id of conversationIds) {
    const conversation = conversations.get(id);
    if (!conversation) continue;
    const values = valuesOf(conversation, staff);
    const { undefinedVariables } = fillVariables(texts, values);
    if (undefinedVariables.length > 0) leftOut.push({ conversationId: id, undefinedVariables });
    else {
      const fill = (text: string) => fillVariables(text, values).body;
      const keyOf = (index: number) => `macro:${runId}:${index}`;
      work.push({ id, acts: actsOf(actions, { id, runnerId: staff.user.id, snoozedUntil, fill, keyOf }) });
    }
  }
  return { work, leftOut };
}

/** Until when it snoozes: what the runner says that its words mean. Throws BAD_INPUT. */
function snoozeOf({ actions, input, now }: Run): Date | null {
  const words = actions.find(({ type }) => type === 'Snooze')?.snoozeUntil;
  if (!words) return null;
  const { snoozedUntil } = input;
  if (!snoozedUntil) {
    throw domainError('BAD_INPUT', `Say until when “${words}” snoozes.`, { field: 'snoozedUntil' });
  }
  checkSnooze({ status: 'Snoozed', snoozedUntil }, now);
  return snoozedUntil;
}
