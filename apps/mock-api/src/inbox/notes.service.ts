import type { Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { announceMessage, appendNote, type Sent } from './appendMessage.ts';
import { messageDraft, type TypedMessage } from './messageDraft.ts';
import { messagePreview } from './messagePreview.ts';
import { noConversation } from './noConversation.ts';
import { notify } from './notifications/notify.ts';
import { ownConversations } from './ownConversations.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence'>;
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
    const added = noted.isNew ? await mention(tx, { staff, messageId: noted.message.id, userIds: mentioned }) : [];
    return { ...noted, added };
  });
  announceMessage(deps, sent);
  await notifyMentioned(deps, staff, { ...sent, userIds: added });
  return sent;
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

/**
 * Keeps whom a note mentions. Answers those it did not mention before, who are to be told. Throws NOT_FOUND for who does
 * not work here.
 */
export async function mention(
  tx: Prisma.TransactionClient,
  { staff, messageId, userIds }: Mention,
): Promise<readonly string[]> {
  const people = { id: { in: [...userIds] }, clientId: staff.clientId, status: 'Active' as const };
  if ((await tx.user.count({ where: people })) < userIds.length) {
    throw domainError('NOT_FOUND', 'Somebody you mention no longer works here.', { field: 'mentionedUserIds' });
  }
  const before = await tx.mention.findMany({ where: { messageId } });
  const known = before.map(({ userId }) => userId);
  const added = userIds.filter((userId) => !known.includes(userId));
  await tx.mention.deleteMany({ where: { messageId, userId: { notIn: [...userIds] } } });
  await tx.mention.createMany({ data: added.map((userId) => ({ messageId, userId })) });
  return added;
}

type Note = Pick<Sent, 'message' | 'conversation'> & { userIds: readonly string[] };

/** Tells people that a note mentions them. */
export function notifyMentioned(deps: Deps, { user }: StaffMember, { message, conversation, userIds }: Note) {
  const { id, body, attachments = [] } = message;
  const preview = messagePreview({ body, attachments });
  return notify(deps, { kind: 'Mention', conversation, userIds, actor: user, message: { id, preview } });
}
