import type { Conversation, Message, Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { announceDone, workThrough } from '#inbox/change/workThrough.ts';
import { TAKE_BACK_MS, takeBack, type TakenBack } from '#inbox/messageChanges.service.ts';
import { announceForgotten } from '#inbox/notifications/notifications.service.ts';
import { storedOutcome } from './runOutcome.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence'>;
type Undone = { conversations: Conversation[]; keptMessagesCount: number };

/**
 * Makes conversations what they were before one's own run of a macro, and takes back what it said while that can be.
 * Undoing again answers the same. Throws NOT_FOUND.
 */
export async function undoMacroRun(deps: Deps, staff: StaffMember, runId: string): Promise<Undone> {
  const now = deps.clock.now();
  const { done, taken, keptMessagesCount } = await deps.db.$transaction(async (tx) => {
    const run = await tx.macroRun.findUnique({ where: { id: runId, userId: staff.user.id } });
    if (!run) throw domainError('NOT_FOUND', 'This was too long ago to be undone.');
    const { undo, messageIds } = storedOutcome(run);
    const said = await tx.message.findMany({ where: { id: { in: messageIds }, takenBackAt: null } });
    const young = run.undoneAt ? [] : said.filter((message) => isYoung(message, now));
    const taken = await takeAllBack(tx, staff, { messages: young, now });
    // In this order: who waits for an answer is read from what still stands there.
    const work = undo.map((change) => ({ id: change.id, acts: run.undoneAt ? [] : [{ changes: [change] }] }));
    const done = await workThrough(tx, staff, { work, now });
    await tx.macroRun.update({ where: { id: runId }, data: { undoneAt: run.undoneAt ?? now } });
    return { done, taken, keptMessagesCount: said.length - young.length };
  });
  for (const { message, told } of taken) {
    announceForgotten(deps, told);
    deps.events.publish('message:updated', message.conversationId, message);
  }
  await announceDone(deps, staff, done);
  for (const { before, conversation } of done) {
    const hasTaken = taken.some(({ message }) => message.conversationId === before.id);
    if (hasTaken && before.version === conversation.version) {
      deps.events.publish('conversation:updated', conversation.clientId, conversation);
    }
  }
  return { conversations: done.map(({ conversation }) => conversation), keptMessagesCount };
}

const isYoung = ({ createdAt }: Message, now: Date) => now.getTime() - createdAt.getTime() <= TAKE_BACK_MS;

type Take = { messages: readonly Message[]; now: Date };

async function takeAllBack(tx: Prisma.TransactionClient, staff: StaffMember, { messages, now }: Take) {
  const taken: TakenBack[] = [];
  for (const { id } of messages) taken.push(await takeBack(tx, staff, { id, now }));
  return taken;
}
