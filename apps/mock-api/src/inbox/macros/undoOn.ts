import type { Message, Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { ConversationChange } from '#inbox/change/conversationChange.ts';
import { applyChanges, type Done } from '#inbox/change/applyChanges.ts';
import { stillToUndo } from '#inbox/change/stillToUndo.ts';
import { TAKE_BACK_MS, unsend, type TakenBack } from '#inbox/messages/messageChanges.service.ts';
import { thereOf } from './macroRow.ts';
import { storedOutcome, storeOutcome } from './runOutcome.ts';

export type Undone = { taken: readonly TakenBack['taken'][number][]; done: readonly Done[] };
type On = { runId: string; id: string; now: Date };

/** Undoes a run on one conversation and keeps that in the same transaction; null when it has been undone there before. */
export async function undoOn(
  tx: Prisma.TransactionClient,
  staff: StaffMember,
  { runId, id, now }: On,
): Promise<Undone | null> {
  const outcome = storedOutcome(await tx.macroRun.findUniqueOrThrow({ where: { id: runId } }));
  const change = outcome.undo.find((undo) => undo.id === id);
  const standing = await tx.conversation.findFirst({ where: { id, clientId: staff.clientId } });
  if (!change || !standing || outcome.undoneIds.includes(id)) return null;
  // In this order: who waits for an answer is read from what still stands there.
  const said = { id: { in: outcome.messageIds }, conversationId: id, takenBackAt: null };
  const messages = await tx.message.findMany({ where: said, orderBy: { sequence: 'asc' } });
  const [first, ...others] = messages.filter((message) => isYoung(message, now)).map((message) => message.id);
  const taken = first === undefined ? [] : (await unsend(tx, staff, { ids: [first, ...others], now })).taken;
  const left = outcome.left.find((one) => one.id === id) ?? standing;
  const still = stillToUndo(change, left, standing);
  const possible = await withoutGone(tx, staff, still.change);
  const done = await applyChanges(tx, staff, { work: [{ id, steps: [{ changes: [possible.change] }] }], now });
  await storeOutcome(tx, runId, {
    ...outcome,
    undoneIds: [...outcome.undoneIds, id],
    partlyUndoneIds: possible.isWhole ? outcome.partlyUndoneIds : [...outcome.partlyUndoneIds, id],
    changedSinceIds: still.isAll ? outcome.changedSinceIds : [...outcome.changedSinceIds, id],
  });
  return { taken, done };
}

const isYoung = ({ createdAt }: Message, now: Date) => now.getTime() - createdAt.getTime() <= TAKE_BACK_MS;

/** A change without whom and what is not there any more; not whole when that would have come back to the conversation. */
async function withoutGone(
  tx: Prisma.TransactionClient,
  { clientId }: StaffMember,
  { assigneeId, teamId, addLabelIds, removeLabelIds, ...rest }: ConversationChange,
): Promise<{ change: ConversationChange; isWhole: boolean }> {
  const asked = {
    userIds: assigneeId ? [assigneeId] : [],
    teamIds: teamId ? [teamId] : [],
    labelIds: addLabelIds ?? [],
  };
  const labelIds = [...asked.labelIds, ...(removeLabelIds ?? [])];
  const { users, teams, labels } = await thereOf(tx, clientId, { ...asked, labelIds });
  const isThere = (id: string) => labels.some((label) => label.id === id);
  const change = {
    ...rest,
    assigneeId: users[0]?.id,
    teamId: teams[0]?.id,
    addLabelIds: asked.labelIds.filter(isThere),
    removeLabelIds: removeLabelIds?.filter(isThere),
  };
  const isWhole =
    users.length === asked.userIds.length && teams.length === asked.teamIds.length && asked.labelIds.every(isThere);
  return { change, isWhole };
}
