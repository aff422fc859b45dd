import type { Conversation, Prisma } from '@parley/db';
import { messagePreview } from './messagePreview.ts';
import type { MessageRow } from './messageRow.ts';

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
 * What its conversation's row says once an agent's message is taken back: what was said before is the last again, and
 * who waited for an answer still does. The instant of the last activity stays: somebody has been there.
 */
export async function conversationWithout(
  tx: Prisma.TransactionClient,
  { id, status }: Conversation,
  { kind }: MessageRow,
): Promise<Columns> {
  const hasAttachments = (await tx.attachment.count({ where: { message: { conversationId: id } } })) > 0;
  if (kind !== 'Text') return { hasAttachments };
  const last = await tx.message.findFirst({
    where: { conversationId: id, ...SAID },
    orderBy: { sequence: 'desc' },
    include: { attachments: true },
  });
  const firstReply = await replyAt(tx, id, 'asc');
  const waitingSince = status === 'Open' || status === 'Snoozed' ? await unansweredSince(tx, id) : null;
  return {
    hasAttachments,
    waitingSince,
    firstAgentReplyAt: firstReply?.createdAt ?? null,
    lastMessagePreview: last ? messagePreview(last) : '',
    lastMessageAuthor: last?.author ?? 'System',
  };
}

const replyAt = (tx: Prisma.TransactionClient, conversationId: string, sequence: 'asc' | 'desc') =>
  tx.message.findFirst({ where: { conversationId, ...SAID, author: 'Agent' }, orderBy: { sequence } });

async function unansweredSince(tx: Prisma.TransactionClient, conversationId: string): Promise<Date | null> {
  const answer = await replyAt(tx, conversationId, 'desc');
  const asked = await tx.message.findFirst({
    where: { conversationId, author: 'Visitor', sequence: { gt: answer?.sequence ?? 0 } },
    orderBy: { sequence: 'asc' },
  });
  return asked?.createdAt ?? null;
}
