import type { Conversation, Message, Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import { giveBackUsage } from '#billing/usage/countUsage.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { usageOf } from './appendMessage.ts';
import { conversationWithout, previewAfter } from '#inbox/conversations/conversationWithout.ts';
import { checkedBody } from './messageDraft.ts';
import type { MessageRow } from './messageRow.ts';
import { mention, mentionedIds, notifyMentioned, type Mentioned } from './notes.service.ts';
import { announceForgotten, forgetNotifications } from '#inbox/notifications/notifications.service.ts';
import { ownConversations } from '#inbox/conversations/ownConversations.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence' | 'config' | 'sendMail'>;
type Changed = { message: MessageRow; conversation: Conversation };
type Edit = { id: string; body: string; mentionedUserIds?: readonly string[] | null };

const NOBODY: Mentioned = { added: [], withdrawn: [] };

/** Ten seconds to change one's mind, and some for the way here. */
export const TAKE_BACK_MS = 13_000;

/** Says one's own message differently, for everybody who sees it. Throws NOT_FOUND, BAD_INPUT with `field`. */
export async function editMessage(deps: Deps, staff: StaffMember, edit: Edit): Promise<Changed> {
  const now = deps.clock.now();
  const userIds = edit.mentionedUserIds ? mentionedIds(edit.mentionedUserIds) : null;
  const changed = await deps.db.$transaction(async (tx) => {
    const own = await requireOwn(tx, staff, edit.id);
    const { attachments } = own;
    const body = checkedBody(edit.body, attachments.length > 0);
    const edited = await tx.message.update({
      where: { id: own.id },
      data: { body, editedAt: now, version: { increment: 1 } },
    });
    const message = { ...edited, attachments };
    const mentioned =
      userIds && own.kind === 'Note' ? await mention(tx, { staff, messageId: own.id, userIds }) : NOBODY;
    return { message, conversation: await withChange(tx, message, await previewAfter(tx, message)), ...mentioned };
  });
  announceChange(deps, changed);
  announceForgotten(deps, changed.withdrawn);
  await notifyMentioned(deps, staff, { ...changed, userIds: changed.added });
  return changed;
}

/**
 * Takes one's own message back within ten seconds: its words and files are gone for everybody, its place stays. Throws
 * NOT_FOUND, TOO_LATE.
 */
export async function unsendMessage(deps: Deps, staff: StaffMember, id: string): Promise<Changed> {
  const now = deps.clock.now();
  const { taken, conversation } = await deps.db.$transaction((tx) => unsend(tx, staff, { ids: [id], now }));
  const [{ message, told }] = taken;
  announceForgotten(deps, told);
  return announceChange(deps, { message, conversation });
}

type Taken = { message: MessageRow; told: Awaited<ReturnType<typeof forgetNotifications>> };
type Some<Item> = readonly [Item, ...Item[]];
export type TakenBack = { taken: Some<Taken>; conversation: Conversation };

/** As unsendMessage, of messages of one conversation, where more is done at once; nobody has been told yet. */
export async function unsend(
  tx: Prisma.TransactionClient,
  staff: StaffMember,
  { ids: [first, ...others], now }: { ids: Some<string>; now: Date },
): Promise<TakenBack> {
  const own = await requireOwn(tx, staff, first);
  const { conversation } = own;
  const taken: [Taken, ...Taken[]] = [await wipe(tx, own, now)];
  for (const id of others) taken.push(await wipe(tx, await requireOwn(tx, staff, id), now));
  // Its row is read anew once for all of them; a note makes nothing of it that a text would not.
  const { message } = taken.find((one) => one.message.kind === 'Text') ?? taken[0];
  return {
    taken,
    conversation: await withChange(tx, message, await conversationWithout(tx, conversation, message)),
  };
}

/** Takes away what a message says, and whatever has come of it but its conversation's row. */
async function wipe(
  tx: Prisma.TransactionClient,
  own: Message & { conversation: Conversation },
  now: Date,
): Promise<Taken> {
  const { id, conversation } = own;
  if (now.getTime() - own.createdAt.getTime() > TAKE_BACK_MS) {
    throw domainError('TOO_LATE', 'A message can be taken back within ten seconds. Edit it instead.');
  }
  // They are its author's again, who may send them with the next one.
  await tx.attachment.updateMany({
    where: { messageId: id },
    data: { messageId: null, conversationId: null, createdAt: now },
  });
  await tx.mention.deleteMany({ where: { messageId: id } });
  const told = await forgetNotifications(tx, id);
  const taken = await tx.message.update({
    where: { id },
    data: { body: '', takenBackAt: now, version: { increment: 1 } },
  });
  // What was taken back does not count against the plan.
  if (own.kind === 'Text') await giveBackUsage(tx, usageOf(conversation, own.createdAt));
  return { message: { ...taken, attachments: [] }, told };
}

/** A message of this person that can still be changed, with its files and conversation. Throws NOT_FOUND. */
async function requireOwn(tx: Prisma.TransactionClient, staff: StaffMember, id: string) {
  const message = await tx.message.findFirst({
    where: {
      id,
      conversation: ownConversations(staff),
      author: 'Agent',
      authorId: staff.user.id,
      kind: { in: ['Text', 'Note'] },
      takenBackAt: null,
    },
    include: { attachments: { orderBy: { position: 'asc' } }, conversation: true },
  });
  if (!message) throw domainError('NOT_FOUND', 'There is no such message of yours.');
  return message;
}

type Columns = Prisma.ConversationUncheckedUpdateInput;

async function withChange(
  tx: Prisma.TransactionClient,
  { conversationId, visitorSequence }: MessageRow,
  data: Columns,
) {
  const isSeen = visitorSequence !== null;
  return tx.conversation.update({
    where: { id: conversationId },
    data: { ...data, version: { increment: 1 }, ...(isSeen && { visitorVersion: { increment: 1 } }) },
  });
}

function announceChange({ events }: Pick<Deps, 'events'>, changed: Changed): Changed {
  const { message, conversation } = changed;
  events.publish('message:updated', conversation.id, message);
  events.publish('conversation:updated', conversation.clientId, conversation);
  return changed;
}
