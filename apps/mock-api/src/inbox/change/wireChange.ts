import type {
  ConversationChange as ConversationChangeInput,
  ConversationLeftInput,
  ConversationUndo,
} from '#__generated__/resolvers.ts';
import { priorityOf, storedPriority } from '../conversations/priority.ts';
import type { ConversationChange, Left } from './conversationChange.ts';

/** A change as the contract says it, with the priority as it is stored. */
export function conversationChange({ priority, left, ...change }: ConversationChangeInput): ConversationChange {
  return {
    ...change,
    ...(priority && { priority: storedPriority(priority) }),
    ...(left && { left: conversationLeft(change.id, left) }),
  };
}

const conversationLeft = (id: string, left: ConversationLeftInput): Left => ({
  id,
  status: left.status,
  handledBy: left.handledBy,
  snoozedUntil: left.snoozedUntil ?? null,
  assigneeId: left.assigneeId ?? null,
  teamId: left.teamId ?? null,
  priority: storedPriority(left.priority),
});

/** The other way round. */
export function conversationUndo({ id, priority, left, ...change }: ConversationChange): ConversationUndo {
  return {
    conversationId: id,
    ...change,
    ...(priority != null && { priority: priorityOf(priority) }),
    ...(left && { left: { ...left, priority: priorityOf(left.priority) } }),
  };
}
