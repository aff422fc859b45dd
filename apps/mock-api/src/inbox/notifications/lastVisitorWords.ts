import type { Conversation } from '@parley/db';
import type { Context } from '#context.ts';
import { messagePreview } from '#inbox/messages/messagePreview.ts';

/**
 * What the visitor said last, as a preview; empty where they have said nothing. Of the conversation itself only what anybody
 * said last is known, which is the assistant's answer as a rule.
 */
export async function lastVisitorWords(
  { db }: Pick<Context, 'db'>,
  { id: conversationId }: Pick<Conversation, 'id'>,
): Promise<string> {
  const message = await db.message.findFirst({
    where: { conversationId, author: 'Visitor', takenBackAt: null },
    orderBy: { sequence: 'desc' },
    include: { attachments: { select: { name: true } } },
  });
  return message ? messagePreview(message) : '';
}
