import type { Columns, ConversationChange, Labels, Standing } from './conversationChange.ts';

/** The change that takes it back: what was changed, as it was before. */
export function undoOf(before: Standing, after: Columns, { addLabelIds, removeLabelIds }: Labels): ConversationChange {
  const isStageChanged =
    after.status !== before.status ||
    after.handledBy !== before.handledBy ||
    after.snoozedUntil?.getTime() !== before.snoozedUntil?.getTime();
  // Nobody had it: to take it over again would give it to whoever undoes.
  const isHandedBack = before.handledBy === 'Agent' && after.handledBy !== 'Agent';
  const isToBeNobodys = before.assigneeId === null && (after.assigneeId !== null || isHandedBack);
  const unassign = [
    ...(isToBeNobodys ? (['Assignee'] as const) : []),
    ...(after.teamId !== null && before.teamId === null ? (['Team'] as const) : []),
  ];
  const isUnread = before.containMessagesUnreadByAgents;
  return {
    id: before.id,
    ...(isStageChanged && { status: before.status, handledBy: before.handledBy, snoozedUntil: before.snoozedUntil }),
    // Also where it stayed: to hand back would take it away.
    ...(before.assigneeId !== null &&
      (isStageChanged || after.assigneeId !== before.assigneeId) && { assigneeId: before.assigneeId }),
    ...(before.teamId !== null && after.teamId !== before.teamId && { teamId: before.teamId }),
    ...(unassign.length > 0 && { unassign }),
    ...(after.priority !== before.priority && { priority: before.priority }),
    ...(addLabelIds.length > 0 && { removeLabelIds: addLabelIds }),
    ...(removeLabelIds.length > 0 && { addLabelIds: removeLabelIds }),
    ...(after.containMessagesUnreadByAgents !== isUnread && {
      isUnread,
      ...(isUnread && before.unreadCount > 0 && { unreadCount: before.unreadCount }),
    }),
  };
}
