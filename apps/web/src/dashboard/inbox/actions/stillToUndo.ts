import { type ConversationChange } from '#generated/UpdateConversations';
import { type StoredStanding } from './storedStanding.ts';

/** Said where something of an undo is left alone. */
export const STAYS = 'What was changed again meanwhile stays as it is.';

/**
 * What of an undo is still to be done: what has been changed since the act that it takes back is whoever's who changed it,
 * and stays. `left`: as the act left the conversation, `now`: as it stands.
 */
export function stillToUndo(undo: ConversationChange, left: StoredStanding, now: StoredStanding): ConversationChange {
  const { status, handledBy, snoozedUntil, assigneeId, teamId, priority, unassign, ...rest } = undo;
  const isTheirs = (read: (standing: Partial<StoredStanding>) => unknown) =>
    read(now) !== read(left) && read(now) !== read({ ...undo });
  const stage = (one: Partial<StoredStanding>) => [one.status, one.handledBy, one.snoozedUntil ?? null].join(' ');
  const isAssigneeTheirs = isTheirs((one) => one.assigneeId ?? null);
  // Who has taken it on since would lose it by its going back to the assistant.
  const isTakenOn = isAssigneeTheirs && now.assigneeId !== null && handledBy != null && handledBy !== 'Agent';
  const isStageTheirs = isTakenOn || isTheirs(stage);
  const isTeamTheirs = isTheirs((one) => one.teamId ?? null);
  const isPriorityTheirs = isTheirs((one) => one.priority);
  return {
    ...rest,
    ...(!isStageTheirs && { status, handledBy, snoozedUntil }),
    ...(!isAssigneeTheirs && { assigneeId }),
    ...(!isTeamTheirs && { teamId }),
    ...(!isPriorityTheirs && { priority }),
    unassign: unassign && unassign.filter((owner) => !(owner === 'Assignee' ? isAssigneeTheirs : isTeamTheirs)),
  };
}
