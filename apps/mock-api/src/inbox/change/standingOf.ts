import type { Prisma } from '@parley/db';
import { noConversations } from '../conversations/noConversation.ts';
import { unansweredOf } from '../conversations/unanswered.ts';
import type { ConversationChange, Standing } from './conversationChange.ts';

type Asked = { ids: readonly string[]; changes: readonly ConversationChange[] };

/** The conversations with all that these changes of them depend on, in the order of `ids`. Throws NOT_FOUND, with `ids`. */
export async function standingOf(
  tx: Prisma.TransactionClient,
  clientId: string,
  { ids, changes }: Asked,
): Promise<Standing[]> {
  const rows = await tx.conversation.findMany({ where: { id: { in: [...ids] }, clientId } });
  const found = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) throw noConversations(missing);
  const labels = await tx.conversationLabel.findMany({ where: { conversationId: { in: [...ids] } } });
  const unanswered = await unansweredOf(tx, changesWait(changes) ? ids : []);
  return ids.flatMap((id) => {
    const row = found.get(id);
    const labelIds = labels.filter(({ conversationId }) => conversationId === id).map(({ labelId }) => labelId);
    return row ? { ...row, labelIds, unanswered: unanswered(id) } : [];
  });
}

/** Whether somebody may begin to wait for a person by these changes. */
function changesWait(changes: readonly ConversationChange[]): boolean {
  return changes.some(({ status, handledBy, unassign }) => status || handledBy || unassign?.includes('Assignee'));
}
