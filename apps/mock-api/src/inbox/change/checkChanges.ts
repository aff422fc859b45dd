import { domainError } from '#errors.ts';
import type { ConversationChange } from './conversationChange.ts';

const MOST = 100;
const MOST_LABELS = 50;
const LONGEST_SNOOZE_MS = 2 * 366 * 24 * 60 * 60_000;

/** Refuses changes that cannot be meant. Throws BAD_INPUT with `field`. */
export function checkChanges(changes: readonly ConversationChange[], now: Date): void {
  if (changes.length === 0 || changes.length > MOST) {
    throw bad('changes', `Change 1 to ${MOST} conversations at once.`);
  }
  if (new Set(changes.map(({ id }) => id)).size < changes.length) {
    throw bad('changes', 'Name each conversation once.');
  }
  for (const change of changes) checkChange(change, now);
}

function checkChange(change: ConversationChange, now: Date): void {
  const { assigneeId, teamId, unassign, addLabelIds, removeLabelIds, isUnread, unreadCount } = change;
  checkSnooze(change, now);
  if (unreadCount != null && !isUnread) throw bad('unreadCount', 'Only what is unread has messages that are new.');
  if (unassign?.includes('Assignee') && assigneeId)
    throw bad('unassign', 'Name an assignee or take it away, not both.');
  if (unassign?.includes('Team') && teamId) throw bad('unassign', 'Name a team or take it away, not both.');
  const labels = [...(addLabelIds ?? []), ...(removeLabelIds ?? [])];
  if (labels.length > MOST_LABELS) throw bad('addLabelIds', `Change at most ${MOST_LABELS} labels at once.`);
}

type Snooze = Pick<ConversationChange, 'status' | 'snoozedUntil'>;

/** Refuses a snooze that cannot be meant. Throws BAD_INPUT with `field`. */
export function checkSnooze({ status, snoozedUntil }: Snooze, now: Date): void {
  if (!snoozedUntil) return;
  if (status !== 'Snoozed') throw bad('snoozedUntil', 'Only what is snoozed has a time to come back.');
  const ahead = snoozedUntil.getTime() - now.getTime();
  if (ahead <= 0) throw bad('snoozedUntil', 'Snooze until a time that is still to come.');
  if (ahead > LONGEST_SNOOZE_MS) throw bad('snoozedUntil', 'Snooze for at most two years.');
}

const bad = (field: string, message: string) => domainError('BAD_INPUT', message, { field });
