import type { Conversation, Prisma } from '@parley/db';
import { messagePreview } from '#inbox/messages/messagePreview.ts';
import type { MessageRow } from '#inbox/messages/messageRow.ts';
import { isWithPeople, unansweredOf } from './unanswered.ts';

/** What both sides see, and was not taken back. */
const SAID = { kind: 'Text', takenBackAt: null } as const;

type Columns = Prisma.ConversationUncheckedUpdateInput;

/** What a changed message makes of its conversation's row: nothing, unless the row shows it. */
export async function previewAfter(tx: Prisma.TransactionClient, message: MessageRow): Promise<Columns> {
  if (message.kind !== 'Text') return {};
  const { conversationId } = message;
  const last = await tx.message.findFirst({ where: { conversationId, ...SAID }, orderBy: { sequence: 'desc' } });
  if (last?.id !== message.id) return {};
  return { lastMessagePreview: messagePreview({ body: message.body, attachments: message.attachments ?? [] }) };
}

/**
 * What its conversation's row says once an agent's message is taken back: what was said before is the last again, as is
 * when, and who waited for an answer, or for a person, still does.
 */
export async function conversationWithout(
  tx: Prisma.TransactionClient,
  { id, status, assigneeId, createdAt }: Conversation,
  { kind }: MessageRow,
): Promise<Columns> {
  const hasAttachments = (await tx.attachment.count({ where: { message: { conversationId: id } } })) > 0;
  if (kind !== 'Text') return { hasAttachments };
  const last = await tx.message.findFirst({
    where: { conversationId: id, ...SAID },
    orderBy: { sequence: 'desc' },
    include: { attachments: true },
  });
  const firstReply = await tx.message.findFirst({
    where: { conversationId: id, ...SAID, author: 'Agent' },
    orderBy: { sequence: 'asc' },
  });
  const { waitingSince, handoffRequestedAt } = (await unansweredOf(tx, isWithPeople(status) ? [id] : []))(id);
  return {
    hasAttachments,
    waitingSince,
    handoffRequestedAt: assigneeId === null ? handoffRequestedAt : null,
    firstAgentReplyAt: firstReply?.createdAt ?? null,
    lastMessagePreview: last ? messagePreview(last) : '',
    lastMessageAuthor: last?.author ?? 'System',
    lastActivityAt: last?.createdAt ?? createdAt,
  };
}
