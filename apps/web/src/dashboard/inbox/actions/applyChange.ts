import { type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { type ConversationChange } from '#generated/UpdateConversations';

/** Shows a change before the server has answered. People, teams and labels are known by name: they were chosen from a list. */
export function applyChange(store: RecordSourceProxy, change: ConversationChange) {
  const conversation = store.get(change.id);
  if (!conversation) return;
  applyStage(conversation, change);
  if (change.priority) conversation.setValue(change.priority, 'priority');
  if (change.isUnread != null) {
    conversation.setValue(change.isUnread, 'containMessagesUnreadByAgents');
    if (!change.isUnread) conversation.setValue(0, 'unreadCount');
    else if (change.unreadCount != null) conversation.setValue(change.unreadCount, 'unreadCount');
  }
  link(store, conversation, 'assignee', change.assigneeId, change.unassign?.includes('Assignee'));
  link(store, conversation, 'team', change.teamId, change.unassign?.includes('Team'));
  applyLabels(store, conversation, change);
}

/** What follows for status and handler, as the server has it: with the assistant is Pending. */
function applyStage(conversation: RecordProxy, { status, handledBy, snoozedUntil }: ConversationChange) {
  const isWithPeople = handledBy === 'Agent';
  const implied = handledBy ? (isWithPeople ? 'Open' : 'Pending') : undefined;
  const next = status ?? implied;
  if (!next) return;
  conversation.setValue(next, 'status');
  conversation.setValue(next === 'Snoozed' ? (snoozedUntil ?? null) : null, 'snoozedUntil');
  if (handledBy) conversation.setValue(handledBy, 'handledBy');
  if (next === 'Resolved' || next === 'Pending') conversation.setValue(null, 'waitingSince');
}

function link(
  store: RecordSourceProxy,
  conversation: RecordProxy,
  field: 'assignee' | 'team',
  id: string | null | undefined,
  isTakenAway = false,
) {
  const owner = id ? store.get(id) : null;
  // Whoever has been only a name so far has no picture yet; were it missing, the whole list would wait for the answer.
  if (owner && field === 'assignee' && owner.getValue('avatar') === undefined) owner.setValue(null, 'avatar');
  if (owner) conversation.setLinkedRecord(owner, field);
  else if (isTakenAway) conversation.setValue(null, field);
}

function applyLabels(
  store: RecordSourceProxy,
  conversation: RecordProxy,
  { addLabelIds, removeLabelIds }: ConversationChange,
) {
  if (!addLabelIds?.length && !removeLabelIds?.length) return;
  const labels = conversation.getLinkedRecords('labels');
  if (!labels) return;
  const kept = labels.filter((label) => !removeLabelIds?.includes(label.getDataID()));
  const added = (addLabelIds ?? []).filter((id) => !kept.some((label) => label.getDataID() === id));
  const next = [...kept, ...added.flatMap((id) => store.get(id) ?? [])];
  conversation.setLinkedRecords(
    next.toSorted((a, b) => String(a.getValue('name')).localeCompare(String(b.getValue('name')))),
    'labels',
  );
}
