import type { ConversationChange as ConversationChangeInput, ConversationUndo } from '#__generated__/resolvers.ts';
import { priorityOf, storedPriority } from '../conversations/priority.ts';
import type { ConversationChange } from './conversationChange.ts';

/** A change as the contract says it, with the priority as it is stored. */
export function conversationChange({ priority, ...change }: ConversationChangeInput): ConversationChange {
  return { ...change, ...(priority && { priority: storedPriority(priority) }) };
}

/** The other way round. */
export function conversationUndo({ id, priority, ...change }: ConversationChange): ConversationUndo {
  return { conversationId: id, ...change, ...(priority != null && { priority: priorityOf(priority) }) };
}
