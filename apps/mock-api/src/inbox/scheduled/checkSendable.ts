import type { Conversation, Prisma, ScheduledMessage } from '@parley/db';
import { permissionsOf } from '#auth/users.ts';
import type { Sender } from '#inbox/messages/appendMessage.ts';

type Due = Pick<ScheduledMessage, 'conversationId' | 'authorId' | 'cancelIfReply' | 'afterSequence'> & {
  conversation: Pick<Conversation, 'clientId' | 'visitorName'>;
};
/** `because`: the end of a sentence. */
export type Verdict = { sender: Sender } | { because: string };

/** Who sends a scheduled message that is due, or why it is not to be sent. */
export async function checkSendable(tx: Prisma.TransactionClient, due: Due): Promise<Verdict> {
  const { authorId, conversation } = due;
  const author = authorId && (await tx.user.findUnique({ where: { id: authorId, clientId: conversation.clientId } }));
  if (!author || author.status !== 'Active') return { because: 'they no longer work here' };
  // Who had the right when they scheduled it may have lost it since.
  const { MANAGE_CONVERSATIONS: mayWrite } = await permissionsOf({ db: tx }, author);
  if (!mayWrite) return { because: 'they may no longer write to visitors' };
  if (await hasReplied(tx, due)) return { because: `${conversation.visitorName} wrote first` };
  return { sender: { author: 'Agent', id: author.id, name: author.name } };
}

/** By their place, since two messages can be of one millisecond and clocks are put back. */
async function hasReplied(tx: Prisma.TransactionClient, { conversationId, cancelIfReply, afterSequence }: Due) {
  if (!cancelIfReply) return false;
  const reply = { conversationId, author: 'Visitor', kind: 'Text', sequence: { gt: afterSequence } } as const;
  return (await tx.message.findFirst({ where: reply, select: { id: true } })) !== null;
}
