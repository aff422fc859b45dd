import type { ConversationStatus } from '@parley/db';
import type { By, Columns, ConversationChange, Standing } from './conversationChange.ts';
import { isWithPeople } from '../conversations/unanswered.ts';

/** The columns of a conversation once it has been changed. */
export function columnsAfter(standing: Standing, change: ConversationChange, { actor, now }: By): Columns {
  const { status, handledBy } = stageAfter(standing, change);
  const isTakenOver = handledBy === 'Agent' && standing.handledBy !== 'Agent' && change.handledBy === 'Agent';
  const isHandedBack = handledBy !== 'Agent' && standing.handledBy === 'Agent';
  const kept = isHandedBack ? null : (standing.assigneeId ?? (isTakenOver ? actor.id : null));
  const assigneeId = change.unassign?.includes('Assignee') ? null : (change.assigneeId ?? kept);
  const unread = change.isUnread ?? standing.containMessagesUnreadByAgents;
  return {
    status,
    handledBy,
    assigneeId,
    teamId: change.unassign?.includes('Team') ? null : (change.teamId ?? standing.teamId),
    priority: change.priority ?? standing.priority,
    snoozedUntil: snoozedUntilAfter(standing, change, status),
    resolvedAt: status === 'Resolved' ? (standing.resolvedAt ?? now) : null,
    ...waitAfter(standing, { status, assigneeId }),
    containMessagesUnreadByAgents: unread,
    unreadCount: unread ? unreadAfter(standing, change) : 0,
    agentReadAt: standing.containMessagesUnreadByAgents && !unread ? now : standing.agentReadAt,
  };
}

/** What was new before it was read is so again; what has come since is among it, so that undoing twice counts it once. */
function unreadAfter({ unreadCount, lastVisitorSequence }: Standing, change: ConversationChange): number {
  return Math.max(unreadCount, Math.min(change.unreadCount ?? 0, lastVisitorSequence));
}

/** Status and handler go together: what is with the assistant is Pending, what people work on is not. */
function stageAfter(standing: Standing, change: ConversationChange): Pick<Columns, 'status' | 'handledBy'> {
  const { status, handledBy } = standing;
  if (change.status && change.handledBy) return { status: change.status, handledBy: change.handledBy };
  if (change.handledBy) {
    const isWithPeople = change.handledBy === 'Agent';
    const own = isWithPeople && status === 'Pending' ? 'Open' : status;
    return { handledBy: change.handledBy, status: isWithPeople ? own : 'Pending' };
  }
  if (change.status === 'Pending') return { status: 'Pending', handledBy: handledBy === 'Agent' ? 'AI' : handledBy };
  if (change.status === 'Open' || change.status === 'Snoozed') return { status: change.status, handledBy: 'Agent' };
  return { status: change.status ?? status, handledBy };
}

function snoozedUntilAfter(standing: Standing, change: ConversationChange, status: ConversationStatus) {
  if (status !== 'Snoozed') return null;
  return change.status === 'Snoozed' ? (change.snoozedUntil ?? null) : standing.snoozedUntil;
}

/** The visitor waits while people have the conversation; whoever it is given to has heard that a person was asked for. */
function waitAfter(
  standing: Standing,
  { status, assigneeId }: Pick<Columns, 'status' | 'assigneeId'>,
): Pick<Columns, 'waitingSince' | 'handoffRequestedAt'> {
  const { waitingSince, handoffRequestedAt, unanswered } = standing;
  if (!isWithPeople(status)) return { waitingSince: null, handoffRequestedAt: null };
  const waited = isWithPeople(standing.status);
  const isUpForGrabs = assigneeId === null;
  const stayed = waited && standing.assigneeId === null ? handoffRequestedAt : unanswered.handoffRequestedAt;
  return {
    waitingSince: waited ? waitingSince : unanswered.waitingSince,
    handoffRequestedAt: isUpForGrabs ? stayed : null,
  };
}
