import type { Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { announceMessage, appendNote, keyReused, type Sent } from './appendMessage.ts';
import { messageDraft, type TypedMessage } from './messageDraft.ts';
import { messagePreview } from './messagePreview.ts';
import type { MessageRow } from './messageRow.ts';
import { noConversation } from '#inbox/conversations/noConversation.ts';
import { withdrawMentions } from '#inbox/notifications/notifications.service.ts';
import { notify } from '#inbox/notifications/notify.ts';
import { ownConversations } from '#inbox/conversations/ownConversations.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence' | 'config' | 'sendMail'>;
type TypedNote = TypedMessage & { conversationId: string; mentionedUserIds?: readonly string[] | null };

const MOST_MENTIONS = 50;

/** A note that only staff sees; whom it mentions is told. Throws NOT_FOUND, BAD_INPUT with `field`, KEY_REUSED. */
export async function addNote(deps: Deps, staff: StaffMember, { conversationId, ...typed }: TypedNote): Promise<Sent> {
  const draft = messageDraft(typed);
  const mentioned = mentionedIds(typed.mentionedUserIds);
  const now = deps.clock.now();
  const { id, name } = staff.user;
  const { added, ...sent } = await deps.db.$transaction(async (tx) => {
    const conversation = await tx.conversation.findFirst({ where: { id: conversationId, ...ownConversations(staff) } });
    if (!conversation) throw noConversation();
    const noted = await appendNote(tx, { conversation, sender: { author: 'Agent', id, name }, draft, now });
    if (!noted.isNew) {
      await requireSameMentions(tx, noted.message, mentioned);
      return { ...noted, added: [] };
    }
    return { ...noted, ...(await mention(tx, { staff, messageId: noted.message.id, userIds: mentioned })) };
  });
  announceMessage(deps, sent);
  await notifyMentioned(deps, staff, { ...sent, userIds: added });
  return sent;
}

/** The key of a note stands for whom it mentions too. Throws KEY_REUSED. */
async function requireSameMentions(tx: Prisma.TransactionClient, note: MessageRow, userIds: readonly string[]) {
  if (note.version > 1) return;
  const stored = await tx.mention.findMany({ where: { messageId: note.id } });
  const isSame = stored.length === userIds.length && stored.every(({ userId }) => userIds.includes(userId));
  if (!isSame) throw keyReused();
}

/** Each once. Throws BAD_INPUT for too many. */
export function mentionedIds(ids: readonly string[] | null | undefined): readonly string[] {
  const given = [...new Set(ids)];
  if (given.length > MOST_MENTIONS) {
    throw domainError('BAD_INPUT', `Mention up to ${MOST_MENTIONS} people.`, { field: 'mentionedUserIds' });
  }
  return given;
}

type Mention = { staff: StaffMember; messageId: string; userIds: readonly string[] };
/** `added`: who is to be told. `withdrawn`: who had not looked, and is not told any more. */
export type Mentioned = { added: readonly string[]; withdrawn: readonly string[] };

/** Keeps whom a note mentions; each is told of it once. Throws NOT_FOUND for who does not work here. */
export async function mention(
  tx: Prisma.TransactionClient,
  { staff, messageId, userIds }: Mention,
): Promise<Mentioned> {
  const people = { id: { in: [...userIds] }, clientId: staff.clientId, status: 'Active' as const };
  if ((await tx.user.count({ where: people })) < userIds.length) {
    throw domainError('NOT_FOUND', 'Somebody you mention no longer works here.', { field: 'mentionedUserIds' });
  }
  const before = await tx.mention.findMany({ where: { messageId } });
  const known = before.map(({ userId }) => userId);
  const added = userIds.filter((userId) => !known.includes(userId));
  const removed = known.filter((userId) => !userIds.includes(userId));
  await tx.mention.deleteMany({ where: { messageId, userId: { in: removed } } });
  await tx.mention.createMany({ data: added.map((userId) => ({ messageId, userId })) });
  // Who has looked, was taken out and is put in again knows of it.
  const told = await tx.notification.findMany({ where: { messageId, kind: 'Mention', userId: { in: added } } });
  return {
    added: added.filter((id) => !told.some(({ userId }) => userId === id)),
    withdrawn: await withdrawMentions(tx, messageId, removed),
  };
}

type Note = Pick<Sent, 'message' | 'conversation'> & { userIds: readonly string[] };

/** Tells people that a note mentions them. */
export function notifyMentioned(deps: Deps, { user }: StaffMember, { message, conversation, userIds }: Note) {
  const { id, body, attachments = [] } = message;
  const preview = messagePreview({ body, attachments });
  return notify(deps, { kind: 'Mention', conversation, userIds, actor: user, message: { id, preview } });
}
