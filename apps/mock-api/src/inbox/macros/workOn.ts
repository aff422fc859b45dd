import type { Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import { fillVariables } from '#inbox/canned/fillVariables.ts';
import { valuesOf, withValues } from '#inbox/canned/valuesOf.ts';
import type { Work } from '#inbox/change/applyChanges.ts';
import { isMessageBody, messageBody } from '#inbox/messages/messageBody.ts';
import { stepsOf } from './stepsOf.ts';
import type { MacroActionRow } from './macroRow.ts';
import type { RunOutcome } from './runOutcome.ts';

type Run = { actions: readonly MacroActionRow[]; snoozedUntil: Date | null; runId: string; id: string };
type RunWork = { work: Work[]; leftOut: RunOutcome['leftOut'] };

/**
 * What a macro does with a conversation; nothing when what it says there would have holes, or would be no message, nor when
 * the conversation has gone meanwhile.
 */
export async function workOn(tx: Prisma.TransactionClient, staff: StaffMember, run: Run): Promise<RunWork> {
  const { actions, runId, id } = run;
  const conversation = await tx.conversation.findFirst({
    where: { id, clientId: staff.clientId },
    include: withValues,
  });
  if (!conversation) return { work: [], leftOut: [] };
  const values = valuesOf(conversation, staff);
  const texts = actions.flatMap(({ body }) => body ?? []);
  const { undefinedVariables } = fillVariables(texts.join('\n'), values);
  const fill = (text: string) => messageBody(fillVariables(text, values).body);
  if (undefinedVariables.length > 0 || !texts.every((text) => isMessageBody(fill(text)))) {
    return { work: [], leftOut: [{ conversationId: id, undefinedVariables }] };
  }
  const keyOf = (index: number) => `macro:${runId}:${index}`;
  // Without words of its own it snoozes until the visitor writes, whatever the runner says.
  const hasWords = actions.some(({ snoozeUntil }) => snoozeUntil);
  const snoozedUntil = hasWords ? run.snoozedUntil : null;
  return {
    work: [{ id, steps: stepsOf(actions, { id, runnerId: staff.user.id, snoozedUntil, fill, keyOf }) }],
    leftOut: [],
  };
}
